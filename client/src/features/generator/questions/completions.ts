import type { Language } from "#shared/letters/letter.schema.ts";
import type { Completion, Material } from "#shared/material/material.schema.ts";
import type { Starter } from "#shared/material/starters.ts";

const MORE_THAN_ONE: ReadonlySet<Starter["kind"]> = new Set(["question", "demand", "work", "before"]);

/**
 * The starter and the further answers the person gave to it, or asked for: these begin with the subject alone, as
 * what the first one quotes is not quoted twice. `opened` are keys of those that are still empty.
 */
export function withFurther(starter: Starter, { completions }: Material, opened: readonly string[]): Starter[] {
  const further = (at: number): Starter => ({
    ...starter,
    key: `${starter.key} ${at}`,
    beginning: /(?:^|\s)(I|Ich|Je)$/u.exec(starter.beginning)?.[1] ?? "",
  });
  const all = [starter];
  for (let at = 2; at <= MOST_ANSWERS; at += 1) {
    const next = further(at);
    if (opened.includes(next.key) || completions.some(({ key }) => key === next.key)) all.push(next);
  }
  return all;
}

/** The key of one more answer; null where another would be too much, or one is empty still. */
export function nextAnswer(answers: readonly Starter[], material: Material, language: Language): string | null {
  const [first] = answers;
  const isOpen = answers.some((one) => endingFor(material, one, language).trim() === "");
  if (!first || isOpen || !MORE_THAN_ONE.has(first.kind) || answers.length >= MOST_ANSWERS) return null;
  const taken = new Set(answers.map(({ key }) => key));
  for (let at = 2; at <= MOST_ANSWERS; at += 1) if (!taken.has(`${first.key} ${at}`)) return `${first.key} ${at}`;
  return null;
}

const MOST_ANSWERS = 4;

/** What the person has written after this beginning; another language has its own beginnings and endings. */
export function endingFor({ completions }: Material, { key }: Starter, language: Language): string {
  return completions.find((one) => one.key === key && one.language === language)?.ending ?? "";
}

/** An ending that is emptied is none. */
export function withEnding(material: Material, starter: Starter, language: Language, ending: string): Material {
  const { key, kind, beginning, point, postingLines } = starter;
  const isThis = (one: Completion) => one.key === key && one.language === language;
  const completion: Completion = { key, kind, language, beginning, ending, postingLines, ...(point ? { point } : {}) };
  const { completions } = material;
  if (ending === "") return { ...material, completions: completions.filter((one) => !isThis(one)) };
  return {
    ...material,
    completions: completions.some(isThis)
      ? completions.map((one) => (isThis(one) ? completion : one))
      : [...completions, completion].slice(-40),
  };
}

/** The sentence as it will stand: both halves, and the full stop that may be missing. */
export function sentenceOf({ beginning, ending }: Pick<Completion, "beginning" | "ending">): string {
  const rest = ending.trim();
  if (rest === "") return "";
  const between = beginning === "" || /['’]$/u.test(beginning) ? "" : " ";
  const whole = beginning + between + rest;
  return /[.!?…]["”»]?$/u.test(whole) ? whole : `${whole}.`;
}

/** A row as the end of a sentence that has begun with "I"; null where it does not go on from there. */
export function endingOfRow(row: string, { beginning }: Starter): string | null {
  const pronoun = /(?:^|\s)(I|Ich|Je)$/u.exec(beginning)?.[1];
  if (pronoun) return row.startsWith(`${pronoun} `) ? row.slice(pronoun.length + 1) : null;
  if (/j['’]$/u.test(beginning)) return /^J['’]/u.test(row) ? row.slice(2) : null;
  return beginning === "" ? row : null;
}
