import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { listedSteps, showWorkflowAsList } from "#client/testing/workflow-list.ts";
import { savedWorkflow } from "#client/testing/workflows.ts";
import { newNode } from "#shared/workflows/new-node.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
// So that its code is here before the first test waits for it.
import "./workflow-page.tsx";

const AT = "/api/workflows/4";

function step(id: string, kind: NodeKind, config: object): WorkflowNode {
  const made = newNode(kind, { x: 0, y: 0 });
  return { ...made, id, data: { ...made.data, label: id, config: { ...made.data.config, ...config } } };
}

const nodes = [
  step("orders", "source:postgres", { connectionId: 7, table: "orders" }),
  step("large", "transform:filter", {}),
  step("shouted", "transform:map", {}),
];
const edges = [
  { id: "one", source: "orders", target: "large", animated: false },
  { id: "two", source: "large", target: "shouted", animated: false },
];
const connection = {
  id: 7,
  name: "orders-db",
  type: "postgres",
  config: {},
  hasSecret: true,
  createdAt: "2026-11-21T09:14:00.000Z",
};
const places = [
  { nodeId: "orders", connectionId: 7, reason: null },
  { nodeId: "large", connectionId: 7, reason: null },
  { nodeId: "shouted", connectionId: null, reason: "Databases compute “upper” differently." },
];

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  showWorkflowAsList();
  const calls = fakeApi({
    ...signedInAs(),
    [`GET ${AT}`]: { body: savedWorkflow({ nodes, edges }), headers: { ETag: '"one"' } },
    [`GET ${AT}/executions`]: { body: [] },
    "GET /api/connections": { body: [connection] },
    "POST /api/workflows/places": { body: places },
    ...answers,
  });
  const view = renderScreen(<AppRoutes />, { at: "/workflows/4" });
  await screen.findByLabelText("Workflow name");
  return { calls, ...view };
}

const steps = listedSteps;

describe("where the steps of a workflow run", () => {
  it("is told on every step, and among its properties why", async () => {
    await open();
    expect(await screen.findAllByText("Runs in orders-db")).toHaveLength(2);
    const [, , shouted] = steps();
    expect(shouted?.textContent).toContain("Runs on this server");
    fireEvent.click(shouted ?? document.body);
    const [section] = await screen.findAllByRole("region", { name: "Where it runs" });
    expect(section?.textContent).toContain("On this server. Databases compute “upper” differently.");
    expect(screen.queryByRole("button", { name: "Show the query plan" })).toBeNull();
  });

  it("comes with the database's plan, or what it says instead", async () => {
    let works = false;
    await open({
      "POST /api/workflows/explain": () =>
        works
          ? { body: { steps: ["orders", "large"], sql: "SELECT 1", plan: "Seq Scan on orders" } }
          : { status: 422, body: { message: "Nothing answers on port 5432." } },
    });
    await screen.findAllByText("Runs in orders-db");
    fireEvent.click(steps()[1] ?? document.body);
    const [button] = await screen.findAllByRole("button", { name: "Show the query plan" });
    fireEvent.click(button ?? document.body);
    const dialog = within(await screen.findByRole("dialog", { name: "Query plan of large" }));
    expect(await dialog.findByText("Nothing answers on port 5432.")).toBeDefined();
    works = true;
    fireEvent.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByText("Seq Scan on orders")).toBeDefined();
    expect(dialog.getByText("Covers “orders”, “large”.")).toBeDefined();
  });

  it("is not told where it cannot be asked, and is turned off in the step that reads", async () => {
    const { calls } = await open({ "POST /api/workflows/places": { status: 503, body: {} } });
    fireEvent.click(steps()[0] ?? document.body);
    const [box] = await screen.findAllByRole("checkbox", { name: "Run the steps that follow in this database" });
    expect(box).toHaveProperty("checked", true);
    fireEvent.click(box ?? document.body);
    await expect
      .poll(() => JSON.stringify(calls.findLast(({ path }) => path === "/api/workflows/places")?.body ?? ""))
      .toContain('"pushDown":false');
    expect(screen.queryByText(/^Runs /)).toBeNull();
  });
});
