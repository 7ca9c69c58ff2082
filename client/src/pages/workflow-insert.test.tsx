import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { listedSteps, showWorkflowAsList } from "#client/testing/workflow-list.ts";
import { savedWorkflow } from "#client/testing/workflows.ts";
// So that their code is here before the first test waits for it.
import "./workflow-page.tsx";

function open() {
  showWorkflowAsList();
  fakeApi({
    ...signedInAs(),
    "GET /api/workflows/4": { body: savedWorkflow(), headers: { ETag: '"one"' } },
    "GET /api/workflows/4/executions": { body: [] },
    "GET /api/connections": { body: [] },
    "GET /api/workflow-files": { body: [] },
  });
  return renderScreen(<AppRoutes />, { at: "/workflows/4" });
}

const steps = () => listedSteps().map((step) => step.querySelector(".font-semibold")?.textContent);

it("a step goes between two others from the list, connected to both, and undo takes it out", async () => {
  const { person } = open();
  const [plus] = await screen.findAllByRole("button", {
    name: /^Insert a step between Sample campaigns and Name the columns/,
  });
  await person.click(plus ?? document.body);
  const dialog = within(
    await screen.findByRole("dialog", { name: "Insert a step between Sample campaigns and Name the columns" }),
  );
  expect(dialog.queryByRole("button", { name: /^Email/ })).toBeNull();
  await person.click(dialog.getByRole("button", { name: /^Sort/ }));
  expect(steps().slice(0, 3)).toEqual(["Sample campaigns", "Sort", "Name the columns"]);
  expect(screen.getByRole("button", { name: "Insert a step between Sort and Name the columns" })).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Undo" }));
  expect(steps().slice(0, 2)).toEqual(["Sample campaigns", "Name the columns"]);
});

it("by keyboard a step goes after the selected one, and without a choice it says what to select", async () => {
  const { person } = open();
  await screen.findByLabelText("Workflow name");
  fireEvent.keyDown(document.body, { code: "KeyI", altKey: true });
  expect(await screen.findByText("Select a connection first")).toBeDefined();
  await person.click(screen.getByRole("button", { name: /^Name the columns/ }));
  await person.click(await screen.findByRole("button", { name: "Close" }));
  fireEvent.keyDown(document.body, { code: "KeyI", altKey: true });
  expect(await screen.findByRole("dialog", { name: /^Insert a step between Name the columns and / })).toBeDefined();
});
