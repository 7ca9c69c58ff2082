import tables from "./no-names.json" with { type: "json" };
/** Before the name of a lake, a river or a range: where one was, not for whom one worked. */
export const landscape =
  /(?:-en-|outre-|haute?s?-|(?<!\p{L})(?:lake|river|mount|isle of|shores? of|banks? of|valleys? of|hills? of|lac|fleuve|massif|vallee|val|bords?|rives?|sentiers|monts|montagnes|plateau|lago|rio|orillas|valle|sierra|costa|monte|senderos)(?: (?:de |du |des |del |d['’]|de la |de los |la |le )|['’ ]))$/u;

/** What sentences begin with, and no name does. */
export const openers: ReadonlySet<string> = new Set(tables.openers);

/** Titles before people, and pronouns of politeness. */
export const honorifics: ReadonlySet<string> = new Set(tables.honorifics);

/** Days, months, feasts and what else everybody writes as a name. */
export const calendar: ReadonlySet<string> = new Set(tables.calendar);

/** Peoples and parts of the world that English writes as names: where something is from, and no name of its own. */
export const peoples: ReadonlySet<string> = new Set(tables.peoples);
