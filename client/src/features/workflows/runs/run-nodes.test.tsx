import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#client/testing/render.tsx";
import { runOf, savedWorkflow } from "#client/testing/workflows.ts";
import { RunNodes } from "./run-nodes.tsx";

const [source, step, , last] = runOf(savedWorkflow()).nodes;
if (!source || !step || !last) throw new Error("the template has four steps");

const skippedRows = [{ reason: "amount: “x” isn't a number", row: { amount: "x" } }];

it("each step counts in its own words, and rows that an output takes aren't called skipped", () => {
  const nodes = [
    { ...source, rowsIn: 8, rowsOut: 8 },
    { ...step, rowsIn: 8, rowsOut: 4, skipped: 4, skippedRows, errorOutput: true },
    { ...last, rowsIn: 4, rowsOut: 3, skipped: 1, skippedRows },
  ];
  renderScreen(<RunNodes nodes={nodes} onRows={() => {}} />);
  expect(screen.getByText("8 read")).toBeDefined();
  expect(screen.getByText("8 in, 4 out, 4 failed rows handled separately")).toBeDefined();
  expect(screen.getByText("4 in, 3 delivered, 1 row skipped")).toBeDefined();
});

it("says of a step that was not run which step failed before it", () => {
  const nodes = [
    { ...step, status: "failed" as const, message: "“Map Fields” failed: no column." },
    { ...source, status: "skipped" as const, rowsIn: null, rowsOut: null },
    { ...last, status: "skipped" as const, rowsIn: null, rowsOut: null },
  ];
  renderScreen(<RunNodes nodes={nodes} onRows={() => {}} />);
  expect(screen.getByText(`Not run because “${step.label}” failed.`)).toBeDefined();
  expect(screen.getByText(`Nothing was delivered: “${step.label}” failed before the deliveries began.`)).toBeDefined();
  expect(screen.getAllByText("Not run")).toHaveLength(2);
  expect(screen.getByText("Failed: no column.")).toBeDefined();
});

it("says of failed rows that they were sent on only where they could be delivered", () => {
  const nodes = [
    { ...source, rowsIn: 8, rowsOut: 4, skipped: 4, skippedRows, errorOutput: true },
    { ...step, status: "failed" as const, message: "No column." },
    { ...last, status: "skipped" as const, rowsIn: null, rowsOut: null },
  ];
  renderScreen(<RunNodes nodes={nodes} onRows={() => {}} />);
  expect(screen.getByText("8 found, 4 read, 4 failed rows")).toBeDefined();
});
