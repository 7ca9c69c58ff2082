import { expect, it } from "vitest";
import { withStepName } from "./log-words.ts";

it.each([
  ["Reading orders", "Orders", "Orders: Reading orders"],
  ["Orders: 8 rows in, 8 out.", "Orders", "Orders: 8 rows in, 8 out."],
  ["“Orders” failed: no file.", "Orders", "“Orders” failed: no file."],
  ["Orders of May were read.", "Orders", "Orders: Orders of May were read."],
  ["The server stopped.", undefined, "The server stopped."],
])("%s, said by %s", (text, label, told) => {
  expect(withStepName(text, label)).toBe(told);
});
