import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { runOf, savedWorkflow } from "#client/testing/workflows.ts";
import { SampleDialog } from "./sample-dialog.tsx";

it("says that failed rows were sent on where an output takes them, and else that they were skipped", async () => {
  const [step] = runOf(savedWorkflow()).nodes;
  if (!step) throw new Error("the template has steps");
  fakeApi({
    [`GET /api/executions/3/samples/${step.nodeId}`]: {
      body: { fields: [{ name: "id", type: "INTEGER" }], rows: [["1"]], rowCount: 1, keptRows: true },
    },
  });
  const show = (errorOutput: boolean) =>
    renderScreen(
      <SampleDialog executionId={3} node={{ ...step, skipped: 7, errorOutput }} onPin={null} onClose={() => {}} />,
    );
  const { unmount } = show(true);
  expect(await screen.findByText("1 row. 7 failed rows handled separately.")).toBeDefined();
  unmount();
  show(false);
  expect(await screen.findByText("1 row. 7 rows skipped.")).toBeDefined();
});
