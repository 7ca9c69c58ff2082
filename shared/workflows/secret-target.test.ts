import { expect, it } from "vitest";
import { secretTargetChanged } from "./secret-target.ts";

const postgres = { host: "db.example.org", port: 5432, database: "shop", username: "reader", ssl: "prefer" };
const verified = { ...postgres, ssl: "verify-full", caCertificate: "-----BEGIN\nA\n-----END\n" };
const snowflake = { account: "a", accessUrl: "", database: "d", username: "u", warehouse: "w", schema: "s", role: "r" };

it.each([
  ["another host", { host: "evil.example.org" }, true],
  ["another port", { port: "5433" }, true],
  ["another database", { database: "other" }, true],
  ["another user", { username: "writer" }, true],
  ["no TLS any more", { ssl: "disable" }, true],
  ["a mode that is none", { ssl: "whatever" }, true],
  ["stronger TLS", { ssl: "require" }, false],
  ["the same port as text", { port: "5432" }, false],
  ["a space around the host", { host: " db.example.org " }, false],
])("PostgreSQL with %s", (_what, changed, elsewhere) => {
  expect(secretTargetChanged("postgres", postgres, { ...postgres, ...changed })).toBe(elsewhere);
});

it.each([
  ["an unverified certificate", { ssl: "require" }, true],
  ["another CA", { caCertificate: "-----BEGIN\nB\n-----END\n" }, true],
  ["the public authorities", { caCertificate: "" }, true],
  ["one CA more", { caCertificate: `${verified.caCertificate}-----BEGIN\nB\n-----END\n` }, true],
  ["the same CA with other line ends", { caCertificate: "-----BEGIN\r\nA\r\n-----END" }, false],
])("a verified server with %s", (_what, changed, elsewhere) => {
  for (const type of ["postgres", "mysql"] as const)
    expect(secretTargetChanged(type, verified, { ...verified, ...changed })).toBe(elsewhere);
});

it("a server that was not verified with a CA", () => {
  expect(secretTargetChanged("postgres", { ...postgres, ssl: "require" }, verified)).toBe(false);
  expect(secretTargetChanged("postgres", { ...verified, ssl: "require" }, { ...postgres, ssl: "require" })).toBe(false);
});

it.each([
  ["another account", { account: "b" }, true],
  ["an address of its own", { accessUrl: "https://evil.example.org" }, true],
  ["another user", { username: "v" }, true],
  ["another database", { database: "e" }, true],
  ["another warehouse, schema and role", { warehouse: "x", schema: "y", role: "z" }, false],
])("Snowflake with %s", (_what, changed, elsewhere) => {
  expect(secretTargetChanged("snowflake", snowflake, { ...snowflake, ...changed })).toBe(elsewhere);
});

it("Google Sheets with another address", () => {
  expect(secretTargetChanged("googlesheets", { rootUrl: "" }, { rootUrl: "https://evil.example.org" })).toBe(true);
  expect(secretTargetChanged("googlesheets", {}, { rootUrl: "" })).toBe(false);
});
