import { oneOf } from "#shared/words/word-pattern.ts";
import { has, type Unit } from "./units.ts";
import { loneWords, practicalWords, settledQuestions, storyWords } from "./words/question-words.ts";

const LEAST_WORDS = 3;
const practical = new RegExp(`(?<!\\p{L})${oneOf(practicalWords)}`, "iu");
const lone = new Set(loneWords);

/** Whether what is asked for here is a fact of the application, such as hours or a salary, and no story. */
export function isPractical({ text }: Unit, start: number): boolean {
  const asked = text.slice(start, start + 80);
  const found = practical.exec(asked);
  return (found !== null && !story.test(asked.slice(0, found.index))) || settled.test(asked);
}

/** "Explain why you want to drive and your availability" asks for more than a fact. */
const story = new RegExp(`(?<!\\p{L})${oneOf(storyWords)}(?!\\p{L})`, "iu");

const settled = new RegExp(`(?<!\\p{L})${oneOf(settledQuestions)}`, "iu");

/**
 * What the applicant is to state, in the posting's words: "state the shifts you can work". Salary, start and reference
 * are items of their own, so the quote ends before them; null where nothing else is asked for.
 */
export function statementIn(unit: Unit): string | null {
  const { text, hits, words, section } = unit;
  if (section === "must" || section === "wish" || section === "duty" || section === "offer") return null;
  const isApplying =
    section === "apply" || section === "contact" || has(unit, "apply", "document", "ask") || letter.test(text);
  const cue = hits.find(({ sign }) => sign === "stating" || sign === "ask");
  const start = cue && words[cue.from]?.at;
  if (!cue || start === undefined || !isApplying) return null;
  const other = hits.find(({ sign, from }) => from > cue.from && ends.has(sign));
  const said = withoutLoneEnd(text.slice(start, other ? words[other.from]?.at : undefined));
  return practical.test(said) && said.split(/\s+/u).length >= LEAST_WORDS ? said : null;
}

const letter = /(?<!\p{L})(?:letter|anschreiben|lettre|carta|application|bewerbung|candidature|candidatura)(?!\p{L})/iu;

const ends: ReadonlySet<string> = new Set(["salaryAsked", "startAsked", "reference", "closing", "contact", "document"]);

/** Without the small words that led to what was cut off. */
export function withoutLoneEnd(text: string): string {
  const words = text.replace(/[\s.,;:!]+$/u, "").split(/\s+/u);
  while (words.length > 0 && lone.has((words.at(-1) ?? "").toLowerCase())) words.pop();
  return words.join(" ").replace(/[,;:]+$/u, "");
}
