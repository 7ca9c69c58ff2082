import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { listedSteps, showWorkflowAsList } from "#client/testing/workflow-list.ts";
import { listedRun, runOf, savedWorkflow } from "#client/testing/workflows.ts";
import { saveWorkflowSchema } from "#shared/workflows/workflow.schema.ts";
import { placeTemplate } from "#shared/workflows/workflow-templates.ts";
// So that their code is here before the first test waits for it.
import "./workflow-page.tsx";
import "./workflow-run-page.tsx";
import "./workflows-page.tsx";

const mine = savedWorkflow();
const other = savedWorkflow({ id: 5, name: "Other", ...placeTemplate("etl") });

function open(answers: Parameters<typeof fakeApi>[0], at: string) {
  showWorkflowAsList();
  const calls = fakeApi({
    ...signedInAs(),
    "GET /api/workflows/4": { body: mine, headers: { ETag: '"one"' } },
    "GET /api/workflows/4/executions": { body: [] },
    "GET /api/workflows/5": { body: other, headers: { ETag: '"one"' } },
    "GET /api/workflows/5/executions": { body: [] },
    "GET /api/connections": { body: [] },
    "GET /api/workflow-files": { body: [] },
    ...answers,
  });
  return { calls, ...renderScreen(<AppRoutes />, { at }) };
}

const steps = listedSteps;

/** The system's clipboard, as one event after the other sees it. */
function clipboard() {
  const texts = new Map<string, string>();
  const clipboardData = {
    setData: (type: string, text: string) => texts.set(type, text),
    getData: (type: string) => texts.get(type) ?? "",
  };
  return {
    texts,
    copy: () => fireEvent(document.body, createEvent.copy(document.body, { clipboardData })),
    paste: () => fireEvent(document.body, createEvent.paste(document.body, { clipboardData })),
  };
}

describe("steps that are copied", () => {
  it("are pasted into another workflow under ids of their own, with the lines between them", async () => {
    const board = clipboard();
    const { unmount } = open({}, "/workflows/4");
    await screen.findByLabelText("Workflow name");
    fireEvent.keyDown(document.body, { code: "KeyA", ctrlKey: true });
    board.copy();
    unmount();
    const { calls } = open({ "PUT /api/workflows/5": { body: other, headers: { ETag: '"two"' } } }, "/workflows/5");
    await screen.findByLabelText("Workflow name");
    expect(steps()).toHaveLength(3);
    board.paste();
    expect(steps()).toHaveLength(7);
    fireEvent.click(screen.getByRole("button", { name: "Save Workflow" }));
    await screen.findByText("Workflow Saved");
    const sent = saveWorkflowSchema.parse(calls.find(({ method }) => method === "PUT")?.body);
    expect(new Set(sent.nodes.map(({ id }) => id)).size).toBe(7);
    expect(sent.edges).toHaveLength(5);
    const old = new Set(mine.nodes.map(({ id }) => id));
    expect(sent.nodes.some(({ id }) => old.has(id))).toBe(false);
    for (const { id, source, target } of sent.edges) expect(id).toBe(`e-${source}-${target}`);
  });

  it("leave the workflow as it is where what is pasted are no steps", async () => {
    const board = clipboard();
    open({}, "/workflows/4");
    await screen.findByLabelText("Workflow name");
    for (const text of ["hello", '{"workflowSteps":1,"nodes":[{"__proto__":{"id":"x"}}],"edges":[]}', "[]"]) {
      board.texts.set("text/plain", text);
      board.paste();
    }
    expect(steps()).toHaveLength(4);
    expect(screen.queryByText("Unsaved changes")).toBeNull();
  });
});

