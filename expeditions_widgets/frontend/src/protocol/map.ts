/* The route game's map: its board, told once in the trait `board`, and what lies on it at one moment. */

export interface MapPlace {
  code: string;
  name: string;
  short: string; // a shorter name for the map, mostly the same
  kind: "start" | "green" | "blue" | "red";
  lon: number; // within the frame: may be above 180
  lat: number;
  edge: boolean; // drawn at both sides of the frame, and one place all the same
  wish: string; // where its label would like to stand: "N", "SW"; with "wishRight" for an edge place's other copy
  wishRight: string;
  fact: string;
  label: string; // "Timbuktu, card place": what a screen reader hears where `told` adds nothing
}

export interface MapLink {
  a: string;
  b: string;
  dashed: boolean; // over sea
  side: "left" | "right" | null; // which copy of an edge place it leads to
}

export interface MapFrame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface LegendEntry {
  sign: "start" | "green" | "blue" | "red" | "own" | "open" | "token" | "edge";
  text: string;
}

export interface MapWords {
  map: string; // the map's accessible name and how to move about in it
  zoomIn: string;
  zoomOut: string;
  whole: string;
  toMove: string;
  view: string; // name of the group of zoom buttons
  legend: string; // name of the legend
  skip: string; // the link past the map to the list of moves
}

/** A sea: its name stands wherever within these degrees it covers nothing. */
export interface MapSea {
  name: string;
  area: MapFrame;
}

export interface MapBoard {
  name: string;
  frame: MapFrame;
  land: number[][]; // outlines: longitude, latitude, longitude, latitude, …
  seas: MapSea[];
  places: MapPlace[];
  links: MapLink[];
  legend: LegendEntry[];
  words: MapWords;
}

export interface MapJourney {
  expedition: string; // "a", "v", "s"
  arrows: string[][]; // [tail, tip] in the order laid
  closed: number[]; // arrows that closed a loop, by number from 0
  loops: number[]; // arrows that a closed loop made due
  head: string | null; // null before it sets out
}

export interface MapToken {
  place: string;
  letter: string;
  seat: number; // 0 to 5: its outline
  own: boolean;
}

export interface MapScene {
  journeys: MapJourney[]; // always Amber, Violet, Slate; none of them on a map without a game
  tokens: MapToken[];
  own: string[]; // places of the viewer's cards
  open: string[]; // places of the open cards
  reached: string | null; // the place last reached: its fact is shown
  told: Record<string, string>; // by place: the whole label where something lies there
  marks?: string[]; // places that a comment or a question points at
  nameless?: boolean; // no name is shown, and none is found by its letters: a quiz asks for them
}

export interface MapChoice {
  id: string; // sent back as {type: "press", id}
  expedition: string; // "" for a token
  tail: string; // "" for a token
  tip: string;
  label: string; // "Galápagos Islands"
  effect: string; // "open card: yours, +1"
  act: string; // "Lay Slate to Galápagos Islands"
  on?: boolean; // it lies there already: choosing takes it away
}

export interface MapTail {
  place: string;
  label: string;
  effect: string; // "3 ways on"
}
