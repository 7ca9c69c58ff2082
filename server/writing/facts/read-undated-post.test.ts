import { describe, expect, it } from "vitest";
import { readFacts } from "./read-facts.ts";
import { readHighlights } from "./read-highlights.ts";
import { readTimeInTrade, readUndatedPost } from "./read-undated-post.ts";

describe("work told without a date", () => {
  it.each([
    [
      "Zahnmedizinische Fachangestellte in der Zahnarztpraxis Weiherhof: Assistenz am Stuhl",
      "Zahnarztpraxis Weiherhof",
    ],
    ["Davor Verkäuferin im Drogeriemarkt", "Drogeriemarkt"],
    ["Journaliste locale au Télégramme du Centre : 4 articles par jour", "Le Télégramme du Centre"],
    ["Vendeuse à la boulangerie Hennion", "boulangerie Hennion"],
    ["Cocinero A en Restaurante El Cardenal, 120 comensales por servicio", "Restaurante El Cardenal"],
    ["Cajera en Mercadona", "Mercadona"],
    ["Kitchen porter at the Old Mill, 6 months", "Old Mill"],
    ["Plongeur au restaurant Le Port, 6 mois", "restaurant Le Port"],
    ["Servicekraft im Restaurant Adler (2 Jahre)", "Restaurant Adler"],
  ])("is a post where it begins with a trade: %s", (line, company) => {
    expect(readUndatedPost(line)?.company).toBe(company);
  });

  it.each([
    "Kinder im Ferienlager betreut",
    "Betreuung von 12 Kindern im Hort Sonnenschein",
    "Accompagnement de personnes chez Les Lilas",
    "Atención a clientes en Carrefour",
    "Ayudé en la tienda de mi tía",
    "Zeitungen ausgetragen bei Lindau",
    "Helped the teacher at Oak School",
    "Sold tickets for Oxfam",
  ])("is none where it tells what was done: %s", (line) => {
    expect(readUndatedPost(line)).toBeNull();
  });

  it("keeps how long it lasted, and what was done", () => {
    expect(readUndatedPost("Mozo de almacén en Azuqueca, 2 años, carga y descarga")).toMatchObject({
      title: "Mozo de almacén",
      months: 24,
      line: "carga y descarga",
    });
    expect(readUndatedPost("Repartidor de paquetería, 1 año")).toMatchObject({ company: "", months: 12, line: "" });
  });

  it.each([
    ["Spülhilfe im Gasthof Linde, 6 Monate\nim selben Betrieb danach Beikoch, 2 Jahre", "Beikoch", "Gasthof Linde", 24],
    ["Beikoch, Gasthof Lamm, 2021 - 2023\nSpülhilfe im selben Betrieb, 6 Monate", "Spülhilfe", "Gasthof Lamm", 6],
    [
      "Plongeur au restaurant Le Port, 6 mois\npuis commis de cuisine dans le même établissement",
      "commis de cuisine",
      "restaurant Le Port",
      null,
    ],
    ["Waiter at Bella's, 2 years\nthen supervisor in the same restaurant", "supervisor", "Bella's", null],
  ])("may be held where the post above it was: %s", (typed, title, company, months) => {
    expect(readHighlights(typed, "2026-11-22").at(-1)?.post).toMatchObject({ title, company, period: { months } });
  });

  it("tells no season and no abbreviation for a thing done", () => {
    expect(readUndatedPost("Aushilfe in der Eisdiele Venezia, 2 Sommer")).toMatchObject({
      company: "Eisdiele Venezia",
      line: "",
    });
    expect(readHighlights("Drehteile beschafft, Volumen 3 Mio. Euro", "2026-11-22")).toHaveLength(1);
  });

  it("is not held to go on", () => {
    const [highlight] = readHighlights("Cajera en Mercadona: cobros", "2026-11-22");
    expect(highlight?.post?.period).toEqual({ start: null, end: null, open: false, months: null });
  });
});

it("leaves papers and what is told for itself out of the post above them", () => {
  const told = readHighlights(
    "Anlagenmechaniker bei Wärme-Müller, 2003 - 2015\nGesellenbrief Gasinstallateur 1998\nPraktikum im Rathaus: Akten geordnet",
    "2026-11-22",
  );
  expect(told.map(({ post }) => post?.company ?? null)).toEqual(["Wärme-Müller", null, null]);
});

it("holds no paper that is still being worked for, and none twice", () => {
  const form = { firstName: "", lastName: "", jobTitle: "", company: "", prompt: "", linkedin: "" };
  const applicant = {
    form: {
      ...form,
      skills: "carnet de carretillero",
      highlights: "Carnet de carretillero (2022)",
      roleType: "full-time" as const,
      jobLocation: "on-site" as const,
      tone: "professional" as const,
      length: "usual" as const,
    },
    resume: {
      experience: [],
      education: [
        { id: "a", degree: "BTS Tourisme (en cours)", institution: "Lycée Baudelaire", year: "" },
        { id: "b", degree: "Grado en Biología", institution: "UPV", year: "2028" },
        { id: "c", degree: "Ausbildung zur Köchin", institution: "IHK Ulm", year: "2019" },
      ],
      yearsOfExperience: 0,
      skills: [],
      strengths: [],
      personalDetails: { name: "", email: "", phone: "", location: "" },
    },
  };
  const { credentials } = readFacts(applicant, "2026-11-22");
  expect(credentials.map(({ isPending }) => isPending ?? false)).toEqual([true, true, false, false]);
});

it.each([
  ["chauffeur PL depuis 11 ans, d'abord en régional", "chauffeur PL", 132, true],
  ["2 ans femme de chambre dans un hôtel", "femme de chambre dans un hôtel", 24, false],
])("a trade without a place is read with its time: %s", (line, title, months, goesOn) => {
  expect(readTimeInTrade(line)).toMatchObject({ title, months, goesOn });
});

it.each(["Gestion du stock depuis 3 ans", "Permis B depuis 10 ans", "2 ans de pause"])(
  "no trade is read in: %s",
  (line) => {
    expect(readTimeInTrade(line)).toBeNull();
  },
);
