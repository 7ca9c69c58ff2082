import type { Read } from "#shared/postings/posting-reading.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { choose } from "./choose.ts";
import { companyCandidates } from "./company-candidates.ts";
import type { Line } from "./lines.ts";
import { has, type Unit } from "./units.ts";
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
  const found = choose("company", candidates);
  // With its legal form where that stands somewhere: "Ressources Kanipi inc.".
  const whole = found && candidates.find(({ value }) => isWithForm(value, found.value));
  const chosen = whole ? { ...whole, sure: found.sure } : found;
  return chosen && { text: chosen.text, value: chosen.value, lines: chosen.line.numbers, sure: chosen.sure };
}

function isWithForm(whole: string, name: string): boolean {
  return whole.startsWith(`${name} `) && onlyForm.test(whole.slice(name.length));
}

const onlyForm = new RegExp(`^${oneOf(tables.legalForms)}$`, "u");

/** Whether the advertiser looks for somebody for others. */
export function isAgencyPosting(units: readonly Unit[]): boolean {
  return units
    .slice(0, FIRST_UNITS)
    .some((unit) => has(unit, "client") && !has(unit, "must") && unit.section !== "duty" && unit.section !== "must");
}
