import { expect, it } from "vitest";
import { connectionPlace } from "./connection-labels.ts";

it.each([
  [{ host: "db.example.com", port: 5432, database: "shop" }, "shop on db.example.com"],
  [{ account: "xy12345", database: "" }, "xy12345"],
  [{ baseUrl: "https://api.example.com/v1", auth: "bearer" }, "https://api.example.com/v1"],
  [{ endpoint: "", bucket: "exports" }, "exports"],
  [{}, ""],
])("says where a connection with %j leads", (config, place) => {
  expect(connectionPlace({ config })).toBe(place);
});
