import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { newNode } from "#shared/workflows/new-node.ts";
import { databaseDestinationConfigSchema, type Field } from "#shared/workflows/node-config.schema.ts";
import { DatabaseDestinationForm } from "./database-forms.tsx";

function Form({ incoming = [] }: { incoming?: Field[] }) {
  const [config, setConfig] = useState(databaseDestinationConfigSchema.parse({ connectionId: 3 }));
  return (
    <DatabaseDestinationForm
      node={newNode("destination:postgres", { x: 0, y: 0 })}
      config={config}
      incoming={incoming}
      inputs={[]}
      onChange={(changes) => setConfig((before) => ({ ...before, ...changes }))}
      onData={() => {}}
      problemOf={() => undefined}
    />
  );
}

it("an existing table that was chosen to write to stays chosen until another one is named", async () => {
  fakeApi({
    "GET /api/connections": { body: [] },
    "GET /api/connections/3/tables": {
      body: [
        { schema: "crm", name: "orders" },
        { schema: "public", name: "orders" },
      ],
    },
  });
  const { person } = renderScreen(
    <Routes>
      <Route path="/workflows/:id" element={<Form />} />
    </Routes>,
    { at: "/workflows/4" },
  );
  await screen.findByRole("option", { name: "public.orders" });
  const tables = screen.getByLabelText<HTMLSelectElement>("Existing tables");
  await person.selectOptions(tables, "public.orders");
  expect(tables.selectedOptions[0]?.textContent).toBe("public.orders");
  await person.type(screen.getByLabelText("Table"), "_new");
  await waitFor(() => expect(tables.selectedOptions[0]?.textContent).toBe("Choose a table"));
});

it("says before a run which columns a chosen table hasn't got", async () => {
  fakeApi({
    "GET /api/connections": { body: [] },
    "GET /api/connections/3/tables": { body: [{ schema: "public", name: "totals" }] },
    "GET /api/connections/3/fields?schema=public&table=totals": {
      body: ["region", "total"].map((name) => ({ name, type: "VARCHAR" })),
    },
  });
  const incoming: Field[] = ["region", "Total"].map((name) => ({ name, type: "VARCHAR" }));
  const { person } = renderScreen(
    <Routes>
      <Route path="/workflows/:id" element={<Form incoming={incoming} />} />
    </Routes>,
    { at: "/workflows/4" },
  );
  await screen.findByRole("option", { name: "public.totals" });
  expect(screen.queryByText(/has no column/)).toBeNull();
  await person.selectOptions(screen.getByLabelText("Existing tables"), "public.totals");
  expect((await screen.findByText(/The table has no column “Total”\./)).textContent).toContain(
    "It has “region”, “total”.",
  );
});
