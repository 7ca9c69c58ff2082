import words from "./place-words.json" with { type: "json" };

/** Words that no place has in its name. */
export const noPlaces: readonly string[] = words.noPlaces;

/** Parts of names of streets. */
export const streetWords: readonly string[] = words.streetWords;

/** What an estate of firms is called, before or behind its own name: no town. */
export const siteWords: readonly string[] = words.siteWords;

/** First words of the parts of an authority or a university. */
export const departmentLeads: readonly string[] = words.departmentLeads;

/** What stands before a town in the name of its administration. */
export const townAuthorities: readonly string[] = words.townAuthorities;

/** Words in small letters that names of places have. */
export const smallPlaceWords: readonly string[] = words.smallPlaceWords;

/** Before the name of a town. */
export const placeLeads: readonly string[] = words.placeLeads;

/** Kinds of contracts and hours, as boards print them beside the town. */
export const contractWords: readonly string[] = words.contractWords;
