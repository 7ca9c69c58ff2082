import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { type FakeCall, fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { listedSteps, showWorkflowAsList } from "#client/testing/workflow-list.ts";
import { savedWorkflow } from "#client/testing/workflows.ts";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";
// So that its code is here before the first test waits for it.
import "./workflow-page.tsx";

const CHECK = "POST /api/workflows/expressions/check";
const node = (kind: NodeKind, id: string, config: object = {}) => {
  const made = newNode(kind, { x: 0, y: 0 }, { id, config: { ...config } });
  return { ...made, data: { ...made.data, label: id } };
};
const gross = { target: "gross", kind: "expression" as const, value: "round(amount * 1.2)" };
const workflow = savedWorkflow({
  nodes: [
    node("source:csv", "orders", { fileId: "sample" }),
    node("transform:map", "priced", { mappings: [gross] }),
    node("transform:filter", "large", { expression: "gross > 5" }),
    node("destination:csv", "file", { fileName: "out.csv" }),
  ],
  edges: [newEdge("orders", "priced"), newEdge("priced", "large"), newEdge("large", "file")],
});

const expressionOf = ({ body }: FakeCall) => (body as { expression: string }).expression;
const sound = { ok: true, type: "DECIMAL", message: null, offset: null };
const bad = { ok: false, type: null, message: "“amount” is text.", offset: null };

async function open(check: (call: FakeCall) => { status?: number; body: object }, saved = workflow) {
  showWorkflowAsList();
  const calls = fakeApi({
    ...signedInAs(),
    "GET /api/workflows/4": { body: saved, headers: { ETag: '"one"' } },
    "GET /api/workflows/4/executions": { body: [] },
    "GET /api/connections": { body: [] },
    "GET /api/workflow-files": { body: [] },
    [CHECK]: check,
  });
  const view = renderScreen(<AppRoutes />, { at: "/workflows/4" });
  await screen.findByLabelText("Workflow name");
  return { calls, ...view };
}

const step = (name: string) => listedSteps().find(({ textContent }) => textContent?.includes(name));

describe("an expression that can't be computed", () => {
  it("is told at its step and among the problems before any run, which it keeps from starting", async () => {
    const { person, calls } = await open((call) => ({ body: expressionOf(call).includes("1.2") ? bad : sound }));
    await screen.findByRole("button", { name: "1 problem" });
    expect(step("priced")?.textContent).toContain("“gross”: “amount” is text.");
    expect(step("large")?.textContent).not.toContain("is text");
    await person.click(screen.getByRole("button", { name: "Run" }));
    await person.click(screen.getByRole("button", { name: "1 problem" }));
    expect(screen.getByRole("menuitem", { name: "priced: “gross”: “amount” is text." })).toBeDefined();
    expect(calls.some(({ path }) => path.endsWith("/execute"))).toBe(false);
  });

  it("is no problem any more as soon as it is changed", async () => {
    const { person } = await open((call) => ({ body: expressionOf(call).includes("1.2") ? bad : sound }));
    await screen.findByRole("button", { name: "1 problem" });
    const card = step("priced");
    if (!card) throw new Error("no such step");
    await person.click(card);
    await person.click(screen.getAllByRole("button", { name: "Edit mapping 1" })[0] ?? document.body);
    fireEvent.change(screen.getAllByLabelText("Expression")[0] ?? document.body, { target: { value: "1" } });
    await waitFor(() => expect(screen.queryByRole("button", { name: "1 problem" })).toBeNull());
  });

  it("is left to the run where nobody answers", async () => {
    const { calls } = await open(() => ({ status: 503, body: { message: "The server is busy." } }));
    await waitFor(() => expect(calls.some(({ path }) => CHECK.endsWith(path))).toBe(true));
    expect(screen.queryByRole("button", { name: /problem/ })).toBeNull();
  });
});

describe("a condition that compares text as if it were numbers", () => {
  it("is told on its step's card, and keeps no run from starting", async () => {
    const condition = { field: "name", operator: "greaterThan", value: "50" };
    const first = workflow.nodes[0];
    const large = node("transform:filter", "large", { conditions: [condition] });
    const nodes = [first, large, workflow.nodes[3]].filter((each) => each !== undefined);
    const edges = [newEdge("orders", "large"), newEdge("large", "file")];
    await open(() => ({ body: sound }), savedWorkflow({ nodes, edges }));
    expect(step("large")?.textContent).toContain("“name” is text");
    expect(screen.queryByRole("button", { name: /problem/ })).toBeNull();
  });
});
