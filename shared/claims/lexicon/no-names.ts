import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "./no-names.json" with { type: "json" };
/** Before the name of a lake, a river or a range: where one was, not for whom one worked. */
export const landscape = new RegExp(
  String.raw`(?:-en-|outre-|haute?s?-|(?<!\p{L})${oneOf(tables.landscapes)}(?: ${oneOf(tables.beforeLandscapes)}|['’ ]))$`,
  "u",
);

/** What sentences begin with, and no name does. */
export const openers: ReadonlySet<string> = new Set(tables.openers);

/** Titles before people, and pronouns of politeness. */
export const honorifics: ReadonlySet<string> = new Set(tables.honorifics);

/** Days, months, feasts and what else everybody writes as a name. */
export const calendar: ReadonlySet<string> = new Set(tables.calendar);

/** Peoples and parts of the world that English writes as names: where something is from, and no name of its own. */
export const peoples: ReadonlySet<string> = new Set(tables.peoples);
