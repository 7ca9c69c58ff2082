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

const rows = (...texts: string[]) => texts.map((text) => ({ ...plain, bullet: false, text })) as never;

it("gives the date above a paper to that paper", () => {
  const read = readPapers(rows("2019", "Certificate of English", "2021", "Certificate of French"), "certificate");
  expect(read.map(({ what, year }) => `${what} ${year}`)).toEqual([
    "Certificate of English 2019",
    "Certificate of French 2021",
  ]);
});

it.each(["Permis B, C, CE", "Coche: B", "Führerschein\tKlasse B, BE"])("reads %j as one licence to drive", (text) => {
  expect(readPapers(rows(text), "certificate")).toMatchObject([{ what: text.replace("\t", " "), kind: "driving" }]);
});

it("takes classes of a licence for no issuer of the paper above", () => {
  const [above, below] = readPapers(
    [
      { ...plain, bullet: false, text: "Abilitazione alla professione", look: "bold" },
      { ...plain, bullet: false, text: "B" },
    ] as never,
    "certificate",
  );
  expect([above?.where, below?.what]).toEqual(["", "B"]);
});

it("parts papers at a semicolon", () => {
  expect(readPapers(rows("First Aid (2024); full UK driving licence"), "certificate")).toMatchObject([
    { what: "First Aid", where: "", year: "2024" },
    { what: "full UK driving licence", kind: "driving" },
  ]);
});
