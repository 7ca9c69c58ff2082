import type { LetterRequest } from "#server/writing/letter-request.ts";
import type { Plan } from "#server/writing/planning/plan.ts";
import { translateLetter } from "#server/writing/translate-letter.ts";
import { writeLetter } from "#server/writing/write-letter.ts";
import type { WrittenLetter } from "#server/writing/written-letter.ts";
import { type Letter, languageNames } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { StandingLetter, Writer, WriterEvent, WriterResult, WriterTask } from "./writer.ts";

/** Writes from the person's facts alone: no key, no service, no network. */
export function createBuiltInWriter(): Writer {
  return {
    kind: "built-in",
    write: async (task, { onEvent, signal }) => {
      signal.throwIfAborted();
      const result = task.kind === "translate" ? translate(task, onEvent) : write(besides(task), onEvent);
      for (const event of textEvents(result.letter)) onEvent(event);
      return result;
    },
  };
}

type OnEvent = (event: WriterEvent) => void;

/** The request with the letters that stand already: the next one says things in other words. */
function besides({ request, earlier }: Extract<WriterTask, { kind: "write" }>): LetterRequest {
  return { ...request, history: { ...request.history, texts: earlier } };
}

function write(request: LetterRequest, onEvent: OnEvent): WriterResult {
  const written = writeLetter(request);
  for (const event of readingEvents(written)) onEvent(event);
  const { letter, facts, matches, hints, notices, used, plan } = written;
  const { smallPrint } = written.posting;
  return { letter, facts, matches, smallPrint, hints, notices, used, plan, sent: null };
}

/** The same plan in other words. A letter that a person or a model has worded has none: that one is written again. */
function translate(task: { request: LetterRequest; original: StandingLetter }, onEvent: OnEvent): WriterResult {
  const { request, original } = task;
  const { made, edited } = original;
  const plan = made?.plan;
  if (plan) {
    const notices = [...(edited ? [recomposed(request)] : []), ...leftOut(plan, request)];
    const { facts, matches, smallPrint, hints } = made;
    const letter = translateLetter({ plan, language: request.language });
    return { letter, facts, matches, smallPrint, hints, plan, notices, used: null, sent: null };
  }
  const written = write(request, onEvent);
  return { ...written, notices: [recomposed(request), ...written.notices] };
}

/** Sentences of the person's own stay in their language. */
function leftOut({ paragraphs }: Plan, { language }: LetterRequest): string[] {
  return paragraphs
    .flat()
    .flatMap(({ own }) => (own && own.language !== language ? [own.text] : []))
    .map(
      (text) =>
        `Your sentence “${text}” is left out: the built-in writer cannot put it into ${languageNames[language]}.`,
    );
}

function recomposed(request: LetterRequest): string {
  const language = languageNames[request.language];
  return `The built-in writer cannot translate words that it did not choose itself, so it composed the letter anew in ${language}.`;
}

function readingEvents({ posting, matches }: WrittenLetter): WriterEvent[] {
  return [
    { type: "read", requirements: posting.requirements.length, smallPrint: posting.smallPrint.length },
    { type: "matched", met: matches.filter((match) => match.status === "met").length },
  ];
}

function textEvents(letter: Letter): WriterEvent[] {
  const body = letterText({ ...letter, subject: "", greeting: "", closing: "", signature: "" });
  return [
    { type: "writing", expectedWords: 300 },
    { type: "opening", text: toOpening(letter) },
    { type: "text", delta: body },
    { type: "checking" },
  ];
}

/** Subject and greeting as they stand in the letter's text, each with the blank line after it. */
function toOpening({ subject, greeting }: Letter): string {
  return [subject, greeting]
    .filter(Boolean)
    .map((part) => `${part}\n\n`)
    .join("");
}
