import type { PostingHead } from "#shared/postings/posting-reading.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { beginsWithPay } from "./head-lines.ts";
import type { Unit } from "./units.ts";
import tables from "./words/kind-words.json" with { type: "json" };
import type { Sign } from "./words/signs.ts";

/** Kind and place of work, by words of the posting's first half. */
export function readKinds(units: readonly Unit[]): Pick<PostingHead, "roleType" | "jobLocation"> {
  return {
    roleType: firstOf(units, {
      internship: "internship",
      partTime: "part-time",
      fullTime: "full-time",
      freelance: "freelance",
    }),
    jobLocation: firstOf(units, { hybrid: "hybrid", remote: "remote", onSite: "on-site" }),
  };
}

function firstOf<Value extends string>(units: readonly Unit[], values: Partial<Record<Sign, Value>>) {
  for (const { hits, words, text, line, section } of units) {
    const isOfPerson = section === "must" || section === "wish" || section === "apply";
    if (isOfPerson && !beginsWithPay.test(text)) continue;
    const said = hits.flatMap(({ sign, from, to }) => {
      const [at, end] = [words[from]?.at ?? 0, words[to - 1]?.end ?? 0];
      const value = values[sign];
      return value !== undefined && isOfJob(text, at, end) ? [{ sign, value, text: text.slice(at, end) }] : [];
    });
    const [first] = said;
    if (!first) continue;
    const sure = !said.some(({ sign }) => sign !== first.sign);
    return { text: first.text, value: first.value, lines: line.numbers, sure };
  }
  return null;
}

/**
 * Whether words tell of the job itself: not where they are denied ("no autónomos"), and words that mean much else ("trabajo
 * autónomo", "each contractor", "buenas prácticas") only where what stands beside them, or nothing else, says so.
 */
function isOfJob(text: string, at: number, end: number): boolean {
  const before = text.slice(0, at);
  const behind = text.slice(end);
  if (denied.test(before)) return false;
  if (!loose.test(text.slice(at, end))) return true;
  if (otherwise.test(text.slice(0, end))) return false;
  const isAlone = /(?:^|[-–—|(,;/·•]\s*)$/u.test(before) && /^(?:$|\s*[-–—|),;/·•.(])/u.test(behind);
  return isAlone || frame.test(before) || leads.test(behind);
}

const denied = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.denied)}(?:\s\p{L}+)?\s$`, "iu");
const loose = new RegExp(`^${oneOf(tables.loose)}$`, "iu");
const otherwise = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.otherwise)}$`, "iu");
const frame = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.before)}['’ ]\s*$|^[\p{L} ]{1,40}:\s*$`, "iu");
const leads = new RegExp(String.raw`^[ -]${oneOf(tables.behind)}(?!\p{L})`, "iu");
