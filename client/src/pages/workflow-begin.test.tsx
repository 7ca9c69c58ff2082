import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { showWorkflowAsList } from "#client/testing/workflow-list.ts";
import { savedWorkflow } from "#client/testing/workflows.ts";
// So that its code is here before the first test waits for it.
import "./workflow-page.tsx";

function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  showWorkflowAsList();
  fakeApi({
    ...signedInAs(),
    "GET /api/connections": { body: [{ id: 3, name: "Shop", type: "postgres", config: {} }] },
    "GET /api/connections/3/tables": { body: [] },
    "GET /api/workflow-files": { body: [] },
    ...answers,
  });
  return renderScreen(<AppRoutes />, { at: "/workflows/new" });
}

it("an empty workflow offers its tools in a dialog", async () => {
  const { person } = open();
  await screen.findByText("Start with a data source");
  // The toolbar of narrow screens has one of the same name.
  await person.click(screen.getByText("Add a step"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("button", { name: /^CSV File ?An uploaded file/ })).toBeDefined();
});

it("shows no columns of a query that nobody has loaded", async () => {
  const { person } = open();
  const tools = await screen.findByRole("complementary", { name: "Workflow Tools" });
  await person.click(within(tools).getByRole("button", { name: /^PostgreSQL ?A table/ }));
  const side = await screen.findByRole("complementary", { name: "Properties" });
  fireEvent.change(await within(side).findByLabelText("Read"), { target: { value: "query" } });
  expect(await within(side).findByLabelText("SQL query")).toBeDefined();
  expect(within(side).queryByText("created_at")).toBeNull();
});

it("leaves the tools where they were scrolled to when the workflow is first saved", async () => {
  const { person } = open({
    "POST /api/workflows": { status: 201, body: savedWorkflow(), headers: { ETag: '"one"' } },
  });
  const tools = await screen.findByRole("complementary", { name: "Workflow Tools" });
  await person.click(within(tools).getByRole("button", { name: /^PostgreSQL ?A table/ }));
  const list = () => screen.getByRole("complementary", { name: "Workflow Tools" }).querySelector("[data-tools]");
  const before = list();
  if (before) before.scrollTop = 640;
  await person.click(screen.getByRole("button", { name: "Save Workflow" }));
  await waitFor(() => expect(list()).not.toBe(before));
  await waitFor(() => expect(list()?.scrollTop).toBe(640));
});
