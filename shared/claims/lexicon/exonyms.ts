import type { Names } from "./acronyms.ts";
import tables from "./exonyms.json" with { type: "json" };

/** Names of countries as the four languages write them, and the words made of them; one a row, folded. */
export const countryNames: readonly Names[] = tables.countries;

/** The same for towns, rivers and regions. */
export const placeNames: readonly Names[] = tables.places;
