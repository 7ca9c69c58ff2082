import type { Read } from "#shared/postings/posting-reading.schema.ts";
import { choose } from "./choose.ts";
import { companyCandidates } from "./company-candidates.ts";
import type { Line } from "./lines.ts";
import { has, type Unit } from "./units.ts";

const FIRST_UNITS = 60;

/** The employer; null where the advertiser keeps it to themselves, or nothing names it for sure. */
export function readCompany(posting: {
  text: string;
  lines: readonly Line[];
  units: readonly Unit[];
  role: Read | null;
  isAgency: boolean;
}): Read | null {
  const chosen = posting.isAgency ? null : choose("company", companyCandidates(posting));
  return chosen && { text: chosen.text, value: chosen.value, lines: chosen.line.numbers, sure: chosen.sure };
}

/** Whether the advertiser looks for somebody for others. */
export function isAgencyPosting(units: readonly Unit[]): boolean {
  return units
    .slice(0, FIRST_UNITS)
    .some((unit) => has(unit, "client") && !has(unit, "must") && unit.section !== "duty" && unit.section !== "must");
}
