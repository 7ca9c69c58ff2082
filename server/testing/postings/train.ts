import { writeFileSync } from "node:fs";
import { type Candidate, mostProbable, type Weights } from "#server/postings/choose.ts";
import { isAgencyPosting } from "#server/postings/company.ts";
import { companyCandidates } from "#server/postings/company-candidates.ts";
import { readLanguage } from "#server/postings/language.ts";
import { toLines } from "#server/postings/lines.ts";
import { toRole } from "#server/postings/role.ts";
import { roleCandidates } from "#server/postings/role-candidates.ts";
import type { PostingCase } from "#server/postings/testing/posting-case.ts";
import { isNamed } from "#server/postings/testing/score-cases.ts";
import { toUnits } from "#server/postings/units.ts";
import type { Read } from "#shared/postings/posting-reading.schema.ts";
import { boundFor, judgeUnseen, type Lesson, learnWeights } from "./learn-weights.ts";
import { loadCases } from "./load-cases.ts";

/** Of what is shown this much is right on postings that were not learnt from; of what is sure, that much. */
const SHOWN_RIGHT = 0.975;
/** … and nothing that is hardly more probable than all else, however well the postings at hand fare with it. */
const LEAST_PROBABLE = 0.6;
const SURE_RIGHT = 0.985;

/** Learns the weights of roles and employers from the open postings, never from those kept out: `npm run train-postings`. */
function main(): void {
  const cases = shuffled(loadCases(`${import.meta.dirname}/../../postings/testing/cases/open`));
  const roles = cases.map(roleLesson);
  const roleSigns = learnWeights(roles);
  const companies = cases.map((each, index) => companyLesson(each, roleOf(roles[index]?.candidates ?? [], roleSigns)));
  const role = toWeights("role", roles, roleSigns);
  const company = toWeights("company", companies, learnWeights(companies));
  const out = new URL("../../postings/weights.json", import.meta.url);
  writeFileSync(out, `${JSON.stringify({ role, company })}\n`);
}

function toWeights(field: string, lessons: readonly Lesson[], learnt: Record<string, number>): Weights {
  const judged = judgeUnseen(lessons);
  const shown = Math.max(LEAST_PROBABLE, boundFor(judged, SHOWN_RIGHT));
  const seen = judged.filter(({ probability }) => probability >= shown);
  const right = seen.filter(({ isRight }) => isRight).length;
  const present = judged.filter(({ isPresent }) => isPresent).length;
  process.stdout.write(
    `${field}: ${seen.length} shown, ${right} right, ${present} there, in ${judged.length} postings\n`,
  );
  const signs = Object.entries(learnt)
    .filter(([, weight]) => Math.abs(weight) > 0.02)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([sign, weight]) => [sign, Math.round(weight * 100) / 100]);
  return { signs: Object.fromEntries(signs), shown, sure: boundFor(judged, SURE_RIGHT) };
}

function roleLesson({ text: said, expect }: PostingCase): Lesson {
  const text = said.join("\n");
  const lines = toLines(text);
  const language = readLanguage(text);
  const candidates = roleCandidates({ lines, units: toUnits(lines), language });
  const right = candidates.map((each) => isNamed(toRole({ ...each, sure: true }, language).value, expect.role));
  return { candidates, right, isPresent: expect.role.length > 0 };
}

function companyLesson({ text: said, expect }: PostingCase, role: Read | null): Lesson {
  const text = said.join("\n");
  const lines = toLines(text);
  const units = toUnits(lines);
  const candidates = isAgencyPosting(units) ? [] : companyCandidates({ text, lines, units, role });
  const right = candidates.map(({ value }) => isNamed(value, expect.company));
  return { candidates, right, isPresent: expect.company.length > 0 };
}

function roleOf(candidates: readonly Candidate[], signs: Weights["signs"]): Read | null {
  const best = mostProbable(candidates, signs);
  if (!best || best.probability < 0.4) return null;
  const { text, value, line } = best.chosen;
  return { text, value, lines: line.numbers, sure: true };
}

/** In an order of its own that stays, so that each part has postings of all kinds. */
function shuffled(cases: readonly PostingCase[]): PostingCase[] {
  const place = ({ name, language }: PostingCase) =>
    [...`${name}${language}`].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9973, 7);
  return cases.toSorted((a, b) => place(a) - place(b));
}

main();
