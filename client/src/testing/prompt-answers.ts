import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";

const HIDDEN = "Nobody may read this before the unlock.";

const fact = { id: "f1", origin: "form" as const, label: "Skill", text: "telemetry" };

const letter: PromptAnswer["letter"] = {
  language: "en",
  tone: "professional",
  subject: "Registered Nurse",
  greeting: "Dear Hiring Team,",
  paragraphs: [
    [
      { text: "I have read telemetry for four years.", facts: ["f1"], postingLines: [2] },
      { text: "I would like to go on.", facts: [], postingLines: [] },
    ],
    [{ text: HIDDEN, facts: ["f1"], postingLines: [] }],
  ],
  closing: "Kind regards,",
  signature: "Grace Adeyemi",
};

/** An answer after the unlock, as the server gives it. */
export function wholeAnswer(changes: Partial<PromptAnswer["letter"]> = {}): PromptAnswer {
  const whole = { ...letter, ...changes };
  return {
    result: letterText(whole),
    draftId: "0b1f6f4e-6d8b-4c57-9a3e-1a2b3c4d5e6f",
    letter: whole,
    facts: [fact],
    matches: [
      { requirement: "r1", text: "telemetry experience", lines: [2], status: "met", facts: ["f1"], hard: false },
      { requirement: "r2", text: "CCRN", lines: [3], status: "missing", facts: [], hard: true },
    ],
    smallPrint: [],
    hints: [],
    notices: [],
    writer: "built-in",
    words: { visible: 30, total: 30 },
  };
}

/** An answer before the unlock: the first paragraph only. */
export function previewAnswer(): PromptAnswer {
  const { result: _whole, ...answer } = wholeAnswer();
  const visible = { ...letter, paragraphs: letter.paragraphs.slice(0, 1), closing: "", signature: "" };
  return { ...answer, letter: visible, previewResult: letterText(visible), words: { visible: 12, total: 30 } };
}
