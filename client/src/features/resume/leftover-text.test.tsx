import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LeftoverText } from "./leftover-text.tsx";

it("says as what an unused line is added, volunteering with the jobs", () => {
  const placed: string[] = [];
  const line = "Volunteer, Leeds Food Bank, 2019";
  render(
    <LeftoverText leftover={[{ heading: "Volunteering", lines: [line] }]} onPlace={(place) => placed.push(place)} />,
  );
  expect(screen.getByText("Add as:")).toBeDefined();
  fireEvent.click(screen.getByText("Job or volunteering"));
  expect(placed).toEqual(["experience"]);
});
