import type { Book } from "#shared/languages/book.ts";
import { onceOf } from "#shared/writing/once-of.ts";
import { patternOf } from "#shared/writing/pattern.ts";
import { holdsAny } from "#shared/writing/text-words.ts";

type Facts = Book["facts"];

/** Hours where the note is about them: "First aid, 16 h" is not. */
export function wantedHours(part: string, facts: Facts): string[] {
  const text = part.toLowerCase().replaceAll("’", "'");
  const left = facts.hours.reduce((rest, { typed }) => rest.replace(patternOf(typed, "iu"), " "), text);
  const isAbout = holdsAny(text, cuesOf(facts)) || (left.match(/\p{L}{3,}/gu) ?? []).length <= 1;
  return isAbout ? hoursOf(text, facts).slice(0, 1) : [];
}

const cuesOf = onceOf(({ workload, wishCues }: Facts) => [...workload, ...wishCues]);

/** "I'd rather not do shifts any more": who says so is willing to do none, whatever another note says. */
export function refuses(typed: string, facts: Facts): boolean {
  const text = typed.toLowerCase().replaceAll("’", "'");
  return (
    holdsAny(text, facts.negative) &&
    facts.can.some((one) => patternOf(`(?<!\\p{L})(?:${one.typed})(?!\\p{L})`, "iu").test(text))
  );
}

/** Nights, weekends and the like that somebody is willing to work, where the note says so or says nothing else. */
export function canOf(text: string, facts: Facts): string[] {
  let rest = text;
  const found: { said: string; at: number }[] = [];
  for (const { typed, said } of facts.can) {
    const pattern = patternOf(`(?<!\\p{L})(?:${typed})(?!\\p{L})`, "iu");
    const at = rest.search(pattern);
    if (at < 0) continue;
    rest = rest.replace(pattern, (all) => " ".repeat(all.length));
    found.push({ said, at });
  }
  const left = (rest.match(/\p{L}{3,}/gu) ?? []).length;
  return found.length > 0 && (holdsAny(text, facts.positive) || left === 0) && left <= MOST_LEFT
    ? found.toSorted((one, other) => one.at - other.at).map(({ said }) => said)
    : [];
}

const MOST_LEFT = 4;

/** Hours a week, or a share of full time, that a short note names. */
export function hoursOf(text: string, { hours }: Facts): string[] {
  return hours.flatMap(({ typed, said }) => {
    const found = patternOf(`(?<![\\p{L}\\p{N}]|\\d[.,])(?:${typed})`, "iu").exec(text);
    // "80 hours" of a course are no week.
    const isWeek = said.includes("%") || Number(found?.[1] ?? 0) <= LONGEST_WEEK;
    return found && isWeek && text.split(" ").length <= SHORT_OF_HOURS ? [said.replace("{n}", found[1] ?? "")] : [];
  });
}

const LONGEST_WEEK = 60;
const SHORT_OF_HOURS = 10;
