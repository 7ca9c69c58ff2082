import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { type WritingProgress, writingBegins } from "./writing-progress.ts";
import { WritingSteps } from "./writing-steps.tsx";

const head = "Re: Nurse\n\nDear Hiring Manager,\n\n";
const shown = (changes: Partial<WritingProgress>) => {
  const progress = {
    ...writingBegins,
    stage: "writing" as const,
    requirements: 2,
    met: 1,
    expectedWords: 260,
    ...changes,
  };
  const { unmount } = render(<WritingSteps progress={progress} source="your details" onStop={() => {}} />);
  const step = screen.getAllByRole("listitem")[2]?.textContent;
  unmount();
  return step;
};

it("counts words of the letter, and none of its head", () => {
  expect(shown({ text: head })).toBe("Writing");
  expect(shown({ text: `${head}I have read telemetry.` })).toBe("Writing: 4 of about 100 words in the preview");
});

it("calls what the posting asks for what the facts step calls it", () => {
  const progress = { ...writingBegins, stage: "writing" as const, requirements: 5, smallPrint: 1, met: 3 };
  render(<WritingSteps progress={progress} source="your details" onStop={() => {}} />);
  const [reading, matching] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(reading).toBe("Read the posting: 5 requirements, and 1 thing in the small print");
  expect(matching).toBe("Found 3 of them in your details");
});

it("says that an answer was no letter, before and while another is written", () => {
  expect(shown({ text: head, again: true })).toBe("The first answer wasn't a usable letter. Asking again");
  expect(shown({ text: `${head}I have read telemetry.`, again: true })).toMatch(/^The first .+ Writing again: 4 of/u);
});
