/* Which exercises are solved: what their widgets show, or what the browser kept of them. */

/** Whether the parts hold exercises and all of them are solved. */
export function isDone(parts: readonly HTMLElement[]): boolean {
  const all = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>("[data-save]:has(.exp-exercise)")]);
  return all.length > 0 && all.every((one) => one.querySelector("[data-done]") !== null || wasDone(one.dataset["save"]!));
}

function wasDone(key: string): boolean {
  try {
    return (Object(JSON.parse(localStorage.getItem(key) ?? "{}")) as { done?: unknown }).done === true;
  } catch {
    return false;
  }
}
