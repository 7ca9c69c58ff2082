import { render } from "@testing-library/react";
import { expect, it } from "vitest";
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
