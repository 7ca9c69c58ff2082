import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { runOf, savedWorkflow } from "#client/testing/workflows.ts";
import type { NodeData } from "#shared/workflows/workflow.schema.ts";
import { NodeState } from "./node-state.tsx";

const stateOf = (nodeType: NodeData["nodeType"], status: NodeData["status"], problem: string | null) =>
  render(<NodeState node={{ nodeType, status, pinned: undefined }} run={null} ranAt={null} problem={problem} />)
    .container.textContent;

it.each([
  ["transform", "connected", "Not connected to a next step.", "Not connected to a next step.Never run"],
  ["source", "not_connected", "Not connected to a next step.", "Not connected to a next step.Never run"],
  ["source", "not_connected", "Choose a file.", "Choose a file.Not connected. Never run"],
  ["transform", "connected", "Add a condition.", "Add a condition.Connected. Never run"],
  ["destination", "connected", null, "Connected. Never run"],
] as const)("says once how a %s stands that is %s: %s", (nodeType, status, problem, said) => {
  expect(stateOf(nodeType, status, problem)).toBe(said);
});

it("says of a step that a failed run didn't come to that it never ran, though the run ended", () => {
  const endedAt = "2026-11-30T09:00:00.000Z";
  const [reached] = runOf(savedWorkflow()).nodes;
  if (!reached) throw new Error("a run without steps");
  const textOf = (status: "skipped" | "failed") =>
    render(
      <NodeState
        node={{ nodeType: "destination", status: "connected", pinned: undefined }}
        run={{ ...reached, status, message: null, endedAt }}
        ranAt={null}
        problem={null}
      />,
    ).container.textContent;
  expect(textOf("skipped")).toContain("Never run");
  expect(textOf("failed")).toContain("Last run");
});
