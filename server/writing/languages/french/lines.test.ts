import { expect, test } from "vitest";
import { nounOfLine, readLine } from "./lines.ts";
import { strengthAsNoun } from "./strengths.ts";

test.each([
  ["Ponctualité des livraisons maintenue à 97 %", "la ponctualité des livraisons maintenue à 97 %"],
  ["Réduction de 40 % des frais en deux ans", "la réduction de 40 % des frais en deux ans"],
])("%s came out of the work and is no deed", (typed, text) => {
  expect(readLine(typed)).toEqual({ kind: "thing", text });
});

test("a rise is no raising, and payrolls are not paid", () => {
  for (const typed of ["Hausse des ventes de 12 à 18 %", "Paie mensuelle de 320 collaborateurs"])
    expect(readLine(typed).kind, typed).not.toBe("work");
  expect(readLine("Gère la paie de 320 collaborateurs").kind).toBe("work");
  expect(strengthAsNoun("lecteur insatiable")).toBeNull();
  expect(strengthAsNoun("sens de l’accueil")).toBe("le sens de l’accueil");
});

test("each of two nouns has its article where each has its complement", () => {
  expect(nounOfLine(readLine("tenue de la caisse et comptes du soir"))).toBe(
    "la tenue de la caisse et les comptes du soir",
  );
});
