/* What can be pressed in a state, wherever it stands. */
import type { Button, Calculator, Exercise, RouteTable, State, Table } from "./protocol.js";
import { routesOf } from "./state.js";

export function buttonsOf(state: State): Button[] {
  const { exercise, summary, form } = state;
  const tables = [state.table, exercise?.table].filter((one) => one !== undefined && one !== null);
  return [
    ...tables.flatMap((one) => [...one.buttons, ...(one.cover === null ? [] : [one.cover.button]), ...whys(one)]),
    ...(exercise === undefined
      ? []
      : [...exercise.buttons, ...handsButtons(exercise), ...(exercise.watch?.steps ?? []), ...(exercise.hints.more === null ? [] : [exercise.hints.more])]),
    ...(summary?.buttons ?? []),
    ...(state.calculator === undefined ? [] : calculatorButtons(state.calculator)),
    ...(state.tally?.buttons ?? []),
    ...(state.chart?.buttons ?? []),
    ...(state.lab === undefined ? [] : [...state.lab.presets, state.lab.fresh, ...filesOf(state)]),
    ...(state.writer === undefined ? [] : [...state.writer.buttons, state.writer.todo.button]),
    ...(state.review === undefined ? [] : [...state.review.buttons, ...state.review.sides.flatMap((side) => side.retries)]),
    ...routeButtons(state),
    ...(state.positionHead?.buttons ?? []),
    ...(state.setup === undefined ? [] : [...state.setup.presets, ...state.setup.buttons]),
    ...(form === undefined || form.also === null ? [] : [form.also]),
  ];
}

function routeButtons(state: State): Button[] {
  const { routeEnd, explorer } = state;
  const table = routesOf(state);
  return [
    ...(table === null ? [] : tableButtons(table)),
    ...(routeEnd?.buttons ?? []),
    ...(explorer === undefined ? [] : [explorer.start, ...(explorer.quiz?.buttons ?? [])]),
  ];
}

function handsButtons({ hands }: Exercise): Button[] {
  return hands === undefined ? [] : [hands.toggle, ...hands.buttons];
}

function tableButtons({ buttons, tickets, tools, cover, swap }: RouteTable): Button[] {
  const covered = cover === null ? [] : [cover.button];
  return [...buttons, ...(tickets?.buttons ?? []), ...tools, ...covered, ...(swap === null ? [] : [swap.submit])];
}

function whys({ coach }: Table): Button[] {
  return (coach?.rows ?? []).flatMap(({ why }) => (why === null ? [] : [why]));
}

/** The buttons that ask for a file. */
export function filesOf({ lab }: State): Button[] {
  return lab === undefined ? [] : [...lab.saves, ...lab.parts.flatMap((part) => part.picture ?? [])];
}

function calculatorButtons({ buttons, rounds, sides }: Calculator): Button[] {
  return [...buttons, ...rounds.rounds.flatMap((round) => round.buttons), ...sides.flatMap((side) => side.typed.suits)];
}

/** Whether pressing `id` would do something: a button that is on, or an answer or a move to choose. */
export function canPress(state: State, id: string): boolean {
  return (
    buttonsOf(state).some((one) => one.id === id && one.why === undefined) ||
    (routesOf(state)?.choices ?? []).some((one) => one.id === id) ||
    (state.exercise?.options ?? []).some((one) => one.id === id) ||
    (state.exercise?.watch !== undefined && id.startsWith("turn-"))
  );
}
