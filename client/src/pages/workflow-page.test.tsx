import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { type FakeAnswer, fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { listedSteps, showWorkflowAsList } from "#client/testing/workflow-list.ts";
import { listedRun, rerunChoice, runOf, savedWorkflow } from "#client/testing/workflows.ts";
import { saveWorkflowSchema } from "#shared/workflows/workflow.schema.ts";
// So that their code is here before the first test waits for it.
import "./auth-page.tsx";
import "./workflow-page.tsx";
import "./workflows-page.tsx";

const AT = "/api/workflows/4";
const workflow = savedWorkflow();
const loaded = { body: workflow, headers: { ETag: '"one"' } };

function open(answers: Parameters<typeof fakeApi>[0] = {}, at = "/workflows/4") {
  showWorkflowAsList();
  const calls = fakeApi({
    ...signedInAs(),
    [`GET ${AT}`]: loaded,
    [`GET ${AT}/executions`]: { body: [] },
    "GET /api/connections": { body: [] },
    "GET /api/workflow-files": { body: [] },
    ...answers,
  });
  return { calls, ...renderScreen(<AppRoutes />, { at }) };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const steps = listedSteps;
const name = () => screen.getByLabelText<HTMLInputElement>("Workflow name");
const rename = (text: string) => fireEvent.change(name(), { target: { value: text } });

async function openSaved(answers: Parameters<typeof fakeApi>[0] = {}) {
  const view = open(answers);
  await screen.findByLabelText("Workflow name");
  return view;
}

describe("a new workflow", () => {
  it("begins empty, cannot run unsaved, and gets its address when it is saved", async () => {
    const { calls } = open(
      { "POST /api/workflows": ({ body }) => ({ status: 201, body: savedWorkflow(saveWorkflowSchema.parse(body)) }) },
      "/workflows/new",
    );
    expect((await screen.findByLabelText<HTMLInputElement>("Workflow name")).value).toBe("New Workflow");
    press("Run");
    expect(await screen.findByText("Workflow not saved")).toBeDefined();
    expect(screen.getByText("Please save the workflow before running it")).toBeDefined();
    fireEvent.change(screen.getByLabelText("Templates"), { target: { value: "etl" } });
    expect(await screen.findByText("Template Selected")).toBeDefined();
    expect(steps().map((step) => step.textContent)).toEqual([
      expect.stringContaining("PostgreSQL"),
      expect.stringContaining("Filter Data"),
      expect.stringContaining("Google Sheets"),
    ]);
    press("Save Workflow");
    expect(await screen.findByText("Workflow Created")).toBeDefined();
    const post = calls.find(({ method }) => method === "POST");
    expect(post?.body).toMatchObject({
      name: "New Workflow",
      isActive: true,
      nodes: { length: 3 },
      edges: { length: 2 },
    });
    expect(await screen.findByRole("heading", { name: "Execution History" })).toBeDefined();
    press("Undo");
    await waitFor(() =>
      expect(screen.queryByRole("list", { name: "Steps of the workflow" })?.children).toHaveLength(0),
    );
  });

  it("runs as soon as it is said to be there, and is made once however often Save is pressed", async () => {
    const { calls } = open(
      {
        "POST /api/workflows": ({ body }) => ({ status: 201, body: savedWorkflow(saveWorkflowSchema.parse(body)) }),
        [`POST ${AT}/execute`]: { status: 202, body: listedRun() },
        [`GET ${AT}/executions`]: { body: [listedRun()] },
      },
      "/workflows/new",
    );
    await screen.findByLabelText("Workflow name");
    fireEvent.change(screen.getByLabelText("Templates"), { target: { value: "analytics" } });
    press("Save Workflow");
    press("Save Workflow");
    await screen.findByText("Workflow Created");
    press("Save Workflow");
    press("Run");
    await waitFor(() => expect(calls.filter(({ path }) => path === `${AT}/execute`)).toHaveLength(1));
    expect(calls.filter(({ method, path }) => method === "POST" && path === "/api/workflows")).toHaveLength(1);
  });

  it("is built step by step, each fed by the one before", async () => {
    open({}, "/workflows/new");
    await screen.findByLabelText("Workflow name");
    for (const tool of [/^CSV File.*uploaded/, /^Filter Data/, /^Dashboard/]) press(tool);
    expect(steps().map((step) => /Connected|Not connected/.exec(step.textContent ?? "")?.[0])).toEqual([
      "Not connected",
      "Connected",
      "Connected",
    ]);
    expect(screen.getByLabelText<HTMLSelectElement>("Input").selectedOptions[0]?.textContent).toBe("Filter Data");
    expect(screen.getByRole("button", { name: "2 problems" })).toBeDefined();
  });

  it("is searched by Ctrl+K, also while something is typed, and shows the step that is chosen", async () => {
    open({}, "/workflows/new");
    await screen.findByLabelText("Workflow name");
    for (const tool of [/^CSV File.*uploaded/, /^Filter Data/, /^Dashboard/]) press(tool);
    fireEvent.keyDown(name(), { code: "KeyK", ctrlKey: true });
    const search = await screen.findByRole("combobox", { name: /a word in the settings/ });
    fireEvent.change(search, { target: { value: "filter" } });
    fireEvent.keyDown(search, { key: "Enter" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Filter Data");
  });

  it("says what failed when it could not be made, and keeps what is there", async () => {
    open({ "POST /api/workflows": { status: 500, body: { message: "Something broke." } } }, "/workflows/new");
    await screen.findByLabelText("Workflow name");
    rename("Mine");
    press("Save Workflow");
    expect(await screen.findByText("Failed to create workflow")).toBeDefined();
    expect(name().value).toBe("Mine");
    rename(" ");
    press("Save Workflow");
    expect(await screen.findByText("Enter a name")).toBeDefined();
  });
});

describe("a saved workflow", () => {
  it("goes on from the version that was read", async () => {
    const { calls } = await openSaved({
      [`PUT ${AT}`]: { body: savedWorkflow({ name: "Cost" }), headers: { ETag: '"two"' } },
    });
    rename("Cost");
    expect(screen.getByText("Unsaved changes")).toBeDefined();
    press("Save Workflow");
    expect(await screen.findByText("Workflow Saved")).toBeDefined();
    press("Save Workflow");
    await waitFor(() => expect(calls.filter(({ method }) => method === "PUT")).toHaveLength(2));
    expect(calls.filter(({ method }) => method === "PUT").map(({ headers }) => headers.get("If-Match"))).toEqual([
      '"one"',
      '"two"',
    ]);
  });

  it("that was saved elsewhere meanwhile keeps both: as a copy, over the other, or by taking the other", async () => {
    const other = {
      body: savedWorkflow({ name: "Theirs", nodes: workflow.nodes.slice(1), edges: workflow.edges.slice(1) }),
      headers: { ETag: '"two"' },
    };
    let current: FakeAnswer = loaded;
    const { calls } = await openSaved({
      [`GET ${AT}`]: () => current,
      [`PUT ${AT}`]: ({ headers }) =>
        headers.get("If-Match") === '"two"'
          ? { body: workflow, headers: { ETag: '"three"' } }
          : { status: 412, body: { message: "Changed." } },
    });
    rename("Mine");
    current = other;
    press("Save Workflow");
    const dialog = within(await screen.findByRole("dialog", { name: "This workflow was changed elsewhere" }));
    const list = (title: string) => dialog.getByText(title).parentElement?.querySelector("ul")?.textContent;
    expect(list("Name")).toBe("Name: Theirs →became Mine");
    expect(list("Steps added")).toBe("Sample campaigns");
    expect(calls.filter(({ method }) => method === "PUT")).toHaveLength(1);
    fireEvent.click(dialog.getByRole("button", { name: "Use the other version" }));
    await waitFor(() => expect(name().value).toBe("Theirs"));
    fireEvent.click(within(screen.getByRole("toolbar", { name: "Canvas" })).getByRole("button", { name: "Undo" }));
    expect(name().value).toBe("Mine");
    press("Save Workflow");
    expect(await screen.findByText("Workflow Saved")).toBeDefined();
  });

  it("finds unsaved changes again, and can go back to what was saved", async () => {
    const { unmount } = await openSaved();
    rename("Half a na");
    unmount();
    await openSaved();
    expect(name().value).toBe("Half a na");
    press("Discard them");
    expect(name().value).toBe("Spend");
  });

  it("asks before unsaved changes are left behind", async () => {
    const { unmount } = await openSaved({ "GET /api/workflows": { body: [] } });
    rename("Half a na");
    press("Back to your workflows");
    fireEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    press("Back to your workflows");
    fireEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
    await screen.findByRole("heading", { name: "Workflows" });
    unmount();
    await openSaved();
    expect(name().value).toBe("Spend");
  });

  it("says that it could not be saved without the server, and keeps the runs in sight that were read", async () => {
    let away = false;
    const { calls } = await openSaved({
      [`GET ${AT}/executions`]: () => (away ? { status: 503, body: {} } : { body: [listedRun()] }),
      "GET /api/executions/47": { body: runOf(workflow) },
      [`PUT ${AT}`]: () => Promise.reject(new TypeError("Failed to fetch")),
      [`POST ${AT}/execute`]: () => {
        away = true;
        return { status: 202, body: listedRun() };
      },
    });
    expect(await screen.findByText("1,171,402")).toBeDefined();
    press("Run");
    expect(await screen.findByText("This may be out of date.")).toBeDefined();
    expect(screen.getByText("1,171,402")).toBeDefined();
    rename("Cost");
    press("Save Workflow");
    expect(await screen.findByText(/^Failed to save workflow\. Couldn't reach the server/)).toBeDefined();
    expect(calls.some(({ method }) => method === "PUT")).toBe(true);
  });

  it("is not shown to others", async () => {
    open({ [`GET ${AT}`]: { status: 404, body: { message: "There is no such workflow." } } });
    expect(await screen.findByRole("heading", { name: "We couldn't find this workflow" })).toBeDefined();
  });

  it("is edited by keys", async () => {
    const { person } = await openSaved();
    fireEvent.click(steps()[1] ?? document.body);
    await person.keyboard("{Delete}");
    expect(steps()).toHaveLength(3);
    expect(steps()[1]?.textContent).toContain("Spend by campaign");
    await person.keyboard("{Control>}z{/Control}");
    expect(steps()).toHaveLength(4);
    await person.keyboard("{Control>}y{/Control}");
    expect(steps()).toHaveLength(3);
    await person.keyboard("{Control>}a{/Control}{Control>}d{/Control}");
    expect(steps()).toHaveLength(6);
    fireEvent.keyDown(document.body, { code: "Slash", ctrlKey: true });
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeDefined();
  });
});

describe("running a workflow", () => {
  it("is refused while something has to be mended, without a call", async () => {
    const nodes = workflow.nodes.map((node) =>
      node.data.transformType === "map"
        ? { ...node, data: { ...node.data, config: { mappings: [{ source: "gone", target: "x" }] } } }
        : node,
    );
    const { calls } = await openSaved({ [`GET ${AT}`]: { ...loaded, body: { ...workflow, nodes } } });
    press("Run");
    expect(await screen.findByText("Workflow Run Failed")).toBeDefined();
    expect(screen.getAllByText(/The column “gone” is no longer in the input/).length).toBeGreaterThan(0);
    expect(calls.some(({ path }) => path.endsWith("/execute"))).toBe(false);
  });

  it("saves what is not saved, shows the run at once and asks on every two seconds until it has ended", async () => {
    const running = listedRun({ status: "running", endedAt: null, duration: null, recordsProcessed: null });
    let runs = [running];
    let detail = runOf(workflow, running);
    const { calls } = await openSaved({
      [`PUT ${AT}`]: { body: workflow, headers: { ETag: '"two"' } },
      [`POST ${AT}/execute`]: { status: 202, body: running },
      [`GET ${AT}/executions`]: () => ({ body: calls.some(({ path }) => path.endsWith("/execute")) ? runs : [] }),
      "GET /api/executions/47": () => ({ body: detail }),
    });
    rename("Cost");
    press("Run");
    expect(await screen.findByText("In progress")).toBeDefined();
    expect(await screen.findByText("Workflow Run Started")).toBeDefined();
    expect(screen.getByText("Processing")).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Rerun run_0000002f" }).disabled).toBe(true);
    expect(calls.filter(({ method }) => method !== "GET").map(({ method }) => method)).toEqual(["PUT", "POST"]);
    runs = [listedRun()];
    detail = runOf(workflow);
    expect(await screen.findByText("1,171,402")).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Rerun run_0000002f" }).disabled).toBe(false),
    );
    await waitFor(() => expect(steps()[0]?.textContent).toContain("120 rows"));
  });

  it("tells why a run could not start", async () => {
    await openSaved({
      [`POST ${AT}/execute`]: { status: 429, body: { message: "3 runs are under way. Wait for one to end." } },
    });
    press("Run");
    expect(await screen.findByText("Workflow Run Failed")).toBeDefined();
    expect(screen.getByText("3 runs are under way. Wait for one to end.")).toBeDefined();
  });

  it("can be cancelled and done again", async () => {
    const running = listedRun({ status: "running", endedAt: null, duration: null, recordsProcessed: null });
    const earlier = listedRun({ id: 46, status: "failed", error: "The password was refused." });
    const { calls } = await openSaved({
      [`GET ${AT}/executions`]: { body: [running, earlier] },
      "GET /api/executions/47": { body: runOf(workflow, running) },
      "POST /api/executions/47/cancel": { status: 202, body: running },
      "GET /api/executions/46/rerun-choices": {
        body: [
          rerunChoice({ from: "failed", definition: "latest", version: 4, delivered: ["Archive"], delivers: ["Mail"] }),
          rerunChoice({ mayRepeat: ["Archive"], delivers: ["Archive", "Mail"] }),
        ],
      },
      "POST /api/executions/46/rerun": { status: 202, body: listedRun({ id: 48, status: "queued" }) },
      "GET /api/executions/48": { body: runOf(workflow, { id: 48 }) },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Cancel run" }));
    fireEvent.click(screen.getByRole("button", { name: "Rerun run_0000002e" }));
    const usual = await screen.findByRole<HTMLInputElement>("radio", {
      name: /^From the failed step, latest version 4/,
    });
    expect(usual.checked).toBe(true);
    expect(screen.getByText("Leaves “Archive” as delivered.")).toBeDefined();
    const start = screen.getByRole("radio", { name: /^From the start, this run's version 3/ });
    expect(screen.getByText("“Archive” may receive the same rows a second time.")).toBeDefined();
    expect(calls.some(({ path }) => path.endsWith("/rerun"))).toBe(false);
    fireEvent.click(start);
    press("Rerun");
    expect(await screen.findByText("Workflow Rerun Started")).toBeDefined();
    expect(calls.find(({ path }) => path.endsWith("/rerun"))?.body).toEqual({ from: "start", definition: "same" });
    expect(calls.some(({ path }) => path.endsWith("/cancel"))).toBe(true);
  });
});

it("gives new steps the error handling that the settings show before they were ever saved: stop", async () => {
  open({}, "/workflows/new");
  await screen.findByLabelText("Workflow name");
  press(/^Filter Data/);
  expect(screen.getByLabelText<HTMLSelectElement>("If a row fails").value).toBe("stop");
});

it("gives new steps the error handling of the settings", async () => {
  window.localStorage.setItem(
    "settings",
    JSON.stringify({ execution: { defaultErrorHandling: "retryNode", retryAttempts: 5 } }),
  );
  open({}, "/workflows/new");
  await screen.findByLabelText("Workflow name");
  press(/^Filter Data/);
  expect(screen.getByLabelText<HTMLSelectElement>("If a row fails").value).toBe("retry");
  expect(screen.getByLabelText<HTMLSelectElement>("Retry attempts").value).toBe("5");
});
