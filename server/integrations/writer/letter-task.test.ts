import { expect, it } from "vitest";
import { writeLetter } from "#server/writing/write-letter.ts";
import { emptyMaterial, type MaterialLine } from "#shared/material/material.schema.ts";
import { toLetterRequest } from "./letter-task.ts";
import { aTask } from "./testing/writer-task.ts";

const origin = { from: "typed" as const };
const line = (id: string, text: string, de?: string): MaterialLine => ({
  ...{ id, origin, confirmed: true, text },
  ...(de ? { said: { de } } : {}),
});

const english = "I delivered 42 staircases in 2023 and had no callbacks for movement.";
const trained = "I trained three apprentices to Level 3.";
const german = "Ich habe 2023 die 42 Treppen für das Haus geliefert und mit der Werkstatt drei Lehrlinge ausgebildet.";

function translated(plain: MaterialLine[]) {
  const { request } = aTask();
  const original = { text: "", language: "en" as const, edited: false, made: null };
  const material = { ...emptyMaterial, plain };
  return toLetterRequest({
    kind: "translate",
    original,
    request: { ...request, language: "de", untranslated: "leave-out", material },
  });
}

it("takes lines for English that are said in German beside others that are not yet", () => {
  const request = translated([line("l1", english, `${german} ${german}`), line("l2", trained)]);
  expect(request.translation?.from).toBe("en");
  const { toSay, hints } = writeLetter(request);
  expect(toSay).toEqual([{ row: "l2", text: trained }]);
  expect(hints.join(" ")).not.toContain("isn't a sentence yet");
});

it("takes all lines for German once all are said in German", () => {
  expect(translated([line("l1", english, german)]).translation?.from).toBe("de");
});
