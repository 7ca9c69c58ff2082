import type { Lesson } from "../lexicon/lessons.ts";
import type { Message } from "../planning/plan.ts";
import type { Span } from "../realising/language-module.ts";

const LESSONS: readonly Lesson[] = [
  "teaching",
  "caring",
  "money",
  "cleaning",
  "kitchen",
  "stock",
  "repairs",
  "plants",
  "events",
  "writing",
  "records",
  "driving",
  "guests",
  "machines",
  "spreadsheets",
  "languages",
];

/** An empty slot for each kind of work, {of-money} among them, that only a message about such work fills. */
export const lessonFillers: Record<string, (message: Message) => Span | null> = Object.fromEntries(
  LESSONS.map((lesson) => [
    `of-${lesson}`,
    (message: Message) => {
      const [skill] = message.skills ?? [];
      const fact = message.line?.fact ?? skill?.fact;
      return message.lesson === lesson && fact ? { text: "", facts: [fact], lines: [] } : null;
    },
  ]),
);
