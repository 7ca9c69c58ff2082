import { describe, expect, it } from "vitest";
import type { Language } from "#shared/letters/letter.schema.ts";
import { isPractical, readWish } from "./read-wish.ts";

describe("a wish", () => {
  it.each<[Language, string, string]>([
    ["en", "mention that I can start in May", "I can start in May."],
    ["en", "Please tell them that I hold a clean driving licence", "I hold a clean driving licence."],
    ["en", "I've run the school choir since 2019", "I've run the school choir since 2019."],
    ["en", "say: my notice period is four weeks.", "My notice period is four weeks."],
    ["en", "Since 2020 I have coached a youth team", "Since 2020 I have coached a youth team."],
    ["de", "Erwähne, dass ich im Mai anfangen kann", "Ich kann im Mai anfangen."],
    ["de", "bitte erwähnen, dass ich seit 2019 in Kiel wohne", "Ich wohne seit 2019 in Kiel."],
    ["de", "Ab Mai kann ich anfangen", "Ab Mai kann ich anfangen."],
    ["de", "Meine Kündigungsfrist beträgt vier Wochen", "Meine Kündigungsfrist beträgt vier Wochen."],
    ["fr", "Mentionner que je peux commencer en mai", "Je peux commencer en mai."],
    ["fr", "dis que j'ai le permis B", "J'ai le permis B."],
    ["fr", "Indiquez qu'à partir de mai je suis libre", "À partir de mai je suis libre."],
    ["es", "menciona que puedo empezar en mayo", "Puedo empezar en mayo."],
    ["es", "Tengo carné de conducir B", "Tengo carné de conducir B."],
    ["es", "Añade que mi preaviso es de dos semanas", "Mi preaviso es de dos semanas."],
  ])("in %s: %s", (language, wish, sentence) => {
    expect(readWish(wish, language)).toEqual({ sentence });
  });

  it.each<[Language, string, RegExp]>([
    ["en", "focus on my Python", /left out.*I can start in May/],
    ["en", "mention my driving licence", /left out/],
    ["en", "make me sound experienced", /left out/],
    ["en", "I want the letter to be funny", /about the letter itself/],
    ["en", "Can I start in May?", /whole sentence/],
    ["en", "Ich kann im Mai anfangen", /is in German.*Type it in English/],
    ["de", "mention that I can start in May", /is in English.*cannot put it into German/],
    ["de", "erwähne, dass ich im Mai anfange", /whole sentence.*Ich kann im Mai anfangen/],
    ["fr", "plus court", /left out/],
    ["es", "Je peux commencer en mai", /is in French/],
    ["en", "<script>alert(1)</script>", /left out/],
    ["en", "\u0000\ud800", /left out/],
    ["en", "=cmd()", /left out/],
  ])("in %s is not worded by guess: %s", (language, wish, why) => {
    expect(readWish(wish, language)).toEqual({ why: expect.stringMatching(why) });
  });

  it("stands near the end when it is about terms", () => {
    expect(["I can start in May.", "Ich kann im Mai anfangen.", "Puedo empezar en mayo."].every(isPractical)).toBe(
      true,
    );
    expect(isPractical("I have run the school choir since 2019.")).toBe(false);
  });
});
