import type { Read } from "#shared/postings/posting-reading.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { type Candidate, choose } from "./choose.ts";
import { companyCandidates } from "./company-candidates.ts";
import type { Line } from "./lines.ts";
import { has, type Unit } from "./units.ts";
import { agencyNames } from "./words/naming-words.ts";
import tables from "./words/pattern-words.json" with { type: "json" };

const FIRST_UNITS = 60;

/** The employer; null where the advertiser keeps it to themselves, or nothing names it for sure. */
export function readCompany(posting: {
  text: string;
  lines: readonly Line[];
  units: readonly Unit[];
  role: Read | null;
  isAgency: boolean;
}): Read | null {
  const candidates = posting.isAgency ? [] : companyCandidates(posting);
  const found = choose("company", candidates) ?? withLegalForm(candidates) ?? likeAddress(candidates);
  // With its legal form where that stands somewhere: "Ressources Kanipi inc.".
  const whole = found && candidates.find(({ value }) => isWithForm(value, found.value));
  const named = whole?.value ?? found?.value ?? "";
  const called = candidates.find((each) => isWithArticle(each, named) && !isInText(each.value, posting.text));
  const own = called ?? whole;
  const chosen = found && own ? { ...own, sure: found.sure } : found;
  return chosen && { text: chosen.text, value: chosen.value, lines: chosen.line.numbers, sure: chosen.sure };
}

/** "FROST & CIE SARL, …": the one name of a posting that has a legal form is the employer's, and to be confirmed. */
function withLegalForm(candidates: readonly Candidate[]): Found | null {
  return onlyOne(candidates.filter(({ signs }) => signs.has("legal") && !isOther(signs)));
}

/** "Oak & Daughters", where applications go to an address with that name. */
function likeAddress(candidates: readonly Candidate[]): Found | null {
  const own = candidates.filter(({ value, signs }) => signs.has("domain") && value.includes(" ") && !isOther(signs));
  // Beside the address stands who reads what comes there.
  return onlyOne(
    own.filter(({ signs }) => !["by-address", "in-apply", "in-contact", "job"].some((sign) => signs.has(sign))),
  );
}

type Found = Candidate & { sure: boolean };

/** The longest reading, where all of them are readings of one name. */
function onlyOne(candidates: readonly Candidate[]): Found | null {
  const [longest] = candidates.toSorted((one, other) => other.value.length - one.value.length);
  return longest && candidates.every(({ value }) => longest.value.includes(value)) ? { ...longest, sure: false } : null;
}

const otherSigns = ["kind-only", "noisy", "heading", "agency", "is-role", "has-role", "board", "holds-seeks"];

function isOther(signs: ReadonlySet<string>): boolean {
  return otherSigns.some((sign) => signs.has(sign));
}

/** A line that heads the posting has an article where the employer is called with it: "Les Jardins de Kerlan, Brest". */
function isWithArticle({ value, signs }: Candidate, name: string): boolean {
  const isOfHead = ["whole", "piece-first", "piece-middle", "label"].some((sign) => signs.has(sign));
  // "Die Stadt Hohenwald sucht …" is a sentence.
  if (["seeks", "seeks-later", "acts"].some((sign) => signs.has(sign))) return false;
  return (
    name !== "" &&
    signs.has("article") &&
    isOfHead &&
    value.endsWith(name) &&
    article.test(value.slice(0, -name.length))
  );
}

const article = /^(?:The|Le|La|Les|L['’]|El|Los|Las|Die|Der|Das|Zum|Zur)\s?$/u;

/** Whether sentences write the article small: then it is none of the name. */
function isInText(value: string, text: string): boolean {
  return text.includes(` ${value.charAt(0).toLowerCase()}${value.slice(1)}`);
}

function isWithForm(whole: string, name: string): boolean {
  return whole.startsWith(`${name} `) && onlyForm.test(whole.slice(name.length));
}

const onlyForm = new RegExp(`^${oneOf(tables.legalForms)}$`, "u");

/** Whether the advertiser looks for somebody for others. */
export function isAgencyPosting(units: readonly Unit[]): boolean {
  return units
    .slice(0, FIRST_UNITS)
    .some(
      (unit) =>
        (has(unit, "client") || actsForOthers.test(unit.text.slice(0, LONGEST))) &&
        !has(unit, "must") &&
        unit.section !== "duty" &&
        unit.section !== "must",
    );
}

const LONGEST = 300;
/** "Chase Lambton Recruitment is working with a law firm": somebody called so works for who it is that employs. */
const actsForOthers = new RegExp(
  String.raw`(?<!\p{L})${oneOf(agencyNames)}(?:\s\p{Lu}\p{L}+)?\s(?:is|are|has been|have been)\s` +
    String.raw`(?:assisting|delighted|engaged|exclusively|instructed|partnering|pleased|proud|retained|supporting|working)(?!\p{L})`,
  "iu",
);
