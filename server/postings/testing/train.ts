import { writeFileSync } from "node:fs";
import { isAgencyPosting } from "#server/postings/company.ts";
import { type Candidate, mostProbable, scoreOf } from "#server/postings/choose.ts";
import { companyCandidates } from "#server/postings/company-candidates.ts";
import { readLanguage } from "#server/postings/language.ts";
import { toLines } from "#server/postings/lines.ts";
import { toRole } from "#server/postings/role.ts";
import { roleCandidates } from "#server/postings/role-candidates.ts";
import { toUnits } from "#server/postings/units.ts";
import { loadCases } from "./load-cases.ts";
import type { PostingCase } from "./posting-case.ts";
import { isNamed } from "./score-cases.ts";

const FOLDS = 8;
const ROUNDS = 400;
const RATE = 0.15;
const HOLD = 0.0006;

type Lesson = { name: string; candidates: Candidate[]; right: boolean[]; wanted: boolean; values: string[]; expect: string[] };
type Signs = Record<string, number>;

/** Learns by gradient ascent which signs tell the right candidate from the others and from none. */
function learn(lessons: readonly Lesson[]): Signs {
  const weights: Signs = {};
  const counts: Record<string, number> = {};
  for (const { candidates } of lessons)
    for (const name of new Set(candidates.flatMap(({ signs }) => [...signs]))) counts[name] = (counts[name] ?? 0) + 1;
  const sums: Signs = {};
  for (let round = 0; round < ROUNDS; round++) {
    const slope: Signs = {};
    for (const { candidates, right } of lessons) {
      const odds = candidates.map((each) => Math.exp(scoreOf(each, weights)));
      const whole = odds.reduce((sum, each) => sum + each, 1);
      const hasRight = right.some(Boolean);
      const good = odds.reduce((sum, each, index) => sum + (right[index] ? each : 0), 0);
      for (const [index, { signs }] of candidates.entries()) {
        const odd = odds[index] ?? 0;
        const pull = (hasRight && right[index] ? odd / good : 0) - odd / whole;
        if (Math.abs(pull) > 1e-6) for (const sign of signs) slope[sign] = (slope[sign] ?? 0) + pull;
      }
    }
    for (const [sign, up] of Object.entries(slope)) {
      if ((counts[sign] ?? 0) < 3) continue;
      const step = up / lessons.length - HOLD * (weights[sign] ?? 0);
      sums[sign] = (sums[sign] ?? 0) + step * step;
      weights[sign] = (weights[sign] ?? 0) + (RATE * step) / Math.sqrt(sums[sign] + 1e-8);
    }
  }
  return weights;
}

type Judged = { name: string; probability: number; isRight: boolean; wanted: boolean; got: string; expect: string[] };

function judge({ candidates, right, wanted, values, name, expect }: Lesson, weights: Signs): Judged {
  const best = mostProbable(candidates, weights);
  const at = best ? candidates.indexOf(best.chosen) : -1;
  return { name, expect, probability: best?.probability ?? 0, isRight: right[at] ?? false, wanted, got: values[at] ?? "" };
}

function crossJudge(lessons: readonly Lesson[]): Judged[] {
  const models = Array.from({ length: FOLDS }, (_, fold) => learn(lessons.filter((_, index) => index % FOLDS !== fold)));
  return lessons.map((each, index) => judge(each, models[index % FOLDS] ?? {}));
}

/** The lowest bound from which on what is shown is as right as asked. */
function boundFor(judged: readonly Judged[], asked: number): number {
  const sorted = judged.toSorted((a, b) => b.probability - a.probability);
  let right = 0;
  let bound = 1;
  for (const [index, { isRight, probability }] of sorted.entries()) {
    right += isRight ? 1 : 0;
    if (right / (index + 1) >= asked) bound = probability;
  }
  return bound;
}

