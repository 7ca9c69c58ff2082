import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("has every shape of a body that a route reads, so that long ones are held against it in a thread", () => {
  const source = readFileSync(new URL("./body-schemas.ts", import.meta.url), "utf8");
  const routes = globSync("server/features/**/*.routes.ts").map((path) => readFileSync(path, "utf8"));
  const read = routes.flatMap((text) => [...text.matchAll(/parseBody\(\s*request,\s*(\w+)/g)].map(([, name]) => name));
  expect(read.length).toBeGreaterThan(40);
  expect(read.filter((name) => !source.includes(`: ${name},`))).toEqual([]);
});
