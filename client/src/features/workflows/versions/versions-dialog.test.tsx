import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { savedWorkflow } from "#client/testing/workflows.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

const AT = "/api/workflows/4/versions";
const savedAt = "2026-11-21T09:14:00.000Z";
const current = savedWorkflow();
const { id: _id, createdAt: _created, updatedAt: _updated, isActive: _active, ...content } = current;
const item = { name: content.name, stepCount: 4, savedAt, savedBy: "Bea" };

it("says of the only version that there is nothing to go back to yet", async () => {
  fakeApi({
    [`GET ${AT}`]: { body: [{ ...item, version: 1 }] },
    [`GET ${AT}/1`]: { body: { ...content, version: 1, savedAt } },
  });
  renderScreen(<VersionsDialog workflowId={4} current={current} onBringBack={() => {}} onClose={() => {}} />);
  expect(
    await screen.findByText(/^The canvas is the same as version 1\. There's no earlier version yet\./),
  ).toBeDefined();
  expect(screen.queryByRole("button", { name: "Restore version 1" })).toBeNull();
});

it("offers to restore the version before the last save", async () => {
  fakeApi({
    [`GET ${AT}`]: { body: [2, 1].map((version) => ({ ...item, version })) },
    [`GET ${AT}/1`]: { body: { ...content, name: "Before", version: 1, savedAt } },
  });
  renderScreen(<VersionsDialog workflowId={4} current={current} onBringBack={() => {}} onClose={() => {}} />);
  expect(await screen.findByRole("button", { name: "Restore version 1" })).toBeDefined();
});
