import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#client/testing/render.tsx";
import { newNode } from "#shared/workflows/new-node.ts";
import { filterConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { FilterForm } from "./filter-form.tsx";

const config = filterConfigSchema.parse({
  conditions: ["total", "day"].map((field) => ({ field, operator: "isNotEmpty" })),
});

function show(kind: "transform:filter" | "transform:route") {
  return renderScreen(
    <FilterForm
      node={newNode(kind, { x: 0, y: 0 })}
      config={config}
      incoming={[]}
      inputs={[]}
      onChange={() => {}}
      onData={() => {}}
      problemOf={() => undefined}
    />,
  );
}

it("a filter keeps rows, and a route sends them to one of two outputs", () => {
  const { unmount } = show("transform:filter");
  expect(screen.getByLabelText("Keep rows where")).toBeDefined();
  expect(screen.getByText("A row is kept when this is true.")).toBeDefined();
  unmount();
  show("transform:route");
  expect(screen.getByLabelText("First output where")).toBeDefined();
  expect(screen.getByText("A row goes to the first output when this is true, otherwise to the second.")).toBeDefined();
  expect(screen.queryByText(/kept/)).toBeNull();
});
