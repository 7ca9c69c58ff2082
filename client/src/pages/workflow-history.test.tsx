import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { showWorkflowAsList } from "#client/testing/workflow-list.ts";
import { listedRun, runOf, savedWorkflow } from "#client/testing/workflows.ts";
import type { ExecutionDetail } from "#shared/workflows/execution.schema.ts";
// So that its code is here before the first test waits for it.
import "./workflow-page.tsx";

const AT = "/api/workflows/4";
const workflow = savedWorkflow();

async function open(runs: readonly object[], shown: Partial<ExecutionDetail> = {}) {
  showWorkflowAsList();
  fakeApi({
    ...signedInAs(),
    [`GET ${AT}`]: { body: workflow, headers: { ETag: '"one"' } },
    [`GET ${AT}/executions`]: { body: runs },
    "GET /api/executions/47": { body: runOf(workflow, shown) },
    "GET /api/connections": { body: [] },
    "GET /api/workflow-files": { body: [] },
  });
  renderScreen(<AppRoutes />, { at: "/workflows/4" });
  await screen.findByRole("region", { name: "Execution History" });
}

describe("the history panel", () => {
  it("is open where there are runs, is collapsed to its title, and opens again", async () => {
    await open([listedRun()]);
    const close = await screen.findByRole("button", { name: "Collapse history", expanded: true });
    expect(await screen.findByRole("button", { name: "Rerun run_0000002f" })).toBeDefined();

    fireEvent.click(close);
    expect(screen.queryByRole("button", { name: "Rerun run_0000002f" })).toBeNull();
    expect(screen.getByRole("heading", { name: "Execution History" })).toBeDefined();

    fireEvent.click(screen.getByRole("button", { name: "Expand history", expanded: false }));
    expect(screen.getByRole("button", { name: "Rerun run_0000002f" })).toBeDefined();
  });

  it("opens a run with its results and log from its row", async () => {
    await open([listedRun()]);
    const link = await screen.findByRole("link", { name: "Open run_0000002f, its results and log" });
    expect(link.getAttribute("href")).toBe("/workflows/4/runs/47");
  });

  it("leads from why the last run failed to the step that failed", async () => {
    const error = "“Sum” failed: amount isn't a number.";
    const nodes = runOf(workflow).nodes.map((node, place) => ({
      ...node,
      status: place === 1 ? "failed" : node.status,
    }));
    const failed = listedRun({ status: "failed", error });
    await open([failed, listedRun({ id: 46, status: "failed", error })], {
      ...failed,
      nodes: nodes as ExecutionDetail["nodes"],
    });
    const label = nodes[1]?.label ?? "";
    const buttons = await screen.findAllByRole("button", { name: `Open “${label}”` });
    expect(buttons).toHaveLength(1);
    fireEvent.click(buttons[0] ?? document.body);
    expect(await screen.findByDisplayValue(label)).toBeDefined();
  });

  it("stays collapsed where there is no run, and says so once it is opened", async () => {
    await open([]);
    fireEvent.click(await screen.findByRole("button", { name: "Expand history", expanded: false }));
    expect(screen.getByText("No runs yet. Select Run to start one.")).toBeDefined();
  });
});
