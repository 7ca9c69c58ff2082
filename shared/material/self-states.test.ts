import { expect, it } from "vitest";
import { books } from "#shared/languages/books.ts";
import { lookAtSentence } from "./look-at-sentence.ts";

it.each([
  ["en", "Authorized to work in the US", "I am authorized to work in the US"],
  ["fr", "titulaire du permis B", "Je suis titulaire du permis B"],
  ["es", "acostumbrado a turnos", "Estoy acostumbrado a turnos"],
  ["de", "vertraut mit SAP", "Ich bin vertraut mit SAP"],
] as const)("%s: %s says what somebody is", (language, text, mended) => {
  expect(lookAtSentence(text, books[language].sentences)).toMatchObject({ is: "fragment", mended, isSure: true });
});

it("takes a pair of nouns for no verbs", () => {
  const { sentences } = books.en;
  expect(lookAtSentence("Service and repair of Bell dumpers", sentences)).not.toMatchObject({ isSure: true });
  expect(lookAtSentence("Service and repair Bell dumpers", sentences)).toMatchObject({ isSure: true });
});

it("takes a subject for no verb, though it ends as one", () => {
  expect(lookAtSentence("Biología 3.º a 5.º", books.es.sentences)).not.toMatchObject({ is: "sentence" });
});
