import { expect, it } from "vitest";
import { readContacts } from "./contacts.ts";
import { noPlace } from "./resume-text.ts";

const locate = (...texts: string[]) => {
  const lines = texts.map((text) => ({ ...noPlace, text }));
  return readContacts(lines, lines).location;
};

it.each([
  ["Dirección de correo electrónico: ana@example.org | Dirección: Calle Real 3, 18005 Granada (Domicilio)"],
  ["Indirizzo e-mail: ana@example.org | Indirizzo: Calle Real 3, 18005 Granada (Abitazione)"],
])("takes no e-mail for an address: %s", (text) => {
  expect(locate("Ana Gil", text)).toBe("Calle Real 3, 18005 Granada");
});

it.each([
  [["Karl-Heine-Straße 55, 04229", "Leipzig"], "Karl-Heine-Straße 55, 04229 Leipzig"],
  [["Anschrift\tAlexanderstraße 214", "26127 Oldenburg"], "Alexanderstraße 214, 26127 Oldenburg"],
  [["Dirección: Calle Real 3, 18005", "Granada (España) (Domicilio)"], "Calle Real 3, 18005 Granada (España)"],
])("goes on with the town below: %j", (texts, location) => {
  expect(locate("Ana Gil", ...texts)).toBe(location);
});

it("knows an address by the postcode of a British town at its end", () => {
  expect(locate("Ana Gil", "Faculty of Oceans, Sea Campus, Stirling FK9 4LA")).toBe(
    "Faculty of Oceans, Sea Campus, Stirling FK9 4LA",
  );
});
