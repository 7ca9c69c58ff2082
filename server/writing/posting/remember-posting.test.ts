import { expect, test } from "vitest";
import { readPosting } from "./read-posting.ts";
import { rememberPosting } from "./remember-posting.ts";

const posting = (place: number) => `Cook wanted in kitchen ${place}. You cook lunch and keep the fridge in order.`;

test("the same posting is read once, and as it would be read anew", () => {
  const first = rememberPosting(posting(1), { jobTitle: "Cook" });
  expect(rememberPosting(posting(1), { jobTitle: "Cook" })).toBe(first);
  expect(first).toEqual(readPosting(posting(1), { jobTitle: "Cook" }));
});

test("what the person typed beside it is part of what was read", () => {
  const named = rememberPosting(posting(2), { jobTitle: "Cook", company: "Salt House" });
  expect(rememberPosting(posting(2), { jobTitle: "Cook" }).company).not.toEqual(named.company);
});

test("only the last few stay", () => {
  const first = rememberPosting(posting(3), {});
  for (let place = 100; place < 130; place++) rememberPosting(posting(place), {});
  expect(rememberPosting(posting(3), {})).not.toBe(first);
});
