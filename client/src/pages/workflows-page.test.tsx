import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import type { WorkflowListItem } from "#shared/workflows/workflow.schema.ts";
// So that their code is here before the first test waits for it.
import "./auth-page.tsx";
import "./workflows-page.tsx";

const LIST = "GET /api/workflows";
const facts = {
  ...{ duration: 4_200, rowsDelivered: 1_200, rowsSkipped: 0, error: null },
  ...{ trigger: "schedule" as const, workflowVersion: 3 },
};
const weekly: WorkflowListItem = {
  id: 4,
  name: "Leads by source, weekly",
  description: null,
  isActive: true,
  nodeCount: 4,
  createdAt: "2026-11-20T09:00:00.000Z",
  updatedAt: "2026-11-21T09:14:00.000Z",
  lastExecution: { id: 47, status: "completed", startedAt: "2026-11-21T09:14:00.000Z", ...facts },
  nextRunAt: "2026-11-28T09:00:00.000Z",
};

function open(answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({ ...signedInAs(), ...answers });
  return { calls, ...renderScreen(<AppRoutes />, { at: "/workflows" }) };
}

async function choose(person: ReturnType<typeof open>["person"], entry: string) {
  await person.click(await screen.findByRole("button", { name: "Actions for Leads by source, weekly" }));
  await person.click(await screen.findByRole("menuitem", { name: entry }));
}

describe("the list of workflows", () => {
  it("says what each is and how it ran last", async () => {
    open({ [LIST]: { body: [weekly, { ...weekly, id: 5, name: "New Workflow", nodeCount: 1, lastExecution: null }] } });
    const list = within(await screen.findByRole("list", { name: "Your workflows" }));
    expect(list.getByRole("link", { name: "Leads by source, weekly" }).getAttribute("href")).toBe("/workflows/4");
    expect(list.getByText("Completed")).toBeDefined();
    expect(list.getByText(/^1 step,/)).toBeDefined();
    expect(list.getByText("Never run")).toBeDefined();
  });

  it("says of each when its schedule runs it next, unless it is inactive or has none", async () => {
    const others = [
      { ...weekly, id: 5, nextRunAt: null },
      { ...weekly, id: 6, isActive: false },
    ];
    open({ [LIST]: { body: [weekly, ...others] } });
    const list = within(await screen.findByRole("list", { name: "Your workflows" }));
    expect(list.getAllByText(/^Scheduled, next run Nov 28, 2026/)).toHaveLength(1);
  });

  it("is filled from an empty one by one button", async () => {
    open({ [LIST]: { body: [] } });
    const begin = await screen.findByRole("link", { name: "New workflow" });
    expect(begin.getAttribute("href")).toBe("/workflows/new");
  });

  it("says so where it cannot be loaded, and tries again", async () => {
    let failing = true;
    const { person } = open({ [LIST]: () => (failing ? { status: 503, body: {} } : { body: [weekly] }) });
    await screen.findByText("Couldn't load your workflows");
    failing = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Leads by source, weekly")).toBeDefined();
  });

  it("asks before it deletes", async () => {
    let rows = [weekly];
    const { person, calls } = open({
      [LIST]: () => ({ body: rows }),
      "DELETE /api/workflows/4": () => {
        rows = [];
        return { status: 204 };
      },
    });
    await choose(person, "Delete");
    await person.click(await screen.findByRole("button", { name: "Keep it" }));
    expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
    await choose(person, "Delete");
    await person.click(await screen.findByRole("button", { name: "Delete workflow" }));
    expect(await screen.findByText("Workflow deleted")).toBeDefined();
    expect(await screen.findByRole("link", { name: "New workflow" })).toBeDefined();
  });

  it("duplicates", async () => {
    const { person, calls } = open({
      [LIST]: { body: [weekly] },
      "POST /api/workflows/4/duplicate": { status: 404, body: { message: "Gone." } },
    });
    await choose(person, "Duplicate");
    expect(await screen.findByText("Couldn't duplicate the workflow")).toBeDefined();
    expect(calls.some(({ path }) => path === "/api/workflows/4/duplicate")).toBe(true);
  });

  it("refuses a file that is no JSON without a call, and says what the server finds wrong with others", async () => {
    const { calls } = open({
      [LIST]: { body: [] },
      "POST /api/workflows/import": { status: 422, body: { message: "“Shell” is not a kind of step." } },
    });
    const input = await screen.findByLabelText("Exported workflow");
    fireEvent.change(input, { target: { files: [new File(["<html>"], "page.json")] } });
    expect(await screen.findByText("Not a workflow")).toBeDefined();
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
    fireEvent.change(input, { target: { files: [new File(['{"nodes":[]}'], "flow.json")] } });
    expect(await screen.findByText("“Shell” is not a kind of step.")).toBeDefined();
  });
});

describe("somebody who is signed out", () => {
  it("is asked to sign in first", async () => {
    fakeApi({});
    renderScreen(<AppRoutes />, { at: "/workflows" });
    expect(await screen.findByRole("tab", { name: "Login" })).toBeDefined();
  });
});
