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

it("warns of a replace that skipped rows would stop, unless they are sent on", async () => {
  const node = { nodeId: "file", rowsIn: 9, rowsOut: 8, matches: null, skipped: 1, skippedRows: [] };
  fakeApi({ "POST /api/workflows/preview": { body: { fields: [], rows: [["1"]], more: false, nodes: [node] } } });
  const file = newNode("source:csv", { x: 0, y: 0 }, { id: "file" });
  const table = newNode("destination:postgres", { x: 0, y: 0 }, { id: "table" });
  const config = { ...table.data.config, mode: "replace" };
  const nodes = [file, { ...table, data: { ...table.data, label: "Orders copy", config } }];
  const edge = { id: "e", source: "file", target: "table", animated: false };
  const warning = /“Orders copy” replaces all rows, and replaces nothing while rows are skipped/;
  const { unmount } = renderScreen(<PreviewDialog node={file} nodes={nodes} edges={[edge]} onClose={() => {}} />);
  expect(await screen.findByText(warning)).toBeDefined();
  unmount();
  const sentOn = { ...edge, id: "f", target: "other", output: "errors" as const };
  renderScreen(<PreviewDialog node={file} nodes={nodes} edges={[edge, sentOn]} onClose={() => {}} />);
  expect(await screen.findByText("1 skipped")).toBeDefined();
  expect(screen.queryByText(warning)).toBeNull();
});
