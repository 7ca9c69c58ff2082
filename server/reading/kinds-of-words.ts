import { oneOf } from "#shared/words/word-pattern.ts";
import further from "./lexicon/further-words.json" with { type: "json" };
import places from "./lexicon/places.json" with { type: "json" };
import words from "./lexicon/words.json" with { type: "json" };
import { remember, toPlain, wordPattern } from "./plain-text.ts";
import tables from "./words/titles.json" with { type: "json" };

const title = wordPattern(...Object.values(words.titles), ...further.titles);
const company = wordPattern(...[words.companies, ...further.companies].map(withDots));
const legalForm = wordPattern(words.legalForms.replaceAll(".", "\\."));
const endsAsTitle = new RegExp(`(?:${title.source})\\W*$`, "u");
const knownCompany = wordPattern(words.companyHints);
const sector = new RegExp(`(?:${wordPattern(words.sectors).source})$`, "u");
const institution = wordPattern(...[words.institutions, ...further.institutions].map(withDots));
const degree = wordPattern(words.degrees, ...further.degrees.map(withDots));
const country = new RegExp(`^(?:${wordPattern(places.countries, places.regions, ...further.countries).source})$`, "u");
const city = new RegExp(`^(?:${wordPattern(places.cities, ...further.cities).source})$`, "u");
const state = new RegExp(String.raw`^(?:${places.states})(?:\s+\d{5}(?:-\d{4})?)?$`);
const street = wordPattern(places.streets, ...further.streets.map(withDots));
/** German writes a title as one word ("Entwicklungsingenieurin"), so its end is enough. */
const germanTitle = new RegExp(String.raw`\p{L}{3,}${oneOf(tables.germanTitle)}(?:in)?(?!\p{L})`, "u");
const compoundInstitution = /\p{L}{2,}(universitat|hochschule|schule|gymnasium|kolleg|akademie|institut)(?!\p{L})/u;
const compoundCompany =
  /\p{L}{2,}(werke?|bank|haus|klinik|kasse|verlag|technik|bau|soft|tech|systems|labs?|corp|ware)(?!\p{L})/u;

const titleEndings = further.titleEndings.map(toPlain);
const institutionEndings = further.institutionEndings.map(toPlain);
const degreeEndings = further.degreeEndings.map(toPlain);

/** Dutch and Swedish put words together as German does, so the end of one is enough. */
function hasEnding(plain: string, endings: readonly string[]): boolean {
  return plain
    .split(/[^\p{L}]+/u)
    .some((word) => endings.some((end) => word.length > end.length + 2 && word.endsWith(end)));
}

function withDots(list: string): string {
  return list.replaceAll(".", "\\.");
}

/** "Two years of it, but got there": the small English word is no French degree. */
const butWord = /(?<=\S\s)but(?=\s\p{Ll})/gu;
/** "MS Project" is no Master of Science. */
const officeTool =
  /(?<!\p{L})ms[ -](?:365|access|dynamics|excel|office|outlook|powerpoint|project|sql|teams|visio|word)(?!\p{L})/gu;

/** "Managerin", "Referentinnen": German's ending for women behind a title that the lists have without it. */
const forWomen = /(?<=\p{L}{3}(?:er|or|eur|ent|ant|ist|arzt))in(?:nen)?(?!\p{L})/gu;

/** How much a text looks like a job title: 0 not, 1 a little, 2 or more clearly. */
export const titleScore = remember((text: string): number => {
  const plain = toPlain(text).replace(forWomen, "");
  if (!title.test(plain) && !germanTitle.test(plain) && !hasEnding(plain, titleEndings)) return 0;
  const length = plain.split(/\s+/).length;
  // "Volunteer Freight Lines": where a title's word only begins the text, it may be a name.
  const bare = plain.replace(/\s*\([^()]*\)\s*$/, "");
  const sure = endsAsTitle.test(bare) || germanTitle.test(plain) || hasEnding(plain, titleEndings) ? 0 : 0.8;
  return (length <= 6 ? 3 : length <= 10 ? 2.4 : 1.3) - sure;
});

/** How much a text looks like the name of an employer. */
export const companyScore = remember((text: string): number => {
  const plain = toPlain(text);
  if (sector.test(plain)) return -2;
  if (legalForm.test(plain)) return 4;
  // "Systems Analyst", "Sales Manager Retail": what a title is about also stands in names of employers.
  if (endsAsTitle.test(plain) || germanTitle.test(plain) || hasEnding(plain, titleEndings)) return 0;
  if (company.test(plain)) return 3;
  if (knownCompany.test(plain)) return 3;
  return compoundCompany.test(plain) ? 1 : 0;
});

/** "Bringt alles mit": the small German word is no institute of technology. */
const smallMit = /(?<!\p{L})[Mm]it(?!\p{L})/gu;

export const isInstitution = remember((text: string): boolean => {
  const plain = toPlain(text.replace(smallMit, ""));
  return institution.test(plain) || compoundInstitution.test(plain) || hasEnding(plain, institutionEndings);
});

export const isDegree = remember((text: string): boolean => {
  const plain = toPlain(text.replace(butWord, "")).replace(officeTool, "");
  return degree.test(plain) || hasEnding(plain, degreeEndings);
});

export const isSector = remember((text: string): boolean => {
  return sector.test(toPlain(text));
});

/** A town, region or country, or several of them by commas: nothing else in the text. */
export const isPlace = remember((text: string): boolean => {
  const parts = text
    .replace(/[()]/g, "")
    .split(/[,/]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0 || parts.length > 4) return false;
  const last = parts.at(-1) ?? "";
  const isKnown = (part: string) => state.test(part) || country.test(toPlain(part)) || city.test(toPlain(part));
  if (!isKnown(last) && !(isKnown(parts[0] ?? "") && parts.length > 1)) return false;
  // "Ferrandi, Paris": what stands before a town is mostly no place.
  if (parts.length > 1 && city.test(toPlain(last)) && !state.test(last) && !parts.every(isKnown)) return false;
  return parts.every((part) => isKnown(part) || /^[\p{Lu}\p{Script=Han}\d][\p{L}\d .'’-]{1,30}$/u.test(part));
});

export function hasStreet(text: string): boolean {
  return /(?<!\p{L})\d/u.test(text) && street.test(toPlain(text));
}
