import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "#client/testing/render.tsx";
import { newNode } from "#shared/workflows/new-node.ts";
import { aggregateConfigSchema, type Field } from "#shared/workflows/node-config.schema.ts";
import { configProblems } from "#shared/workflows/node-problems.ts";
import { AggregateForm } from "./aggregate-form.tsx";

const amount: Field = { name: "amount", type: "VARCHAR" };
const quantity: Field = { name: "quantity", type: "INTEGER" };

function show(field: string, incoming: readonly Field[], aggregate: "sum" | "count" = "sum") {
  const config = aggregateConfigSchema.parse({ measures: [{ function: aggregate, field, target: "total" }] });
  return renderScreen(
    <AggregateForm
      node={newNode("transform:aggregate", { x: 0, y: 0 })}
      config={config}
      incoming={incoming}
      inputs={[]}
      onChange={() => {}}
      onData={() => {}}
      problemOf={() => undefined}
    />,
  );
}

const source = () => screen.getByLabelText<HTMLSelectElement>("Source column");

it("says why columns of text are not among those to sum, and what to do", () => {
  const { unmount } = show("quantity", [amount, quantity]);
  expect(source().textContent).not.toContain("amount");
  expect(screen.getByText("Only columns of numbers. Make text a number first, in a Map Fields step.")).toBeDefined();
  unmount();
  show("quantity", [quantity]);
  expect(screen.queryByText(/Only columns of numbers/)).toBeNull();
});

it("calls a column of text that was counted before what it is, not gone", () => {
  show("amount", [amount, quantity]);
  expect(source().selectedOptions[0]?.textContent).toBe("amount (text)");
  expect(screen.getByText("“amount” is text. Make it a number first, in a Map Fields step.")).toBeDefined();
});

it("counts any column without a word about numbers", () => {
  show("amount", [amount, quantity], "count");
  expect(screen.queryByText(/Map Fields/)).toBeNull();
});

it("adds a group without choosing its column, which the card then asks for", () => {
  const onChange = vi.fn();
  const node = newNode("transform:aggregate", { x: 0, y: 0 });
  const [config, nothing] = [aggregateConfigSchema.parse({}), () => {}];
  renderScreen(
    <AggregateForm
      {...{ node, config, incoming: [amount, quantity], inputs: [], onChange, onData: nothing }}
      problemOf={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Add a group" }));
  expect(onChange.mock.calls[0]?.[0]).toEqual({ groupBy: [""] });
  const data = { ...node.data, config: { ...config, groupBy: [""] } };
  expect(configProblems(data, [amount])).toContainEqual({
    field: "groupBy",
    message: "Choose the column to group by.",
  });
});
