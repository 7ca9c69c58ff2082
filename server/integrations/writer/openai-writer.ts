import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Briefing } from "#shared/model/briefing.ts";
import { createJsonUnwrapper, inJsonForm, letterJsonSchema } from "#shared/model/letter-json.ts";
import { letterNotices, wishFacts } from "#shared/model/letter-notices.ts";
import { createLetterReader, type ReadLetter } from "#shared/model/letter-reader.ts";
import type { ClaimsTask } from "#shared/model/look-and-mend.ts";
import { NoLetter, writeByModel } from "#shared/model/model-letter.ts";
import { wholeSentences } from "#shared/model/whole-sentences.ts";
import type { ModelBrief } from "./brief-model.ts";
import { createModelClient } from "./model-client.ts";
import { ModelError } from "./model-problems.ts";
import type { ModelSettings, ModelTiming } from "./model-settings.ts";
import {
  BrokenLetter,
  NoUsableLetter,
  type TaskCaller,
  type Writer,
  type WriterEvent,
  type WriterTask,
} from "./writer.ts";

/** Where texts are read: what a model is told, and which claims of a sentence rest on nothing by their words alone. */
export type ModelReading = {
  brief: (task: WriterTask, caller: TaskCaller) => Promise<ModelBrief>;
  claims: (task: ClaimsTask, caller: TaskCaller) => Promise<string[][]>;
};

type Messages = ModelBrief["messages"];

/** Writes with a language model behind any server that speaks OpenAI's chat completions, or Ollama. */
export function createOpenAiWriter(settings: ModelSettings, reading: ModelReading, timing: ModelTiming): Writer {
  const model = createModelClient(settings, timing);
  const to = { host: new URL(model.baseUrl).host, model: settings.name, ...(settings.local ? { here: true } : {}) };
  /** False once the server has refused to hold an answer to a schema. */
  let takesSchema = true;

  return {
    kind: "model",
    write: async (task, { onEvent, signal, owner }) => {
      const brief = await reading.brief(task, { owner, signal });
      const { briefing, hidden } = brief;
      const begun = task.kind === "write" ? (task.begun ?? "") : "";
      for (const event of openingEvents(briefing)) onEvent(event);
      const onWait = (seconds: number) => onEvent({ type: "waiting", seconds });
      const calls: { what: "again" | "look" | "repair"; messages: Messages }[] = [];

      /** One answer, read while it comes. @throws BrokenLetter where some of it is worth going on from */
      async function ask(given: Messages, before: string): Promise<ReadLetter> {
        // A letter that is gone on from, and a translation, have no sources to name in a form.
        const inJson = takesSchema && before === "" && task.kind === "write";
        const messages = inJson ? inJsonForm(given) : given;
        calls.push({ what: "again", messages });
        const reader = createLetterReader(briefing, hidden);
        const unwrapper = createJsonUnwrapper();
        let came = before;
        const show = (text: string) => text !== "" && onEvent({ type: "text", delta: text });
        const take = (text: string) => {
          came += text;
          show(reader.push(text));
        };
        show(reader.begin(before));
        try {
          await model.complete({
            ...{ messages, signal, onWait, onText: (delta: string) => take(unwrapper.push(delta)) },
            ...(inJson ? { schema: letterJsonSchema } : {}),
          });
          take(unwrapper.end());
        } catch (error) {
          if (!(error instanceof ModelError)) throw error;
          if (inJson && error.problem === "rejected") {
            takesSchema = false;
            calls.pop();
            return ask(given, before);
          }
          const kept = wholeSentences(came);
          if (kept !== "") throw new BrokenLetter(error.toAppError(settings), kept);
          throw error;
        }
        show(reader.end());
        // Each look at the whole of a long answer is a turn of its own.
        await nextTurn();
        const read = reader.letter();
        await nextTurn();
        return read;
      }

      try {
        const mark = randomBytes(6).toString("hex");
        const written = await writeByModel(
          { briefing, hidden, mark, messages: brief.messages, begun },
          {
            ask,
            onEvent,
            look: (what, messages) => {
              calls.push({ what, messages });
              return wholeAnswer(model, { messages, signal, onWait });
            },
            claims: (claims) => reading.claims(claims, { owner, signal }),
          },
        );
        const { language, tone, head, facts, matches, smallPrint, advice } = briefing;
        const [first, ...further] = calls;
        return {
          letter: { language, tone, ...head, paragraphs: written.paragraphs },
          facts: [...facts, ...wishFacts(briefing)],
          matches,
          smallPrint,
          hints: advice,
          notices: task.kind === "write" ? letterNotices(briefing, written) : [],
          toSay: [],
          used: [],
          looked: written.looked,
          sent: { ...to, messages: first?.messages ?? [], ...(further.length > 0 ? { further } : {}), hidden },
        };
      } catch (error) {
        if (error instanceof NoLetter) throw new NoUsableLetter(new ModelError(error.problem).toAppError(settings));
        if (error instanceof ModelError) throw error.toAppError(settings);
        throw error;
      }
    },
  };
}

function openingEvents({ asked: { requirements, met }, smallPrint }: Briefing): WriterEvent[] {
  return [
    { type: "read", requirements, smallPrint: smallPrint.length },
    { type: "matched", met },
    { type: "writing", expectedWords: 260 },
  ];
}

/** Null where the server failed. */
async function wholeAnswer(
  model: ReturnType<typeof createModelClient>,
  call: { messages: Messages; signal: AbortSignal; onWait: (seconds: number) => void },
): Promise<string | null> {
  let answer = "";
  try {
    await model.complete({ ...call, temperature: 0, onText: (delta) => (answer += delta) });
  } catch (error) {
    if (error instanceof ModelError) return null;
    throw error;
  }
  return answer;
}
