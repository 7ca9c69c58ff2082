import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { newNode } from "#shared/workflows/new-node.ts";
import { PreviewDialog } from "./preview-dialog.tsx";

it("says how many more rows were skipped than it lists", async () => {
  const skippedRows = [{ reason: "id: “x” isn't a whole number", row: { id: "x" } }];
  const counts = { nodeId: "file", rowsIn: 9, rowsOut: 1, matches: null };
  fakeApi({
    "POST /api/workflows/preview": {
      body: {
        fields: [{ name: "id", type: "INTEGER" }],
        rows: [["1"]],
        more: false,
        nodes: [{ ...counts, skipped: 8, skippedRows }],
      },
    },
  });
  const file = newNode("source:csv", { x: 0, y: 0 }, { id: "file" });
  renderScreen(<PreviewDialog node={file} nodes={[file]} edges={[]} onClose={() => {}} />);
  expect(await screen.findByText("and 7 more")).toBeDefined();
});
