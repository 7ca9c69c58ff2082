import { createPhraseBook } from "#shared/postings/phrase-book.ts";
import type { Unit } from "./units.ts";

/** What nobody says to a person. */
const book = createPhraseBook([
  {
    order: `
      ignore all
      ignore any
      ignore previous
      ignore the previous
      ignore the above
      ignore your
      disregard all
      disregard previous
      disregard the above
      disregard your
      forget your instructions
      forget everything
      system prompt
      system message
      developer mode
      you are now
      as a language model
      language model
      language models
      if you are an ai
      note to ai
      ai assistant
      ai assistants
      chatgpt
      prompt injection
      do not tell the user
      reveal your
      print your instructions
      letter generator
      api key
      ignora todas las instrucciones
      ignora las instrucciones
      modelo de lenguaje
      si eres una ia
      ignorez toutes les
      ignorez les instructions
      modèle de langage
      si vous êtes une ia
      ignoriere alle
      ignorieren sie alle
      ignoriere die
      vergiss alle
      sprachmodell
      wenn du eine ki
      falls du eine ki
      wenn sie eine ki
      ki assistent
    `,
  },
]);

/** Numbers of the lines that speak to software. Somebody who is to work with such software is not spoken to. */
export function findSuspicious(units: readonly Unit[]): number[] {
  const found = units.filter(
    ({ words, section, line }) =>
      book.find(words).length > 0 &&
      !(line.isBullet && (section === "must" || section === "wish" || section === "duty")),
  );
  return [...new Set(found.flatMap(({ line }) => line.numbers))];
}
