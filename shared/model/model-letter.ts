import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import { countWords } from "#shared/words/count-words.ts";
import type { Briefing } from "./briefing.ts";
import { joinParagraphs } from "./clean-model-text.ts";
import type { HiddenDetail } from "./disguise.ts";
import type { ReadLetter } from "./letter-reader.ts";
import { refusal } from "./letter-wording.ts";
import { type CheckTools, lookAndMend } from "./look-and-mend.ts";
import type { ModelMessage } from "./model-messages.ts";
import { notAgainMessages, withBeginning } from "./more-messages.ts";
import { type ShapeProblem, shapeProblem } from "./shape-problems.ts";

/** Why what a model wrote is no letter. */
export type LetterProblem = ShapeProblem | "refused" | "empty" | "endless";

export class NoLetter extends Error {
  readonly problem: LetterProblem;
  constructor(problem: LetterProblem) {
    super(problem);
    this.name = "NoLetter";
    this.problem = problem;
  }
}

/** What happens on the way; the head of the letter (`opening`) comes once more after `again`. */
type ModelLetterEvent =
  | { type: "opening"; text: string }
  | { type: "again"; why: ShapeProblem }
  | { type: "checking" | "mending"; sentences: number };

export type ModelLetterTools = Omit<CheckTools, "onEvent"> & {
  /** One answer, read and shown while it comes; `before` is what had come of it already. */
  ask: (messages: ModelMessage[], before: string) => Promise<ReadLetter>;
  onEvent: (event: ModelLetterEvent) => void;
};

export type ModelLetter = { paragraphs: LetterSentence[][]; looked: boolean; notices: string[] };

/**
 * A letter by a model, wherever it runs: asked for, asked for once more where the answer is none, and held against the
 * facts by a second look.
 * @throws NoLetter
 */
export async function writeByModel(
  from: { briefing: Briefing; hidden: readonly HiddenDetail[]; messages: ModelMessage[]; mark: string; begun: string },
  tools: ModelLetterTools,
): Promise<ModelLetter> {
  const { briefing, hidden, messages, mark, begun } = from;
  tools.onEvent({ type: "opening", text: headText(briefing) });
  const paragraphs = await write();
  if (briefing.task.kind === "translate") return { paragraphs, looked: false, notices: [] };
  return lookAndMend({ paragraphs, briefing, hidden, mark }, tools);

  async function write(): Promise<LetterSentence[][]> {
    const first = withEnd(await tools.ask(withBeginning(messages, begun), begun === "" ? "" : `${begun} `));
    const problem = shapeProblem(briefing, { raw: first.raw, body: bodyOf(first.paragraphs) });
    if (problem === null) return checkedLength(briefing, first);
    tools.onEvent({ type: "again", why: problem });
    tools.onEvent({ type: "opening", text: headText(briefing) });
    const second = withEnd(await tools.ask(notAgainMessages(messages, problem, briefing.language), ""));
    const still = shapeProblem(briefing, { raw: second.raw, body: bodyOf(second.paragraphs) });
    if (still !== null) throw new NoLetter(still);
    return checkedLength(briefing, second);
  }
}

function headText({ head }: Pick<Briefing, "head">): string {
  return `${head.subject}\n\n${head.greeting}\n\n`;
}

/** Of a model that goes round in circles; each sentence would be held against all facts, and asked about. */
const MOST_SENTENCES = 1_000;

function withEnd(read: ReadLetter): ReadLetter {
  if (read.paragraphs.flat().length > MOST_SENTENCES) throw new NoLetter("endless");
  return read;
}

/** An answer below this is no letter but a refusal or a fragment; with half of it gone, it was full of gaps. */
const FEWEST_WORDS = 60;

function checkedLength({ task, length }: Briefing, { raw, paragraphs }: ReadLetter): LetterSentence[][] {
  const usual = length === "short" ? FEWEST_WORDS / 2 : FEWEST_WORDS;
  const least = task.kind === "translate" ? Math.min(usual, 0.4 * countWords(task.body)) : usual;
  const body = countWords(bodyOf(paragraphs));
  if (countWords(raw) >= least && body >= least / 2) return paragraphs;
  throw new NoLetter(refusal.test(raw.trim()) ? "refused" : "empty");
}

function bodyOf(paragraphs: readonly (readonly LetterSentence[])[]): string {
  return joinParagraphs(paragraphs.map((sentences) => sentences.map(({ text }) => text)));
}
