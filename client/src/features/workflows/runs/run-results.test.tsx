import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#client/testing/render.tsx";
import { runOf, savedWorkflow } from "#client/testing/workflows.ts";
import type { ExecutionResult } from "#shared/workflows/execution.schema.ts";
import { RunResults } from "./run-results.tsx";

const file = (nodeId: string, rowCount: number): ExecutionResult => ({
  ...{ nodeId, rowCount, title: "export.csv", kind: "file", fileName: "export.csv", shareToken: null },
});

it("tells files of one name apart by their steps, and counts one row as one", () => {
  const run = runOf(savedWorkflow());
  const [first, second] = run.nodes;
  if (!first || !second) throw new Error("the run has two steps");
  const results = [file(first.nodeId, 1_204), file(second.nodeId, 1), file("gone", 2)];
  renderScreen(<RunResults execution={{ ...run, results }} onSave={() => {}} onCopyLink={() => {}} />);
  expect(screen.getAllByRole("heading", { name: "export.csv" })).toHaveLength(3);
  expect(screen.getByText(`${first.label}, 1,204 rows`)).toBeDefined();
  expect(screen.getByText(`${second.label}, 1 row`)).toBeDefined();
  expect(screen.getByText("2 rows")).toBeDefined();
});
