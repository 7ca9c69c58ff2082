import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#client/testing/render.tsx";
import { books } from "#shared/languages/books.ts";
import { HalfSentence } from "./half-sentence.tsx";

it("names the words of a slip, and what each should be", async () => {
  renderScreen(<HalfSentence sentence="Ich war als kind bei der feuerwehr." words={books.de.sentences} />);
  const told = await screen.findByText(/There is a small slip in this sentence/);
  expect(told.textContent).toContain("kind → Kind");
  expect(told.textContent).toMatch(/: kind → Kind.*\. It's fine$/);
});

it("names no words where the sentence is no sentence yet", async () => {
  renderScreen(<HalfSentence sentence="zwei Jahre Rosengarten" words={books.de.sentences} />);
  const told = await screen.findByText(/Make it a sentence/);
  expect(told.textContent).toBe("Make it a sentence, or the letter leaves it out. It's fine");
});
