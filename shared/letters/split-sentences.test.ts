import { expect, it } from "vitest";
import { splitSentences } from "./split-sentences.ts";

it.each([
  ["I came. I saw.", ["I came.", "I saw."]],
  ["Dr. Brown of St. Mary's asked. Why?", ["Dr. Brown of St. Mary's asked.", "Why?"]],
  ["Am 3. März begann ich. Danach z. B. Lager.", ["Am 3. März begann ich.", "Danach z. B. Lager."]],
  ["¿Puedo ir? ¡Gracias! Sí.", ["¿Puedo ir?", "¡Gracias!", "Sí."]],
  ["M. Dupont m'a formé. « Bien. » Il rit.", ["M. Dupont m'a formé.", "« Bien. »", "Il rit."]],
  ["no end", ["no end"]],
  ["  ", []],
])("parts %j", (text, sentences) => {
  const found = splitSentences(text);
  expect(found.map((sentence) => sentence.text)).toEqual(sentences);
  for (const sentence of found) expect(text.slice(sentence.at).startsWith(sentence.text)).toBe(true);
});
