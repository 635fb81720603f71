/* A lesson being written: fields with what is wrong beside them, the exercise to try, and what leaves the page. */
import type { Choice } from "./form.js";
import type { Button } from "./parts.js";

export interface WriterField {
  name: string; // "options.2.reason": comes back as a value's name; a check's chosen options joined by commas
  kind: "text" | "area" | "pick" | "radio" | "check";
  label: string; // empty where the one option says it
  help: string;
  value: string;
  options: Choice[];
  faults: string[];
}

/** Fields that belong together, one row of a list. */
export interface WriterRow {
  title: string; // empty for none
  fields: WriterField[];
  faults: string[];
  buttons: Button[];
}

export interface WriterPart {
  id: string;
  title: string;
  about: string;
  fields: WriterField[];
  faults: string[];
  rows: WriterRow[];
  buttons: Button[];
  folded: boolean; // out of sight until asked for
  picture: string; // an SVG, or empty
}

/** One exercise of the lesson, to be opened. */
export interface WriterTab {
  id: string; // a button's
  label: string;
  note: string; // "2 things to do"
  current: boolean;
}

export interface WriterTodo {
  title: string;
  said: string;
  items: string[];
  well: boolean;
  button: Button;
}

/** A text to copy, or with the name of a file to save as one. */
export interface WriterText {
  name: string;
  title: string;
  about: string;
  label: string;
  text: string; // empty while there is none
  file: string; // empty for one that is copied
  copied: string;
  refused: string;
}

/** A lesson being written. What is pressed in it comes back as {type: "submit"} with all fields, and as "press". */
export interface Writer {
  form: string; // which fields these are: goes back with their values
  title: string;
  intro: string;
  lesson: WriterPart;
  tabsLabel: string;
  tabs: WriterTab[];
  buttons: Button[];
  formTitle: string;
  parts: WriterPart[];
  tryTitle: string;
  tryAbout: string; // why there is no exercise to try yet; empty if there is one
  todo: WriterTodo;
  cell: WriterText;
  notebook: WriterText;
  nextTitle: string;
  next: string[][]; // what a command does, and the command
}
