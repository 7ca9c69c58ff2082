import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LetterSheet } from "./letter-sheet.tsx";

const letterhead = { name: "Grace Adeyemi", email: "grace@example.com", phone: "503 555 0148", date: "Today" };

describe("LetterSheet", () => {
  it("shows the letterhead alone while nothing is written", () => {
    render(
      <LetterSheet lit={false} label="Your letter" letterhead={letterhead}>
        <p>The letter is written here.</p>
      </LetterSheet>,
    );
    const sheet = screen.getByRole("article", { name: "Your letter" });
    expect(sheet.textContent).toBe("Grace Adeyemigrace@example.com · 503 555 0148TodayThe letter is written here.");
  });

  it("lets each sentence be drawn by whoever shows it, told apart by its place", () => {
    render(
      <LetterSheet
        lit
        label="Your letter"
        letterhead={letterhead}
        parts={{ greeting: "Dear Team,", paragraphs: [[{ text: "One." }, { text: "Two." }], [{ text: "Three." }]] }}
        renderSentence={(sentence, place) => (
          <button type="button">{`${place.paragraph}/${place.sentence} ${sentence.text}`}</button>
        )}
      />,
    );
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "0/0 One.",
      "0/1 Two.",
      "1/0 Three.",
    ]);
  });

  it("shows text that looks like markup as text, and equal lines twice", () => {
    const recipient = ["<b>Northgate</b>", "<b>Northgate</b>"];
    render(<LetterSheet lit label="Your letter" letterhead={{ name: "", recipient }} parts={{ paragraphs: [] }} />);
    expect(screen.getAllByText("<b>Northgate</b>")).toHaveLength(2);
  });
});
