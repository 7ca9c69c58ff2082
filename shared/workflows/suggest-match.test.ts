import { expect, it } from "vitest";
import { suggestMatch } from "./suggest-match.ts";

const side = (table: string, ...names: string[]) => ({
  ...{ label: "PostgreSQL", table },
  fields: names.map((name) => ({ name, type: "INTEGER" as const })),
});
const orders = side("orders", "id", "customer_id", "amount");
const none = { left: "", right: "" };

it.each([
  [orders, side("customers", "id", "name"), { left: "customer_id", right: "id" }],
  [side("categories", "id"), side("items", "id", "categoryId"), { left: "id", right: "categoryId" }],
  [orders, side("payments", "id", "customer_id"), { left: "customer_id", right: "customer_id" }],
  [orders, side("regions", "id", "name"), none],
  [orders, side("refunds", "id", "amount"), none],
])("suggests for a join only columns that surely belong together: %#", (left, right, match) => {
  expect(suggestMatch([left, right], [])).toEqual(match);
});

it("suggests no match twice, and none for a side that is missing", () => {
  const customers = side("customers", "id");
  expect(suggestMatch([orders, customers], [{ left: "customer_id", right: "id" }])).toEqual(none);
  expect(suggestMatch([orders], [])).toEqual(none);
  expect(suggestMatch([orders, { label: "Customers", fields: customers.fields }], [])).toEqual({
    left: "customer_id",
    right: "id",
  });
});
