import { randomBytes } from "node:crypto";
import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import { splitSentences } from "#shared/letters/split-sentences.ts";
import type { Briefing } from "#shared/model/briefing.ts";
import { joinParagraphs } from "#shared/model/clean-model-text.ts";
import { createLetterReader, type ReadLetter } from "#shared/model/letter-reader.ts";
import { refusal } from "#shared/model/letter-wording.ts";
import { notAgainMessages, withBeginning } from "#shared/model/more-messages.ts";
import { shapeProblem } from "#shared/model/shape-problems.ts";
import type { ModelBrief } from "./brief-model.ts";
import { type ClaimsTask, checkLetter } from "./check-letter.ts";
import { letterNotices, wishFacts } from "./letter-notices.ts";
import { createModelClient, type ModelSettings, type ModelTiming } from "./model-client.ts";
import { ModelError } from "./model-problems.ts";
import { BrokenLetter, type TaskCaller, type Writer, type WriterEvent, type WriterTask } from "./writer.ts";

/** An answer below this is no letter but a refusal or a fragment; with half of it gone, it was full of gaps. */
const FEWEST_WORDS = 60;

/** Where texts are read: what a model is told, and which claims of a sentence rest on nothing by their words alone. */
export type ModelReading = {
  brief: (task: WriterTask, caller: TaskCaller) => Promise<ModelBrief>;
  claims: (task: ClaimsTask, caller: TaskCaller) => Promise<string[][]>;
};

/** Writes with a language model behind any server that speaks OpenAI's chat completions. */
export function createOpenAiWriter(settings: ModelSettings, reading: ModelReading, timing: ModelTiming): Writer {
  const model = createModelClient(settings, timing);
  const to = { host: new URL(model.baseUrl).host, model: settings.name };
  return {
    kind: "model",
    write: async (task, { onEvent, signal, owner }) => {
      const brief = await reading.brief(task, { owner, signal });
      const { briefing, hidden } = brief;
      const begun = task.kind === "write" ? (task.begun ?? "") : "";
      for (const event of openingEvents(briefing)) onEvent(event);
      const onWait = (seconds: number) => onEvent({ type: "waiting", seconds });
      const further: { what: "again" | "look" | "repair"; messages: ModelBrief["messages"] }[] = [];

      /** One answer, read while it comes. @throws BrokenLetter where some of it is worth going on from */
      async function ask(messages: ModelBrief["messages"], before = ""): Promise<ReadLetter> {
        const reader = createLetterReader(briefing, hidden);
        let came = before;
        const show = (text: string) => text !== "" && onEvent({ type: "text", delta: text });
        show(reader.push(before));
        const onText = (delta: string) => {
          came += delta;
          show(reader.push(delta));
        };
        try {
          await model.complete({ messages, signal, onText, onWait });
        } catch (error) {
          const kept = error instanceof ModelError ? wholeSentences(came) : "";
          if (error instanceof ModelError && kept !== "") throw new BrokenLetter(error.toAppError(), kept);
          throw error;
        }
        show(reader.end());
        return reader.letter();
      }

      async function writeLetter(): Promise<LetterSentence[][]> {
        const first = await ask(withBeginning(brief.messages, begun), begun === "" ? "" : `${begun} `);
        const problem = shapeProblem(briefing, { raw: first.raw, body: bodyOf(first.paragraphs) });
        if (problem === null) return checkedLength(briefing, first);
        onEvent({ type: "again", why: problem });
        onEvent({ type: "opening", text: headText(briefing) });
        const messages = notAgainMessages(brief.messages, problem, briefing.language);
        further.push({ what: "again", messages });
        const second = await ask(messages);
        const still = shapeProblem(briefing, { raw: second.raw, body: bodyOf(second.paragraphs) });
        if (still !== null) throw new ModelError(still);
        return checkedLength(briefing, second);
      }

      try {
        const written = await writeLetter();
        const checked =
          task.kind === "translate"
            ? { paragraphs: written, looked: false, notices: [] }
            : await checkLetter(
                { paragraphs: written, briefing, hidden, mark: randomBytes(6).toString("hex") },
                {
                  ask: (what, messages) => {
                    further.push({ what, messages });
                    return wholeAnswer(model, { messages, signal, onWait });
                  },
                  claims: (claims) => reading.claims(claims, { owner, signal }),
                  onEvent,
                },
              );
        const { language, tone, head, facts, matches, smallPrint, advice } = briefing;
        return {
          letter: { language, tone, ...head, paragraphs: checked.paragraphs },
          facts: [...facts, ...wishFacts(briefing)],
          matches,
          smallPrint,
          hints: advice,
          notices: task.kind === "write" ? letterNotices(briefing, checked) : [],
          toSay: [],
          used: [],
          looked: checked.looked,
          sent: { ...to, messages: brief.messages, ...(further.length > 0 ? { further } : {}), hidden },
        };
      } catch (error) {
        if (error instanceof ModelError) throw error.toAppError();
        throw error;
      }
    },
  };
}

function openingEvents(briefing: Briefing): WriterEvent[] {
  const { matches, smallPrint } = briefing;
  return [
    { type: "read", requirements: matches.length, smallPrint: smallPrint.length },
    { type: "matched", met: matches.filter((match) => match.status === "met").length },
    { type: "writing", expectedWords: 260 },
    { type: "opening", text: headText(briefing) },
  ];
}

function headText({ head }: Briefing): string {
  return `${head.subject}\n\n${head.greeting}\n\n`;
}

/** @throws ModelError when this is no letter. */
function checkedLength({ task, length }: Briefing, { raw, paragraphs }: ReadLetter): LetterSentence[][] {
  const usual = length === "short" ? FEWEST_WORDS / 2 : FEWEST_WORDS;
  const least = task.kind === "translate" ? Math.min(usual, 0.4 * countWords(task.body)) : usual;
  const body = countWords(bodyOf(paragraphs));
  if (countWords(raw) >= least && body >= least / 2) return paragraphs;
  throw new ModelError(refusal.test(raw.trim()) ? "refused" : "empty");
}

function bodyOf(paragraphs: readonly (readonly LetterSentence[])[]): string {
  return joinParagraphs(paragraphs.map((sentences) => sentences.map(({ text }) => text)));
}

function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

/** What can be gone on from: as much as ends with a sentence and its mark; empty where that is hardly anything. */
function wholeSentences(came: string): string {
  const last = splitSentences(`${came.trimEnd()} X`).at(-2);
  const end = last ? last.at + last.text.length : 0;
  const kept = came.slice(0, end).trimEnd();
  return countWords(kept) >= LEAST_KEPT ? kept : "";
}

const LEAST_KEPT = 12;

async function wholeAnswer(
  model: ReturnType<typeof createModelClient>,
  call: { messages: ModelBrief["messages"]; signal: AbortSignal; onWait: (seconds: number) => void },
): Promise<string> {
  let answer = "";
  await model.complete({ ...call, temperature: 0, onText: (delta) => (answer += delta) });
  return answer;
}
