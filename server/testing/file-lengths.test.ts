import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = `${import.meta.dirname}/../..`;
const LONGEST = 250;

/** Lists that read best whole, and files that are still to come apart. A new file is not one of them. */
const longer = new Set([
  "client/src/features/generator/unlocked-view.tsx",
  "client/src/features/letter-export/letter-rows.ts",
  "client/src/lib/messages.ts",
  "server/composition/services.ts",
  "server/env.ts",
  "server/features/executions/retention.store.ts",
  "server/features/generator/prompts.service.ts",
  "server/features/letters/saved-letter.store.ts",
  "server/features/workflows/workflow-file.service.ts",
  "shared/languages/book.ts",
  "shared/postings/answer-points.ts",
  "shared/workflows/expression-functions.ts",
  "shared/workflows/node-config.schema.ts",
  "shared/writing/job-slots.ts",
]);

const product = globSync(["client/src/**/*.{ts,tsx}", "server/**/*.ts", "shared/**/*.ts"], { cwd: root }).filter(
  (path) => !/\.(?:test|bench)\.|(?:^|\/)(?:testing|bench|drill|seed|setup|tools)\//.test(path),
);

it("files have at most 250 lines, but for those that are named", () => {
  expect(product.length).toBeGreaterThan(1000);
  const long = product.filter((path) => readFileSync(`${root}/${path}`, "utf8").split("\n").length - 1 > LONGEST);
  expect(long.filter((path) => !longer.has(path))).toEqual([]);
  expect([...longer].filter((path) => !long.includes(path))).toEqual([]);
});
