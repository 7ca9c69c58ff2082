import type { Profile } from "../facts/profile.ts";
import { WORK_OF_ANY_KIND } from "../lexicon/work-words.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { fold } from "../words/stem.ts";
import { type Evidence, evidenceOf } from "./evidence.ts";

type Work = Extract<Evidence, { kind: "line" }>;

/**
 * Work that names, in German, a thing made of the same part as one of the text: "Bestandskunden" for "Kundenstamm",
 * "Messeauftritt" for "Messen", "Kontrollgänge" for "Rundgänge". The stems of such words do not meet.
 */
export function workOfSamePart(text: string, profile: Profile): Work | null {
  const parts = partsOf(profile);
  for (const noun of nounsIn(text)) {
    const work = workFor(noun, parts);
    if (work) return work;
  }
  return null;
}

function workFor(noun: string, { whole, starts, ends }: Parts): Work | null {
  for (const form of formsOf(noun)) {
    const same = starts.get(form) ?? ends.get(form);
    if (same) return same;
    for (let length = SHORTEST; length < form.length; length++) {
      const start = form.slice(0, length);
      const end = form.slice(-length);
      const found = whole.get(start) ?? whole.get(end);
      if (found) return found;
      // The first part of one is the last of the other.
      const joined = length > SHORTEST ? (ends.get(start) ?? starts.get(end)) : undefined;
      if (joined) return joined;
    }
  }
  return null;
}

type Parts = { whole: Map<string, Work>; starts: Map<string, Work>; ends: Map<string, Work> };

function partsOf(profile: Profile): Parts {
  const known = PARTS.get(profile);
  if (known) return known;
  const parts: Parts = { whole: new Map(), starts: new Map(), ends: new Map() };
  for (const unit of evidenceOf(profile)) {
    if (unit.kind !== "line") continue;
    for (const form of nounsIn(unit.line.text).flatMap(formsOf)) {
      keepFirst(parts.whole, form, unit);
      for (let length = SHORTEST; length <= form.length; length++) {
        keepFirst(parts.starts, form.slice(0, length), unit);
        keepFirst(parts.ends, form.slice(-length), unit);
      }
    }
  }
  PARTS.set(profile, parts);
  return parts;
}

/** The newest post comes first. */
function keepFirst(works: Map<string, Work>, part: string, work: Work): void {
  if (!works.has(part)) works.set(part, work);
}

const PARTS = new WeakMap<Profile, Parts>();

/** Folded; words for any kind of work are left out. */
const nounsIn = rememberTexts((text): readonly string[] =>
  (text.match(NOUN) ?? []).map(fold).filter((noun) => !WORK_OF_ANY_KIND.test(noun)),
);

const NOUN = /(?<![\p{L}-])\p{Lu}\p{Ll}{4,}(?!\p{L})/gu;

/** The noun, and what may be it without the ending of a case or number. */
function formsOf(noun: string): string[] {
  const bare = ["n", "en", "e", "er", "s"]
    .filter((ending) => noun.endsWith(ending))
    .map((ending) => noun.slice(0, -ending.length));
  return [noun, ...bare].filter((form) => form.length >= SHORTEST);
}

const SHORTEST = 5;
