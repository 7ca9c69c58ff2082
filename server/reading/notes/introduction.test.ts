import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) => sortText({ text: lines.join("\n"), today: "2026-11-23" }).facts;

it.each([
  [
    "Hello, my name's Aoife Brennan and I live with my parents in Ennis, number is 087 555 0191, aoife@mail.example",
    "Waitress, Old Ground Café, 2021 - now",
    { firstName: "Aoife", lastName: "Brennan", email: "aoife@mail.example", phone: "087 555 0191", place: "Ennis" },
  ],
  [
    "Guten Tag, ich heiße Jette Paulsen und wohne in Heide, Handy 0151 555 88420, Mail jette@post.example",
    "Köchin, Gasthof Dithmarsen, 2019 - heute",
    { firstName: "Jette", lastName: "Paulsen", email: "jette@post.example", phone: "0151 555 88420", place: "Heide" },
  ],
  [
    "Bonjour, moi c'est Yanis Kaci, je vis à Roubaix (59100), tél 06 12 00 44 71 et mon mail yanis@courriel.example",
    "serveur, Brasserie du Parc, 2020 - 2024",
    { firstName: "Yanis", lastName: "Kaci", email: "yanis@courriel.example", place: "Roubaix (59100)" },
  ],
  [
    "Buenas, me llamo Noelia Prada Gil y vivo en Ponferrada. Mi móvil es el 600 555 902 y mi correo noelia@correo.example",
    "cocinera, Bar El Puente, 2018 - 2023",
    { firstName: "Noelia", lastName: "Prada Gil", email: "noelia@correo.example", phone: "600 555 902" },
  ],
])("reads who it is from a greeting in sentences: %s", (line, post, person) => {
  const facts = sorted(line, post);
  expect(facts.person).toMatchObject(person);
  expect(facts.plain).toEqual([]);
  expect(facts.jobs).toHaveLength(1);
});

it("keeps what the greeting tells besides", () => {
  const { plain } = sorted(
    "Hola, soy Iker Lasa Mendia, hablo euskera en casa y vivo en Tolosa",
    "carnicero, Carnes Goierri, 2019-2022",
  );
  expect(plain.map(({ text }) => text)).toEqual(["hablo euskera en casa"]);
});

it("takes the name alone where the sentence tells of a post too", () => {
  const facts = sorted("Hi, I'm Rhona Kidd and I've been a welder at Tarbet Yard Ltd since 2018.", "first aid 2024");
  expect(facts.person).toMatchObject({ firstName: "Rhona", lastName: "Kidd" });
  expect(facts.jobs).toMatchObject([{ title: "welder", employer: "Tarbet Yard Ltd", from: "2018", to: "now" }]);
});

it.each([
  ["Drago Petrović", "Drago", "Petrović"],
  ["Ingrid Halvorsen", "Ingrid", "Halvorsen"],
  ["Dr. Frauke Menzel", "Frauke", "Menzel"],
])("takes no title from the first letters of a name: %s", (line, firstName, lastName) => {
  expect(sorted(line, "Cook, Blue Anchor, 2019 - now").person).toMatchObject({ firstName, lastName });
});

it.each([
  ["St. Veit an der Glan, Tel 0664 555 0123, kim@post.example", "St. Veit an der Glan", "0664 555 0123"],
  ["Calatayud (Zaragoza). tlf 600 555 118", "Calatayud (Zaragoza)", "600 555 118"],
  ["Gatineau (Québec) | 819 555-0144 | kim@courriel.example", "Gatineau (Québec)", "819 555-0144"],
  ["Ballina, Co. Mayo | 087 555 0117", "Ballina, Co. Mayo", "087 555 0117"],
])("reads the place and the number of the line under the name: %s", (line, place, phone) => {
  expect(sorted("Kim Lee", line, "Cook, Blue Anchor, 2019 - now").person).toMatchObject({ place, phone });
});

it("takes an age alone behind the name for no row", () => {
  expect(sorted("Kim Lee, 17", "Cook, Blue Anchor, 2019 - now").plain).toEqual([]);
});

it("reads papers and languages of notes that tell of no post", () => {
  const facts = sorted(
    "Zoé Aubry",
    "Vevey, 079 555 02 13",
    "- permis B",
    "- allemand B1, anglais scolaire",
    "- je fais du judo",
  );
  expect(facts.papers.map(({ what }) => what)).toEqual(["permis B"]);
  expect(facts.languages.map(({ language }) => language)).toEqual(["allemand", "anglais"]);
});
