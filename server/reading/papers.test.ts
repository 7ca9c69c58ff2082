import { expect, it } from "vitest";
import { readPapers } from "./papers.ts";

const plain = { bullet: true, look: "", indent: 0, gap: 0 };

it.each([
  ["Arizona RN License RN214455 (compact), exp. 04/2028", "Arizona RN License RN214455 (compact)", "exp. 04/2028"],
  ["Forklift certificate, valid until 2027", "Forklift certificate", "valid until 2027"],
  ["CMSRN, 2024", "CMSRN", "2024"],
])("keeps the end of %s with its date", (text, what, year) => {
  expect(readPapers([{ ...plain, text }] as never, "certificate")).toMatchObject([{ what, year }]);
});
