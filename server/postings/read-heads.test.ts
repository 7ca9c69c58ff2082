import { describe, expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const head = (...lines: string[]) => readPosting(lines.join("\n"), { today: "2026-11-23" }).head;

it.each([
  ["Technicien de maintenance (H/F)", "offre n° 204RTBK", "Réf. à rappeler : TM-NTE-26-01", "TM-NTE-26-01"],
  ["Koch (m/w/d)", "Hotel Alpenrose GmbH", "Veröffentlicht am 04.11. · Inserat-Nr. 2209417", "2209417"],
  ["Auxiliar de bodega", "Frutas Ebro SL", "Código de la vacante: 88231-17 · Presencial", "88231-17"],
])("reads the reference that is to be quoted: %s", (title, second, third, reference) => {
  expect(head(title, second, third).reference?.value).toBe(reference);
});

it.each([
  ["Auxiliar de bodega", "Publicada: 10/11/2026 · Vence: 05/12/2026", "2026-12-05"],
  ["Cuisinier (H/F)", "Envoyez votre candidature à Luc Morin d'ici le 12 décembre.", "2026-12-12"],
])("reads the last day: %s", (title, line, date) => {
  expect(head(title, "", line).closingDate?.value).toBe(date);
});

it.each([
  ["Cook", "Harbour House Kitchen – Boise, ID 83702", "Boise, ID"],
  ["Mozo de almacén", "Logística Ebro, S.L.\nZaragoza (Polígono industrial Malpica) · Presencial", "Zaragoza"],
  ["Koch (m/w/d)", "Bergbahn Sonnalm GmbH · 5600 Flachau-Umgebung, Pongau", "Flachau-Umgebung, Pongau"],
])("reads the place beside what else stands on its line: %s", (title, line, place) => {
  expect(head(title, ...line.split("\n")).place?.value).toBe(place);
});

it("takes an employer's letters for no place", () => {
  expect(
    head("Analista de calidad", "Cooperativa de Caficultores del Sur – COOPASUR", "Neiva, Huila").place?.value,
  ).not.toBe("COOPASUR");
});

it("reads the name behind title, post, and degree", () => {
  const { contact } = head(
    "Koch (m/w/d)",
    "Bitte senden Sie Ihre Bewerbung an Herrn Küchenchef Ing. Jakob Moser, jobs@sonnalm.example.",
  );
  expect(contact?.value).toBe("Jakob Moser");
});

describe("a last day without a year", () => {
  it.each([
    // 9 March is a Tuesday in 2027, a Monday in 2026, a Sunday in 2025.
    ["Closing date: Sunday 9 March, 23:59", "2025-03-09", false],
    ["Closing date: Tuesday 9 March, 23:59", "2027-03-09", true],
    ["Closing date: 9 March (Monday)", "2026-03-09", false],
    ["Bewerbungsschluss: Sonntag, den 9. März", "2025-03-09", false],
    ["Bewerbungsschluss: Di., 9. März", "2027-03-09", true],
    ["Date limite de candidature : dimanche 9 mars", "2025-03-09", false],
    ["Date limite : mardi 9 mars à minuit", "2027-03-09", true],
    ["Fecha límite: domingo 9 de marzo", "2025-03-09", false],
    ["Fecha límite: martes, 9 de marzo", "2027-03-09", true],
  ])("is of the year in which it is that day of the week: %s", (line, value, sure) => {
    expect(head("Cook", "", line).closingDate).toMatchObject({ value, sure });
  });

  it.each([
    ["zum 1. September 2025", "Bewerbungsschluss: 31. Januar", "2025-01-31"],
    ["Eintritt: 01.04.2026", "Bewerbungsschluss: 15. Dezember", "2025-12-15"],
    ["Start date: 7 April 2026", "Closing date: 9 March", "2026-03-09"],
    ["Prise de poste : 1er septembre 2026", "Date limite : 14 mars", "2026-03-14"],
    ["Fecha de inicio: 1 de abril de 2026", "Fecha límite: 20 de marzo", "2026-03-20"],
    ["Start date: 5 April 2027", "Closing date: 9 March", "2027-03-09"],
    ["Starting 4 January 2027", "Closing date: 20 December", "2026-12-20"],
    ["Posted on 3 November 2026", "Closing date: 20 November", "2026-11-20"],
    ["Veröffentlicht am 12.11.2026", "Bewerbungsschluss: 9. Januar", "2027-01-09"],
    ["Actualisée le 12 février 2026", "Date limite : 14 mars", "2026-03-14"],
    ["In March 2024 we opened our second house.", "Closing date: 9 March", "2027-03-09"],
  ])("is before the work begins and after the posting was published: %s, %s", (other, line, value) => {
    expect(head("Cook", other, "", line).closingDate?.value).toBe(value);
  });
});

describe("whom a line names behind a label", () => {
  it.each([
    ["Click APPLY and upload your CV. Recruiter: Aoife Ní Dhubhda", "Aoife Ní Dhubhda"],
    ["Apply online today. Talent partner: Priya Raman", "Priya Raman"],
    ["Send us your CV. Recruitment contact: Owen Pryce", "Owen Pryce"],
    ["Jetzt bewerben! Recruiterin: Nele Harms", "Nele Harms"],
    ["Bewirb dich online. Deine Personalreferentin: Svenja Große-Lembeck", "Svenja Große-Lembeck"],
    ["Bewerbung über das Formular. Zuständig: Frau Ilse Brandt", "Ilse Brandt"],
    ["Postulez en ligne. Recruteuse : Maëlle Kerbrat", "Maëlle Kerbrat"],
    ["Postulez en ligne. Chargée de recrutement : Sophie Lenoir", "Sophie Lenoir"],
    ["Votre interlocutrice : Jeanne Morvan", "Jeanne Morvan"],
    ["Postula en línea. Reclutadora: Paula Riquelme", "Paula Riquelme"],
    ["Inscríbete en la web. Responsable de selección: Ana Belén Soto", "Ana Belén Soto"],
    ["Persona responsable: Marta Vidal Puig", "Marta Vidal Puig"],
  ])("is the contact: %s", (line, name) => {
    expect(head("Cook", "", "How to apply", line).contact?.value).toBe(name);
  });
  it.each([
    ["Recruiter: Harbour Talent Ltd"],
    ["Recruiter: Human Resources"],
    ["Zuständig: Personalabteilung"],
    ["Responsable de selección: Recursos Humanos"],
    ["You will report to our recruiter: the team is small."],
  ])("is nobody where it is no person: %s", (line) => {
    expect(head("Cook", "", "How to apply", line).contact).toBeNull();
  });
});

describe("a place behind its label", () => {
  it.each([
    ["LOCATION: Parkmore, Galway, Ireland", "Parkmore, Galway"],
    ["Location: Munich, Bavaria, Germany", "Munich, Bavaria"],
    ["Location: Paris, Paris, France", "Paris"],
    ["Región: Biobío – Comuna: Concepción", "Concepción"],
    ["Región: Biobío / Comuna: Concepción / Jornada: completa", "Concepción"],
    ["Bundesland: Bayern – Ort: Passau", "Passau"],
    ["Kanton: Bern - Arbeitsort: Thun", "Thun"],
    ["Département : Finistère – Commune : Quimper", "Quimper"],
    ["Contrat : CDI, Lieu : Quimper, Salaire : selon profil", "Quimper"],
    ["County: Kerry – Town: Tralee", "Tralee"],
    ["Provincia: Huesca – Municipio: Fraga", "Fraga"],
    ["Canton : Vaud – Lieu de travail : Morges", "Morges"],
  ])("is read up to the next label: %s", (line, place) => {
    expect(head("Cook", "Harbour House Kitchen", line).place?.value).toBe(place);
  });
});

describe("a reference behind its label", () => {
  it.each([
    ["Código aviso: 55120", "55120"],
    ["Código del anuncio: AB-204", "AB-204"],
    ["N.º de aviso: 55120", "55120"],
    ["Folio: 2025-118", "2025-118"],
    ["ID aviso 55120", "55120"],
    ["Stellencode: 4471", "4471"],
    ["Anzeigen-ID: 889123", "889123"],
    ["Anzeigencode: K-771", "K-771"],
    ["Code annonce : 77120", "77120"],
    ["Code offre : M-4471", "M-4471"],
    ["ID de l'offre : 889123", "889123"],
    ["Vacancy code: WH-118", "WH-118"],
    ["Advert ID: 889123", "889123"],
    ["Job posting code: 55120", "55120"],
  ])("is read: %s", (line, reference) => {
    expect(head("Cook", "Harbour House Kitchen", line).reference?.value).toBe(reference);
  });
  it.each([
    ["Código postal: 55120"],
    ["Postal code: 55120"],
    ["Code postal : 77120"],
    ["Dress code: smart, from 2027"],
    ["Folio 12 pages"],
  ])("is none of another thing: %s", (line) => {
    expect(head("Cook", "Harbour House Kitchen", line).reference).toBeNull();
  });
});

describe("a title alone on the first line", () => {
  it.each([
    ["Director of Human Resources"],
    ["Dental Ceramist"],
    ["Loss Adjuster"],
    ["Géologue d'exploration intermédiaire"],
    ["Carreleur"],
    ["Orthophoniste"],
    ["Archiviste"],
    ["Odontóloga"],
    ["Tasador de inmuebles"],
    ["Cerrajero"],
    ["Klavierstimmer"],
    ["Kürschnerin"],
  ])("is the role: %s", (title) => {
    expect(head(title, "Kanipi Ltd, Leeds", "", "We are a house of 40 people.").role?.value).toBe(title);
  });

  it.each([
    ["Encargado/a de bodega", ["Encargado de bodega", "Encargada de bodega"]],
    ["Valuador(a) inmobiliario", ["Valuador inmobiliario", "Valuadora inmobiliaria"]],
  ])("has its two forms: %s", (title, forms) => {
    expect(
      head(title, "Frutas Ebro S.L., Fraga", "", "Buscamos una persona para nuestro equipo con experiencia en la zona.")
        .role?.forms,
    ).toEqual(forms);
  });
});

describe("an employer is named whole", () => {
  it.each([
    ["Northmere Conservatoire of Music, Leeds", "Northmere Conservatoire of Music"],
    ["Aldous Academy of Performing Arts, Leeds", "Aldous Academy of Performing Arts"],
    ["Trent College of Nursing, Leeds", "Trent College of Nursing"],
    ["Ressources Kanipi inc. — Val-d'Or, Québec", "Ressources Kanipi inc."],
    ["Toitures Maugrain SARL, Angers", "Toitures Maugrain SARL"],
    ["Druckhaus Wiedenkamp GmbH & Co. KG, Münster", "Druckhaus Wiedenkamp GmbH & Co. KG"],
  ])("%s", (line, company) => {
    const [name = ""] = company.split(/ (?:inc\.|SARL|GmbH)/u);
    expect(head("Accountant", line, "", `${name} is a house of 40 people. At ${name} we listen.`).company?.value).toBe(
      company,
    );
  });

  it("is one that stands alone in capitals, and is called by its first word", () => {
    const { company } = head(
      "Coordinador/a de Contact Center",
      "Zaragoza · Presencial · Publicada hace 3 días",
      "",
      "VOLTARA ENERGÍA",
      "",
      "En Voltara somos una comercializadora de luz. Voltara crece.",
      "Contacto: talento@voltara.example",
    );
    expect(company?.value).toBe("Voltara Energía");
  });
});

describe("an employer that is called with an article", () => {
  it.each([
    ["Les Jardins de Kerlan, Brest", "Les Jardins de Kerlan"],
    ["Les Halles du Port — Brest", "Les Halles du Port"],
    ["Les Moulins d'Or SARL", "Les Moulins d'Or SARL"],
    ["Le Comptoir du Quai, Brest", "Le Comptoir du Quai"],
    ["Las Brasas S.L.", "Las Brasas S.L."],
    ["Die Brücke e.V., Kiel", "Die Brücke e.V."],
  ])("keeps it on the line that heads the posting: %s", (line, company) => {
    expect(head("Serveur H/F", line, "", "Nous cherchons une personne pour notre équipe.").company?.value).toBe(
      company,
    );
  });

  it("has none where sentences write it small", () => {
    const text = "Dans les Jardins de Kerlan, nous cherchons une personne. On aime les Jardins de Kerlan.";
    expect(head("Serveur H/F", "Les Jardins de Kerlan, Brest", "", text).company?.value).toBe("Jardins de Kerlan");
  });
});

it.each([
  ["Questions? Contact Peter Kraus, 0113 496 0172. Applications to Ina Holm, HR, jobs@holm.example.", "Ina Holm"],
  ["Fragen? Kontakt: Peter Kraus, 040 5550 12. Bewerbung an Ina Holm, jobs@holm.example.", "Ina Holm"],
  ["Renseignements : M. Luc Rey, 081 55 01 37. Envoyez votre CV à Odile Favre, rh@holm.example.", "Odile Favre"],
  ["Envoyez votre CV à Odile Favre (rh@holm.example). Renseignements : M. Luc Rey.", "Odile Favre"],
  ["¿Dudas? Contacta con Luis Mejía, 555 0199. CV a Rocío Magaña: rh@holm.example", "Rocío Magaña"],
  ["Rückfragen: Peter Kraus, 040 5550 12. Bewerbung bitte an Frau Ina Holm.", "Ina Holm"],
])("writes to whom applications go, not to whom questions go: %s", (line, name) => {
  expect(head("Cook", "Harbour House Ltd", "", "How to apply", line).contact?.value).toBe(name);
});

it.each([
  "Apply to Donna Whitlock, Production Manager, donna.whitlock@harrow.example, by 11 December 2026.",
  "To apply, send your CV and a cover letter (no more than one page) to Donna Whitlock, Production Manager, at jobs@larkfield.example.",
])("reads the person whose post begins as a department does: %s", (line) => {
  const { contact } = head("Packaging Line Lead", "Larkfield Foods", "", line);
  expect(contact).toMatchObject({ value: "Donna Whitlock", post: "Production Manager" });
});
