import { expect, it } from "vitest";
import { books } from "#shared/languages/books.ts";
import { emptyJobHead } from "#shared/postings/posting-reading.schema.ts";
import { toHead } from "./letter-head.ts";

const person = { firstName: "Ana", lastName: "Lee Ortiz", email: "", phone: "", place: "" };

it.each([
  ["SEV 38 – NOM", "SEV 38 – Lee Ortiz"],
  ["Senior Director Ops – Last Name", "Senior Director Ops – Lee Ortiz"],
  ["SECR 2026-11 + NOM Prénom", "SECR 2026-11 + Lee Ortiz Ana"],
  ["AUX NOMINAS + NOMBRE", "AUX NOMINAS + Ana Lee Ortiz"],
  ["COND-26/114 y apellidos", "COND-26/114 y apellidos"],
  ["Bewerbung Koch, Ihr Name", "Bewerbung Koch, Ana Lee Ortiz"],
  ["Gardener, First Name", "Gardener, Ana"],
])(
  "a subject that the posting prescribes has the person's name where it has room for one: %s",
  (prescribed, subject) => {
    const head = toHead({ person, job: emptyJobHead, tone: "formal", informal: false, book: books.en, prescribed });
    expect(head.subject).toBe(`Re: ${subject}`);
  },
);

it.each([
  ["M.", "Président", "Monsieur le Président,"],
  ["Mme", "Directrice des soins", "Madame la Directrice,"],
  ["Mme", "Présidence", "Madame,"],
  ["", "Président", "Madame, Monsieur,"],
])("a French letter greets the holder of a post as such: %s, %s", (title, post, greeting) => {
  const contact = { name: "Benoît Wauthelet", title, gender: null, post };
  const job = { ...emptyJobHead, contact };
  const head = toHead({ person, job, tone: "formal", informal: false, book: books.fr });
  expect(head.greeting).toBe(greeting);
  expect(head.closing).toContain(greeting.slice(0, -1));
});

it("a German subject names a training place by its own words", () => {
  const job = { ...emptyJobHead, role: "Ausbildung zum Gärtner" };
  const head = toHead({ person, job, tone: "formal", informal: false, book: books.de });
  expect(head.subject).toBe("Bewerbung um die Ausbildung zum Gärtner");
});

it("a German subject names what an apprentice applies to be", () => {
  const job = { ...emptyJobHead, role: "Lehrling Tischlerei" };
  const head = toHead({ person, job, tone: "formal", informal: false, book: books.de });
  expect(head.subject).toBe("Bewerbung als Lehrling Tischlerei");
});