function report(field: string, judged: readonly Judged[], bound: number): void {
  const shown = judged.filter(({ probability }) => probability >= bound);
  const right = shown.filter(({ isRight }) => isRight).length;
  const wanted = judged.filter((each) => each.wanted).length;
  console.log(`${field} ${judged.length}: from ${bound.toFixed(3)} shown ${shown.length}, right ${((100 * right) / shown.length).toFixed(1)} %, found ${((100 * right) / wanted).toFixed(1)} %`);
}

function roleLesson({ text, expect, name }: PostingCase): Lesson {
  const lines = toLines(text.join("\n"));
  const language = readLanguage(text.join("\n"));
  const candidates = roleCandidates({ lines, units: toUnits(lines), language });
  const values = candidates.map((each) => toRole({ ...each, sure: true }, language).value);
  return { name, candidates, values, right: values.map((value) => isNamed(value, expect.role)), wanted: expect.role.length > 0, expect: expect.role };
}

function companyLesson({ text: said, expect, name }: PostingCase, role: { line: Candidate["line"]; value: string } | null): Lesson {
  const text = said.join("\n");
  const lines = toLines(text);
  const units = toUnits(lines);
  const read = role && { text: role.value, value: role.value, lines: role.line.numbers, sure: true };
  const candidates = isAgencyPosting(units) ? [] : companyCandidates({ text, lines, units, role: read });
  const values = candidates.map(({ value }) => value);
  return { name, candidates, values, right: values.map((value) => isNamed(value, expect.company)), wanted: expect.company.length > 0, expect: expect.company };
}

const roots = process.argv.slice(2).filter((each) => !each.startsWith("-"));
const cases = roots.flatMap(loadCases).toSorted((a, b) => hash(a.name) - hash(b.name));
function hash(name: string) { let h = 7; for (const c of name) h = (h * 31 + c.charCodeAt(0)) % 9973; return h; }
const isTalking = process.argv.includes("-v");
const roleLessons = cases.map(roleLesson);
const roleJudged = crossJudge(roleLessons);
const roleAll = learn(roleLessons);
const roleOf = (lesson: Lesson) => { const best = mostProbable(lesson.candidates, roleAll); return best && best.probability > 0.4 ? best.chosen : null; };
const companyLessons = cases.map((each, index) => companyLesson(each, roleOf(roleLessons[index]!)));
const companyJudged = crossJudge(companyLessons);
const companyAll = learn(companyLessons);
const out: any = {};
for (const [field, lessons, judged, signs] of [["role", roleLessons, roleJudged, roleAll], ["company", companyLessons, companyJudged, companyAll]] as const) {
  const unreachable = lessons.filter((l) => l.wanted && !l.right.some(Boolean));
  console.log(field, "no right candidate:", unreachable.map(({ name }) => name).join(", "));
  for (const part of process.argv.filter((each) => each.startsWith("-f")).map((each) => each.slice(2))) {
    const names = new Set(loadCases(part).map((each) => each.name + each.language));
    const some = judged.filter((_, index) => names.has(cases[index]!.name + cases[index]!.language));
    console.log(part, field); report(field, some, boundFor(judged, 0.97));
  }
  for (const asked of [0.95, 0.97, 0.98, 0.99]) report(field, judged, boundFor(judged, asked));
  if (isTalking) for (const j of judged.toSorted((a, b) => b.probability - a.probability)) if (!j.isRight) console.log(`   ${j.probability.toFixed(2)} ${j.name}: ${j.got} | not ${j.expect.slice(0, 2).join(" / ")}`);
  if (process.argv.includes("-w")) console.log(Object.entries(signs).sort((a, b) => b[1] - a[1]).map(([s, w]) => `${s} ${w.toFixed(1)}`).join("  "));
  const kept = Object.fromEntries(Object.entries(signs).filter(([, w]) => Math.abs(w) > 0.02).sort(([a], [b]) => (a < b ? -1 : 1)).map(([s, w]) => [s, Math.round(w * 100) / 100]));
  out[field] = { signs: kept, shown: boundFor(judged, 0.975), sure: boundFor(judged, 0.99) };
}
writeFileSync(new URL("../weights.json", import.meta.url), JSON.stringify(out, null, 1) + "\n");
