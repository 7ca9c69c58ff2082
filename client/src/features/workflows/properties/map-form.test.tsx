import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { newNode } from "#shared/workflows/new-node.ts";
import { type Field, mapConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { MapForm } from "./map-form.tsx";

const amount: Field = { name: "Amount (EUR)", type: "VARCHAR" };
const first = mapConfigSchema.parse({ mappings: [{ source: "Amount (EUR)", target: "amount" }] });

function Form({ incoming }: { incoming: readonly Field[] }) {
  const [config, setConfig] = useState(first);
  return (
    <MapForm
      node={newNode("transform:map", { x: 0, y: 0 })}
      config={config}
      incoming={incoming}
      inputs={[]}
      onChange={(changes) => setConfig((before) => ({ ...before, ...changes }))}
      onData={() => {}}
      problemOf={() => undefined}
    />
  );
}

const source = () => screen.getByLabelText<HTMLSelectElement>("Source of mapping 1");

describe("the mappings of a step", () => {
  it("call a column gone where other columns come in, and not where none is connected", () => {
    const { unmount } = renderScreen(<Form incoming={[{ name: "id", type: "INTEGER" }]} />);
    expect(source().selectedOptions[0]?.textContent).toBe("Amount (EUR) (gone)");
    expect(source().getAttribute("aria-invalid")).toBe("true");
    unmount();
    renderScreen(<Form incoming={[]} />);
    expect(source().selectedOptions[0]?.textContent).toBe("Amount (EUR)");
    expect(source().getAttribute("aria-invalid")).toBeNull();
  });

  it("begin an expression with the column that it takes the place of", async () => {
    fakeApi({
      "POST /api/workflows/expressions/check": { body: { ok: true, type: "VARCHAR", message: null, offset: null } },
    });
    const { person } = renderScreen(<Form incoming={[amount]} />);
    await person.selectOptions(source(), "Expression");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Expression").value).toBe('"Amount (EUR)"');
  });
});

it("shows by an arrow that a source is chosen from a list", () => {
  renderScreen(<Form incoming={[amount]} />);
  expect(source().parentElement?.querySelector("svg")).not.toBeNull();
});

it("adds no column whose name a mapping gives already", async () => {
  const incoming = ["amount", "Country", "city", "note", "day"].map((name) => ({ name, type: "VARCHAR" as const }));
  const mappings = [{ target: "amount", kind: "expression", value: "amount * 2", type: "DECIMAL" }];
  const config = mapConfigSchema.parse({ mappings: [...mappings, { source: "city", target: "country" }] });
  const onChange = vi.fn();
  const node = newNode("transform:map", { x: 0, y: 0 });
  const { person } = renderScreen(
    <MapForm {...{ node, config, incoming, onChange }} inputs={[]} onData={() => {}} problemOf={() => undefined} />,
  );
  await person.click(screen.getByRole("button", { name: "Add the other 2 columns" }));
  const added: { target: string }[] = onChange.mock.calls[0]?.[0].mappings;
  expect(added.map(({ target }) => target)).toEqual(["amount", "country", "note", "day"]);
});
