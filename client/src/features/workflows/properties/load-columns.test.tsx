import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { type FakeCall, fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import { newNode } from "#shared/workflows/new-node.ts";
import { LoadColumns } from "./load-columns.tsx";

function Form({ path = "" }: { path?: string }) {
  const [node, setNode] = useState(newNode("source:http", { x: 0, y: 0 }));
  const [rowsPath, setRowsPath] = useState(path);
  return (
    <>
      <LoadColumns
        node={node}
        disabled={false}
        onData={(changes) => setNode((now) => ({ ...now, data: { ...now.data, ...changes } }))}
        rowsPath={rowsPath}
        onRowsPath={setRowsPath}
      />
      <output>{`${rowsPath}: ${JSON.stringify(node.data.fields)}`}</output>
    </>
  );
}

it("offers the list in an answer that is one object, and reads its columns when it is taken", async () => {
  const calls: FakeCall[] = fakeApi({
    "POST /api/workflows/columns": () => ({
      body: calls.length === 1 ? [{ name: "items", type: "VARCHAR", isList: true }] : [{ name: "id", type: "INTEGER" }],
    }),
  });
  const { person } = renderScreen(<Form path="data" />);
  await person.click(screen.getByRole("button", { name: "Load columns" }));
  await person.click(await screen.findByRole("button", { name: "Use the rows at “data.items”" }));
  expect(await screen.findByText('data.items: [{"name":"id","type":"INTEGER"}]')).toBeDefined();
  expect(calls.at(-1)?.body).toMatchObject({ node: { data: { config: { rowsPath: "data.items" } } } });
  expect(screen.queryByRole("button", { name: /Use the rows/ })).toBeNull();
});
