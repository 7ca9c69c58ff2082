import { describe, expect, it } from "vitest";
import { languageSchema } from "#shared/letters/letter.schema.ts";
import { allFrames } from "./all-frames.ts";

const german = allFrames("de");
const textAt = (path: string) => german.find((one) => one.path === path)?.text;

describe("the frames that are printed", () => {
  it("hold the body, the tones, the facts, the links, and the headings of a language", () => {
    expect(textAt("facts.languages.0")).toMatch(/^Ich spreche /);
    expect(textAt("links.there")).toBe("Dort");
    expect(textAt("listHeads.formal.ask")).toBe("Sie suchen");
    expect(textAt("listHeads.informal.answer")).toBe("Meine Antwort");
    expect(textAt("enclosures.more")).toBe("Anlagen");
    expect(textAt("manners.endings.friendly.named")).toBe("Viele Grüße");
  });

  it("have a value in every slot", () => {
    for (const language of languageSchema.options) {
      const unfilled = allFrames(language).filter(({ text }) => /[{}]/.test(text));
      expect(unfilled).toEqual([]);
    }
  });
});
