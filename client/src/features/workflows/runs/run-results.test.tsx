import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { runOf, savedWorkflow } from "#client/testing/workflows.ts";
import type { ExecutionResult } from "#shared/workflows/execution.schema.ts";
import { RunResults } from "./run-results.tsx";

const file = (nodeId: string, rowCount: number): ExecutionResult => ({
  ...{ executionId: 47, nodeId, rowCount, title: "export.csv", kind: "file", fileName: "export.csv", shareToken: null },
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

it("shares nothing before it was told who sees it", async () => {
  const run = runOf(savedWorkflow());
  const board = { ...file("board", 7), kind: "dashboard" as const, title: "Net", fileName: null };
  const calls = fakeApi({
    "GET /api/executions/47/results/board": {
      body: { ...board, chart: "none", x: "", y: [], fields: [], rows: [], finishedAt: null },
    },
    "POST /api/executions/47/results/board/share": { body: { shareToken: "abc" } },
  });
  renderScreen(<RunResults execution={{ ...run, results: [board] }} onSave={() => {}} onCopyLink={() => {}} />);
  const shares = () => calls.filter(({ path }) => path.endsWith("/share"));
  fireEvent.click(screen.getByRole("button", { name: "Share by link" }));
  expect(
    await screen.findByText(/^Anyone with the link can see the 7 rows of “Net”, without an account/),
  ).toBeDefined();
  expect(shares()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  await waitFor(() => expect(shares()).toHaveLength(1));
});
