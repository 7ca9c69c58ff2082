import { expect, it } from "vitest";
import { splitSentences } from "./split-sentences.ts";

it.each([
  ["I came. I saw.", ["I came.", "I saw."]],
  ["Dr. Brown of St. Mary's asked. Why?", ["Dr. Brown of St. Mary's asked.", "Why?"]],
  ["Am 3. März begann ich. Danach z. B. Lager.", ["Am 3. März begann ich.", "Danach z. B. Lager."]],
  ["¿Puedo ir? ¡Gracias! Sí.", ["¿Puedo ir?", "¡Gracias!", "Sí."]],
  ["M. Dupont m'a formé. « Bien. » Il rit.", ["M. Dupont m'a formé.", "« Bien. »", "Il rit."]],
  [
    "Ich bin im 1./2. Lehrjahr. Vom 1.–2. Mai war ich dort.",
    ["Ich bin im 1./2. Lehrjahr.", "Vom 1.–2. Mai war ich dort."],
  ],
  ["Der „2. Platz“ war meiner. Ja.", ["Der „2. Platz“ war meiner.", "Ja."]],
  ["Im zweiten (2.) Lehrjahr und im II. Quartal.", ["Im zweiten (2.) Lehrjahr und im II. Quartal."]],
  ["Seit dem 2. Mai 2024. Als 3. Vorsitzende.", ["Seit dem 2. Mai 2024.", "Als 3. Vorsitzende."]],
  ["Wir wuchsen von 8 auf 21. Danach ging ich.", ["Wir wuchsen von 8 auf 21.", "Danach ging ich."]],
  ["I trained 12. I liked it. Grade 5. At Holt too.", ["I trained 12.", "I liked it.", "Grade 5.", "At Holt too."]],
  ["Termin ist der 15. Ich komme.", ["Termin ist der 15.", "Ich komme."]],
  ["Disponible le 1er mai (réf. AS-26). Merci.", ["Disponible le 1er mai (réf. AS-26).", "Merci."]],
  ["Cosía en Hnos. Carrasco. Ahora no.", ["Cosía en Hnos. Carrasco.", "Ahora no."]],
  [
    "Gelernt bei Gebr. Lang, dann bei Reed Bros. Ltd in Ayr.",
    ["Gelernt bei Gebr. Lang, dann bei Reed Bros. Ltd in Ayr."],
  ],
  ["no end", ["no end"]],
  ["  ", []],
])("parts %j", (text, sentences) => {
  const found = splitSentences(text);
  expect(found.map((sentence) => sentence.text)).toEqual(sentences);
  for (const sentence of found) expect(text.slice(sentence.at).startsWith(sentence.text)).toBe(true);
});

it.each(["I trained 9 new starters, incl. 4 agency staff.", "Mi tel. núm. 12 es nuevo.", "Je gère env. 40 lots."])(
  "keeps %s whole",
  (text) => {
    expect(splitSentences(text).map((one) => one.text)).toEqual([text]);
  },
);
