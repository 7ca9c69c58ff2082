import { type Language, languageNames } from "#shared/letters/letter.schema.ts";
import type { ModelMessage } from "./model-messages.ts";
import { againRules } from "./prompts/again.ts";
import type { ShapeProblem } from "./shape-problems.ts";

/** The same question once more, and why its first answer would not do. */
export function notAgainMessages(
  messages: readonly ModelMessage[],
  problem: ShapeProblem,
  language: Language,
): ModelMessage[] {
  const content = againRules[problem].replace("{language}", languageNames[language]);
  return [...messages, { role: "user", content }];
}

/** The same question with the answer so far, to be gone on from. */
export function withBeginning(messages: readonly ModelMessage[], begun: string): ModelMessage[] {
  if (begun === "") return [...messages];
  return [...messages, { role: "assistant", content: begun }, { role: "user", content: GO_ON }];
}

const GO_ON =
  "You were cut off here. Go on with the next sentence of the same letter, in the same form. Repeat nothing that stands already, and begin a new paragraph with a blank line where one is due.";
