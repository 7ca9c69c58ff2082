import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { type FakeAnswer, fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { listedSteps, showWorkflowAsList } from "#client/testing/workflow-list.ts";
import { listedRun, runOf, savedWorkflow } from "#client/testing/workflows.ts";
import { newEdge, newNode } from "#shared/workflows/new-node.ts";
import type { Workflow } from "#shared/workflows/workflow.schema.ts";
// So that its code is here before the first test waits for it.
import "./workflow-page.tsx";

const AT = "/api/workflows/4";

async function open(workflow: Workflow, answers: Parameters<typeof fakeApi>[0] = {}) {
  showWorkflowAsList();
  const calls = fakeApi({
    ...signedInAs(),
    [`GET ${AT}`]: { body: workflow, headers: { ETag: '"one"' } },
    [`PUT ${AT}`]: { body: workflow, headers: { ETag: '"two"' } },
    [`GET ${AT}/executions`]: { body: [] },
    "GET /api/connections": { body: [] },
    "GET /api/workflow-files": { body: [] },
    ...answers,
  });
  const view = renderScreen(<AppRoutes />, { at: "/workflows/4" });
  await screen.findByLabelText("Workflow name");
  return { calls, ...view };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const rename = (text: string) => fireEvent.change(screen.getByLabelText("Workflow name"), { target: { value: text } });

it("a run that another system starts shows up by itself", { timeout: 20_000 }, async () => {
  const workflow = savedWorkflow();
  const answers: FakeAnswer[] = [{ body: [] }, { body: [listedRun({ trigger: "webhook" })] }];
  await open(workflow, {
    [`GET ${AT}/executions`]: () => answers.splice(0, answers.length > 1 ? 1 : 0)[0] ?? answers[0] ?? { body: [] },
    "GET /api/executions/47": { body: runOf(workflow) },
  });
  await waitFor(() => expect(screen.getByText("Webhook, version 3")).toBeDefined(), { timeout: 10_000 });
});

it("saves nothing for a run that was asked about and not started", async () => {
  const { calls } = await open(savedWorkflow({ parameters: [{ name: "day", type: "text", default: "Monday" }] }), {
    [`POST ${AT}/execute`]: { status: 202, body: listedRun({ status: "queued" }) },
  });
  const writes = () =>
    calls.flatMap(({ method, path }) => (method === "PUT" || path.endsWith("/execute") ? [method] : []));
  rename("Spend by day");
  press("Run");
  expect(await screen.findByText(/Your changes are saved first\.$/)).toBeDefined();
  press("Cancel");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes()).toEqual([]);
  press("Run");
  await screen.findByRole("dialog");
  press("Run workflow");
  await waitFor(() => expect(writes()).toEqual(["PUT", "POST"]));
});

it("no longer offers to discard restored changes once they were discarded", async () => {
  const view = await open(savedWorkflow());
  rename("Spend by week");
  view.unmount();
  await open(savedWorkflow());
  expect(screen.getByText("We restored your unsaved changes.")).toBeDefined();
  press("Discard them");
  expect(screen.getByLabelText<HTMLInputElement>("Workflow name").value).toBe("Spend");
  rename("Spend by month");
  expect(screen.queryByText("We restored your unsaved changes.")).toBeNull();
});

it("shows that failed rows go to the connected step, whatever was chosen for them before", async () => {
  const at = { x: 0, y: 0 };
  const nodes = [
    newNode("source:csv", at, { id: "in", label: "Orders", errorHandling: "stop" }),
    newNode("destination:csv", at, { id: "bad", label: "Bad rows" }),
  ];
  await open(savedWorkflow({ nodes, edges: [newEdge("in", "bad", "errors")] }));
  const [first] = listedSteps();
  if (first) fireEvent.click(first);
  const select = await screen.findByLabelText<HTMLSelectElement>("If a row fails");
  expect([...select.options].map(({ text }) => text)).toEqual(["Send it on", "Retry"]);
  expect(select.selectedOptions[0]?.text).toBe("Send it on");
});
