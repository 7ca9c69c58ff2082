import { z } from "zod";
import { readStored, writeStored } from "#client/lib/browser-storage.ts";
import { lastDesksKey } from "#client/lib/put-aside-keys.ts";
import { type GeneratorState, generatorStateSchema, viewOf } from "./generator-state.schema.ts";

/** More would fill the browser's storage. */
const MOST = 3;

const lastDesksSchema = z.array(generatorStateSchema);

/** Letters and postings that a new letter took the place of, newest first. */
export function readLastDesks(): GeneratorState[] {
  return readStored(lastDesksKey, lastDesksSchema) ?? [];
}

/** There is a letter, or a posting to write one for. */
export function isWorthKeeping(state: GeneratorState): boolean {
  return viewOf({ ...state, editingDetails: false }) !== "form" || state.form.prompt.trim() !== "";
}

/** False where the browser has no room for it. */
export function putAside(state: GeneratorState): boolean {
  return writeLastDesks([state, ...readLastDesks()]);
}

export function writeLastDesks(desks: readonly GeneratorState[]): boolean {
  return writeStored(lastDesksKey, desks.slice(0, MOST));
}

/** Takes a letter that stands in front again out of those that are aside. */
export function forgetAside({ order }: GeneratorState): void {
  writeLastDesks(readLastDesks().filter((desk) => desk.order?.prompt !== order?.prompt));
}
