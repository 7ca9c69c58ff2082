import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const post = "Cook, Blue Anchor, 2019 - now";
const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;

it.each([
  ["Odile Marchand-Piron – née le 03/05/1976 – Gembloux – mariée, deux enfants", "Odile", "Marchand-Piron", "Gembloux"],
  ["Heike Brunotte | geb. 1981 | Uelzen | ledig", "Heike", "Brunotte", "Uelzen"],
  ["JULIAN PACHECO OROZCO  41 años  Irapuato Gto  soltero", "Julian", "Pacheco Orozco", "Irapuato Gto"],
  ["Brenda Colquhoun, 29, Port Glasgow. Number is on the form", "Brenda", "Colquhoun", "Port Glasgow"],
  ["Maude Vasseur, 18 ans, j'habite à Sablé chez mes parents", "Maude", "Vasseur", "Sablé"],
  ["Me llamo Nerea Ibarra Otaola, tengo 46 años y vivo en Portugalete.", "Nerea", "Ibarra Otaola", "Portugalete"],
  ["My name is Orla Devane, I am 46 and I live in Tralee.", "Orla", "Devane", "Tralee"],
  ["Ich heiße Birte Lorenzen, bin 46 und wohne in Husum.", "Birte", "Lorenzen", "Husum"],
])("reads the name, and the place, of a first line that tells more: %s", (line, firstName, lastName, place) => {
  const job = lastName.includes(" ") ? "2019-2021 cocinera en el Bar Sol, con dos ayudantes y un horno de leña" : post;
  const { person } = sorted(line, job);
  expect(person).toMatchObject({ firstName, lastName, place });
});

it.each(["Gelernter Dachdecker, Gesellenbrief 2014", "Qualified Plasterer", "Examinierte Altenpflegerin"])(
  "takes a trade in capitals for no name: %s",
  (line) => expect(sorted(line, post).person).toMatchObject({ firstName: "", lastName: "" }),
);

it("reads mail and phone that only a space sets apart", () => {
  const { person, plain } = sorted("Maude Vasseur", "maude@mail.example 06 00 00 41 72", post);
  expect(person).toMatchObject({ email: "maude@mail.example", phone: "06 00 00 41 72" });
  expect(plain).toEqual([]);
});

it("takes letters under the name for no place", () => {
  expect(sorted("Orla Devane", "RVN, Kilcullen, Co Kildare", post).person.place).toBe("Kilcullen, Co Kildare");
});

it.each(["EXPERIENCE", "Berufserfahrung", "EXPERIENCIA", "Employment", "Diverses", "Varios", "Vermischtes"])(
  "takes the heading %s for no place and no row",
  (heading) => {
    const facts = sorted("Orla Devane", heading, post);
    expect(facts.person.place).toBe("");
    expect(facts.plain).toEqual([]);
    expect(facts.jobs).toHaveLength(1);
  },
);

it.each([
  ["Wilmer Alejandro Querales tengo 22", "Wilmer Alejandro", "Querales"],
  ["Leonie Amstad 17", "Leonie", "Amstad"],
  ["Orla Devane aged 22", "Orla", "Devane"],
  ["Maude Vasseur j'ai 22 ans", "Maude", "Vasseur"],
  ["Birte Lorenzen bin 22", "Birte", "Lorenzen"],
  ["DI Markus Pichlbauer", "Markus", "Pichlbauer"],
])("reads a name with the age behind it and no comma, or a degree before it: %s", (line, firstName, lastName) => {
  const job = firstName.startsWith("W") ? "cargador en el mercado desde enero 2026, por las mañanas" : post;
  expect(sorted(line, job).person).toMatchObject({ firstName, lastName });
});

it("takes notes for such by the age behind the name", () => {
  const told = ["cel 900 555 128", "CPP tengo, CE en tramite", "bachillerato 2021"];
  const { person, plain } = sorted("Wilmer Querales tengo 22", ...told);
  expect(person).toMatchObject({ lastName: "Querales", phone: "900 555 128" });
  expect(plain.map(({ text }) => text)).toEqual(["CPP tengo, CE en tramite"]);
});

it.each([
  ["Soy Graciela Noemí Ludueña, tengo 44 años y vivo en Quilmes.", "Graciela Noemí", "Ludueña"],
  ["Dayana Marisol Quispe", "Dayana Marisol", "Quispe"],
  ["Nerea Bermejo Cid", "Nerea", "Bermejo Cid"],
])("keeps a second first name out of the family's: %s", (line, firstName, lastName) => {
  const told = ["2019-2021 cocinera en el Bar Sol, con dos ayudantes y un horno de leña", "carnet B y coche propio"];
  expect(sorted(line, ...told).person).toMatchObject({ firstName, lastName });
});
