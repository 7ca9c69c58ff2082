import { writeLetter } from "#server/writing/write-letter.ts";
import { type Letter, languageNames } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { countAsked } from "#shared/postings/count-asked.ts";
import { toMatches } from "#shared/postings/to-matches.ts";
import { toLetterRequest } from "./letter-task.ts";
import type { WriterEvent, WriterResult, WriterTask } from "./writer.ts";

/** A letter and what is told of it on the way, in order. */
export type ComposedLetter = { result: WriterResult; events: WriterEvent[] };

/** The built-in writer's letter for a task, or its translation. Pure. */
export function composeTask(task: WriterTask): ComposedLetter {
  const request = toLetterRequest(task);
  const { letter, facts, hints, notices, toSay, used } = writeLetter(request);
  const matches = toMatches(request.answered);
  const { requirements, met } = countAsked(request.answered);
  const smallPrint = request.reading?.smallPrint ?? [];
  return {
    result: {
      ...{ letter, facts, matches, smallPrint, hints, toSay, used, sent: null },
      notices: [...translationNotices(task), ...notices],
    },
    events: [
      { type: "read", requirements, smallPrint: smallPrint.length },
      { type: "matched", met },
      ...textEvents(letter),
    ],
  };
}

/** Words that nobody can put into another language here are made anew from the rows. */
function translationNotices(task: WriterTask): string[] {
  if (task.kind !== "translate" || (!task.original.edited && task.original.made)) return [];
  const language = languageNames[task.request.language];
  return [`The built-in writer can't translate this letter's words, so it wrote the letter again in ${language}.`];
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
