import { expect, test } from "vitest";
import { firstPerson, isParticiple, participleOf, withZu } from "./verb-forms.ts";

test.each([
  ["annehmen", "angenommen", "anzunehmen", "nehme", "an"],
  ["vorbereiten", "vorbereitet", "vorzubereiten", "bereite", "vor"],
  ["abstimmen", "abgestimmt", "abzustimmen", "stimme", "ab"],
  ["zeichnen", "gezeichnet", "zu zeichnen", "zeichne", ""],
  ["abrechnen", "abgerechnet", "abzurechnen", "rechne", "ab"],
  ["übernehmen", "übernommen", "zu übernehmen", "übernehme", ""],
  ["kommissionieren", "kommissioniert", "zu kommissionieren", "kommissioniere", ""],
  ["analysieren", "analysiert", "zu analysieren", "analysiere", ""],
  ["vertreten", "vertreten", "zu vertreten", "vertrete", ""],
  ["weiterentwickeln", "weiterentwickelt", "weiterzuentwickeln", "entwickle", "weiter"],
  ["antworten", "geantwortet", "zu antworten", "antworte", ""],
  ["zubereiten", "zubereitet", "zuzubereiten", "bereite", "zu"],
  ["liefern", "geliefert", "zu liefern", "liefere", ""],
])("%s: %s, %s, ich %s … %s", (infinitive, participle, zu, verb, particle) => {
  expect(participleOf(infinitive)).toBe(participle);
  expect(withZu(infinitive)).toBe(zu);
  expect(firstPerson(infinitive)).toEqual({ verb, particle });
  expect(isParticiple(participle)).toBe(true);
});

test.each(["bereit", "gestern", "gern", "Kunden", "seit", "mit"])("%s is no participle", (word) => {
  expect(isParticiple(word)).toBe(false);
});