it("a workflow that was changed elsewhere is kept beside mine, once, however often that is pressed", async () => {
  const { calls } = open(
    {
      "PUT /api/workflows/4": { status: 412, body: { message: "Changed." } },
      "POST /api/workflows": ({ body }) => ({
        status: 201,
        body: savedWorkflow({ ...saveWorkflowSchema.parse(body), id: 9 }),
        headers: { ETag: '"one"' },
      }),
      "GET /api/workflows/9/executions": { body: [] },
    },
    "/workflows/4",
  );
  fireEvent.change(await screen.findByLabelText("Workflow name"), { target: { value: "Mine" } });
  fireEvent.click(screen.getByRole("button", { name: "Save Workflow" }));
  const keep = await screen.findByRole("button", { name: "Keep both" });
  fireEvent.click(keep);
  fireEvent.click(keep);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Workflow name").value).toBe("Mine (copy)"));
  const made = calls.filter(({ method, path }) => method === "POST" && path === "/api/workflows");
  expect(made.map(({ body }) => saveWorkflowSchema.parse(body).name)).toEqual(["Mine (copy)"]);
  expect(screen.queryByText("Unsaved changes")).toBeNull();
});

it("a column that an earlier step no longer puts out is missed where it is used, and nothing runs", async () => {
  const { calls } = open({}, "/workflows/4");
  await screen.findByLabelText("Workflow name");
  fireEvent.click(steps()[1] ?? document.body);
  fireEvent.click(await screen.findByRole("button", { name: "Remove mapping 3" }));
  expect(steps()[2]?.textContent).toContain("The column “spend” is no longer in the input.");
  fireEvent.click(screen.getByRole("button", { name: "Run" }));
  await screen.findByText("Workflow Run Failed");
  expect(calls.some(({ path }) => path.endsWith("/execute"))).toBe(false);
});

it("an exported workflow goes to the server as it was read, and is opened once it is there", async () => {
  const exported = { format: "cover-letter-desk-workflow", version: 1, name: "Täglich", nodes: [], edges: [] };
  const { calls } = open(
    { "GET /api/workflows": { body: [] }, "POST /api/workflows/import": { status: 201, body: mine } },
    "/workflows",
  );
  const input = await screen.findByLabelText("Exported workflow");
  fireEvent.change(input, { target: { files: [new File([JSON.stringify(exported)], "täglich.workflow.json")] } });
  expect((await screen.findByLabelText<HTMLInputElement>("Workflow name")).value).toBe("Spend");
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual(exported);
});

it("a step that failed says why where it stands", async () => {
  const failed = runOf(mine, { status: "failed" });
  const nodes = failed.nodes.map((node, place) =>
    place === 3 ? { ...node, status: "failed" as const, message: "“Campaign board” failed: The disk is full." } : node,
  );
  open(
    {
      "GET /api/workflows/4/executions": { body: [listedRun({ status: "failed" })] },
      "GET /api/executions/47": { body: { ...failed, nodes } },
    },
    "/workflows/4",
  );
  await screen.findByText("The disk is full.");
  expect(steps().map((step) => step.textContent?.includes("The disk is full."))).toEqual([false, false, false, true]);
});

it("the page of a failed run opens the step that failed", async () => {
  const failed = runOf(mine, { status: "failed", error: "“Campaign board” failed: The disk is full." });
  const nodes = failed.nodes.map((node, place) =>
    place === 3 ? { ...node, status: "failed" as const, message: failed.error } : node,
  );
  const { person } = open({ "GET /api/executions/47": { body: { ...failed, nodes } } }, "/workflows/4/runs/47");
  await person.click(await screen.findByRole("link", { name: `Open “${nodes[3]?.label}”` }));
  await screen.findByLabelText("Workflow name");
  expect(steps()[3]?.getAttribute("aria-pressed")).toBe("true");
});

it("the log of a run is there to read, step by step, and to download", async () => {
  const logs = [
    { at: "2026-11-21T09:14:00.000Z", level: "info" as const, nodeId: mine.nodes[0]?.id ?? "", text: "Read 120 rows." },
    { at: "2026-11-21T09:14:01.000Z", level: "warning" as const, nodeId: null, text: "One row was skipped." },
  ];
  open({ "GET /api/executions/47": { body: runOf(mine, { logs }) } }, "/workflows/4/runs/47");
  const log = within(await screen.findByRole("log", { name: "Log lines" }));
  expect(log.getByText("Sample campaigns: Read 120 rows.")).toBeDefined();
  expect(log.getByText("One row was skipped.")).toBeDefined();
  const download = screen.getByRole("link", { name: "Download logs" });
  expect(download.getAttribute("href")).toBe("/api/executions/47/logs");
  expect(download.hasAttribute("download")).toBe(true);
});
