import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { AppRoutes } from "#client/app/app-routes.tsx";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { signedInAs } from "#client/testing/signed-in.ts";
import { showWorkflowAsList } from "#client/testing/workflow-list.ts";
import { savedWorkflow } from "#client/testing/workflows.ts";
import type { Schedule } from "#shared/workflows/schedule.schema.ts";
// So that their code is here before the first test waits for it.
import "./workflow-page.tsx";

const AT = "/api/workflows/4";
const daily: Schedule = {
  ...{ cron: "0 6 * * *", timezone: "UTC", allowOverlap: false, emailOnFailure: false, enabled: true },
  nextRuns: ["2026-11-22T06:00:00.000Z"],
  lastMissed: null,
};

function open() {
  showWorkflowAsList();
  const workflow = savedWorkflow({ isActive: false });
  const calls = fakeApi({
    ...signedInAs(),
    [`GET ${AT}`]: { body: workflow, headers: { ETag: '"one"' } },
    [`PUT ${AT}`]: { body: { ...workflow, isActive: true }, headers: { ETag: '"two"' } },
    [`GET ${AT}/executions`]: { body: [] },
    [`GET ${AT}/schedule`]: { body: daily },
    "GET /api/connections": { body: [] },
    "GET /api/workflow-files": { body: [] },
  });
  return { calls, ...renderScreen(<AppRoutes />, { at: "/workflows/4" }) };
}

it("an inactive workflow says that its schedule is paused, and is activated and saved from the schedule", async () => {
  const { calls, person } = open();
  await screen.findByRole("button", { name: "Inactive, schedule paused" });
  await person.click(screen.getByRole("button", { name: "Schedule" }));
  await person.click(await screen.findByRole("button", { name: "Activate workflow" }));
  expect(await screen.findByRole("heading", { name: "Next runs, in your time zone" })).toBeDefined();
  expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({ isActive: true });
  await person.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.getByRole("button", { name: "Active", pressed: true })).toBeDefined();
});

it("a workflow that is switched on says that it counts once it is saved", async () => {
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: /^Inactive/ }));
  expect(screen.getByRole("button", { name: "Active once saved" })).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Save Workflow" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Active" })).toBeDefined());
});
