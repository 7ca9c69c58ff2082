import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Checklist, ChecklistPoint } from "#shared/postings/checklist.ts";
import { PointsAnswered } from "./points-answered.tsx";

const point = (id: string): ChecklistPoint => ({
  ...{ key: id, id, title: `Point ${id}`, must: true, isQuestion: false, isAlwaysListed: true, sure: false },
  ...{ rows: [], shown: [], sentences: [], lines: [] },
});
const checklist = (...missing: string[]): Checklist => ({
  ...{ missing: missing.map(point), toDo: [], inLetter: [], held: [], notClaimed: [], left: missing.length },
});

it("names three missing points, and parts what is left from the last of them", () => {
  const { container } = render(<PointsAnswered checklist={checklist("one", "two", "three", "four", "five")} />);
  expect(container.textContent).toBe(
    "Your details cover 0 of 5 requirements. Missing: Point one; Point two; Point three; and 2 more.",
  );
});

it("counts the same points whatever the rows show, and those that nobody claims", () => {
  const quality = { ...point("calm"), isAlwaysListed: false, sure: true };
  const shown = { ...checklist("one"), held: [{ ...point("two"), sure: true }, quality], notClaimed: [point("three")] };
  const { container } = render(<PointsAnswered checklist={shown} />);
  expect(container.textContent).toBe("Your details cover 1 of 3 requirements. Missing: Point one.");
});
