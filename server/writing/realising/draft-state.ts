import type { NumberSet } from "./number-set.ts";

/** What has been said so far in one draft. */
export type State = {
  used: Set<string>;
  placeInMind: string | null;
  openers: string[];
  leads: Set<string>;
  startsParagraph: boolean;
  words: number;
  firstPersons: number;
  feelings: number;
  hedges: number;
  short: number;
  /** How often each employer has been named. */
  named: Map<string, number>;
  /** How often each skill has been told, by its fact. */
  told: Map<string, number>;
  /** How often each post has been said by its title. */
  titled: Map<string, number>;
  /** Stretches of time told already. */
  durations: Set<string>;
  /** Every five words in a row that stand already. */
  said: NumberSet;
};

/** `said` is emptied: drafts are written one after the other. */
export function createState(said: NumberSet): State {
  said.clear();
  return {
    used: new Set(),
    placeInMind: null,
    openers: [],
    leads: new Set(),
    startsParagraph: true,
    words: 0,
    firstPersons: 0,
    feelings: 0,
    hedges: 0,
    short: 0,
    named: new Map(),
    told: new Map(),
    titled: new Map(),
    durations: new Set(),
    said,
  };
}
