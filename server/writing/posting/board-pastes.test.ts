import { describe, expect, it, test } from "vitest";
import { readPosting } from "./read-posting.ts";

const read = (text: string) => readPosting(text, { jobTitle: "", company: "" });
const body = {
  en: "\nYou will work with our small team and help our customers every day with what they need.",
  de: "\nSie arbeiten in unserem kleinen Team und helfen unseren Kunden jeden Tag bei dem, was sie brauchen.",
  fr: "\nVous travaillez avec notre petite équipe et aidez chaque jour nos clients dans ce dont ils ont besoin.",
  es: "\nTrabajarás con nuestro pequeño equipo y ayudarás cada día a nuestros clientes con lo que necesitan.",
};

describe("title, employer and place on one line", () => {
  it.each([
    ["en", "Bookkeeper - Loopwell - Leeds", "Leeds"],
    ["en", "Bookkeeper – Loopwell – Leeds", "Leeds"],
    ["en", "Bookkeeper | Loopwell | Leeds", "Leeds"],
    ["en", "Bookkeeper · Loopwell · Leeds", "Leeds"],
    ["en", "Bookkeeper @ Loopwell, Leeds", "Leeds"],
    ["de", "Buchhalter (m/w/d) @ Loopwell – Leipzig", "Leipzig"],
    ["de", "Buchhalter (m/w/d) | Loopwell | Leipzig", "Leipzig"],
    ["fr", "Comptable (H/F) - Loopwell - Lyon", "Lyon"],
    ["es", "Contable - Loopwell - Sevilla", "Sevilla"],
    ["es", "Contable · Loopwell · Sevilla", "Sevilla"],
  ] as const)("%s: %s", (language, line, place) => {
    const posting = read(line + body[language]);
    expect([posting.company?.text, posting.location?.text]).toEqual(["Loopwell", place]);
  });

  it("takes what stands between commas for an employer only where the text names it again", () => {
    expect(read(`Chef, Leeds, Yorkshire${body.en}`).company).toBeNull();
    expect(read(`Chef, Loopwell, Leeds${body.en} Loopwell feeds schools.`).company?.text).toBe("Loopwell");
  });
});

describe("an employer's name", () => {
  it.each([
    ["en", "Hartley & Co. is looking for a bookkeeper to join its office.", "Hartley & Co."],
    ["en", "Bookkeeper\nBarton Bros. Ltd. seeks a bookkeeper.", "Barton Bros. Ltd."],
    ["en", "At Riverside Brewing Co. we brew beer. We need a bookkeeper.", "Riverside Brewing Co."],
    ["de", "Buchhalter (m/w/d)\nLehmann GmbH & Co. KG\nUlm", "Lehmann GmbH & Co. KG"],
    ["es", "Contable\nPérez y Cía. busca contable.", "Pérez y Cía."],
    [
      "en",
      "Margaret leaves, so St Clement's Hall (Headingley, Leeds) is looking for a bookkeeper.",
      "St Clement's Hall",
    ],
  ] as const)("%s: %s", (language, line, name) => {
    expect(read(line + body[language]).company?.text).toBe(name);
  });
});

describe("a place", () => {
  it.each([
    ["de", "Monteur (m/w/d) im Großraum München\nKeller GmbH", "München"],
    ["de", "Koch (m/w/d)\nGasthof Adler GmbH sucht im Raum Stuttgart einen Koch.", "Stuttgart"],
    ["es", "Camarero\nBar Lola busca camarero en la zona norte de Madrid.", "Madrid"],
    ["es", "Comercial en la zona de Sevilla\nGrupo Lomas S.L.", "Sevilla"],
    ["fr", "Plombier H/F\nSARL Petit recherche un plombier sur le secteur de Rennes.", "Rennes"],
    ["fr", "Aide à domicile H/F\nADMR recherche une aide à domicile, secteur Vannes.", "Vannes"],
    ["en", "Driver\nNorth Freight Ltd\nGreater Manchester area", "Manchester"],
  ] as const)("%s: %s", (language, line, place) => {
    expect(read(line + body[language]).location?.text).toBe(place);
  });
});

describe("a title with both forms", () => {
  it.each([
    ["Wissenschaftliche/r Mitarbeiter/in\nUniversität Bremen", "Wissenschaftliche/r Mitarbeiter/in"],
    ["Wissenschaftliche(r) Mitarbeiter(in)\nUniversität Bremen", "Wissenschaftliche(r) Mitarbeiter(in)"],
    ["Wissenschaftliche:r Mitarbeiter:in (m/w/d)\nUniversität Bremen", "Wissenschaftliche/r Mitarbeiter/in"],
    ["Die Universität Bremen sucht eine/n wissenschaftliche/n Mitarbeiter/in.", "Wissenschaftliche/r Mitarbeiter/in"],
  ])("%s", (line, title) => {
    expect(read(line + body.de).role?.text).toBe(title);
  });
});

describe("a licence asked for among the duties", () => {
  it.each([
    ["Dog Walker\nPaws Ltd\nDuties:\nWalk dogs in groups of six. You need a driver's license.", "driver's license"],
    ["Cuidador\nHogar Lola\nFunciones:\n- Hacer la compra\n- Se requiere carné de conducir", "carné de conducir"],
    [
      "Pfleger (m/w/d)\nHaus Anna GmbH\nAufgaben:\n- Grundpflege der Bewohner\n- Sie benötigen einen Führerschein",
      "Führerschein",
    ],
    ["Aide à domicile H/F\nADMR\nMissions :\n- Préparer les repas\n- Permis B indispensable", "permis B"],
  ])("is a demand: %s", (text, demand) => {
    expect(read(text).requirements).toContainEqual(expect.objectContaining({ kind: "must", hard: true, text: demand }));
  });
});

describe("a closing date without a day", () => {
  it.each([
    ["en", "Applications close at the end of January 2027.", "end of January 2027"],
    ["de", "Bitte bewerben Sie sich bis Mitte Februar.", "Mitte Februar"],
    ["fr", "Candidature avant fin janvier 2027.", "fin janvier 2027"],
    ["es", "Plazo de presentación: hasta finales de enero de 2027", "finales de enero de 2027"],
    ["en", "You may apply in March.", undefined],
    ["de", "Die Stelle ist bis Dezember 2028 befristet. Bewerbung an uns.", undefined],
  ] as const)("%s: %s", (language, line, value) => {
    const dates = read(`Loopwell GmbH${body[language]}\n${line}`).smallPrint.filter(
      ({ kind }) => kind === "closing-date",
    );
    expect(dates[0]?.value).toBe(value);
  });
});

describe("both languages asked for", () => {
  it.each([
    ["Clerk\nPaws Ltd\nRequirements:\n- Must be bilingual (Spanish/English)", ["Spanish", "English"]],
    ["Clerk\nPaws Ltd\nRequirements:\n- Bilingual", ["bilingual"]],
    ["Pfleger (m/w/d)\nHaus Anna GmbH\nProfil:\n- zweisprachig", ["Zweisprachigkeit"]],
    ["Contable\nPérez SL\nRequisitos:\n- Bilingüe español-inglés", ["español", "inglés"]],
    ["Aide H/F\nADMR\nProfil :\n- Personne bilingue", ["bilingue"]],
  ])("%s", (text, names) => {
    expect(read(text).smallPrint.flatMap(({ kind, value }) => (kind === "language" ? [value] : []))).toEqual(names);
  });
});

describe("what a job board puts around a posting", () => {
  it("is told from the posting on a page of LinkedIn", () => {
    const { role, company, contact, location } = read(
      "Marsh Foods logo\nMarsh Foods\nShare\nTransport Planner\nDoncaster, England, United Kingdom · Reposted 2 weeks ago · Over 120 applicants\nApply\n\nSave\nSave Transport Planner at Marsh Foods\nMeet the hiring team\nGemma Whitlock \n2nd\nMessage\nAbout the job\nYou will:\nPlan 90 deliveries a night",
    );
    expect([role?.text, company?.text, contact?.text, location?.text]).toEqual([
      "Transport Planner",
      "Marsh Foods",
      "Gemma Whitlock",
      "Doncaster",
    ]);
  });

  it("is told from the posting on a page of Indeed", () => {
    const { requirements } = read(
      "Herd Assistant\nThornybank Dairy\nFull job description\nThe job:\nMilking on a rota\n\nExpected hours: 45 per week\n\nAbility to commute/relocate:\nSedbergh LA10: reliably commute or plan to relocate before starting work (required)\n\nExperience:\nDairy: 1 year (preferred)",
    );
    expect(requirements.map(({ kind, text }) => [kind, text])).toEqual([
      ["duty", "milking on a rota"],
      ["wish", "1 year of Dairy experience"],
    ]);
  });

  it("is no task where it is a row of labels under the title", () => {
    const { requirements } = read(
      "<h1>Comptable</h1><ul><li>CDI</li><li>Lyon 7e (69)</li><li>34 000 € - 37 000 € / an</li></ul><h2>Le poste</h2><ul><li>Vous tenez les comptes</li><li>Reporting hebdomadaire</li></ul>",
    );
    expect(requirements.map(({ text }) => text)).toEqual(["tenir les comptes", "reporting hebdomadaire"]);
  });
});

describe("what stands in one posting twice or in two places", () => {
  it("is read once where it is said in two languages", () => {
    const { requirements } = read(
      "Agente de Atención al Cliente\nNautalia Viajes SL busca un agente para su centro de asistencia en la zona norte de Madrid, con turnos de mañana y de tarde.\n\n¿Qué harás?\n· Atender llamadas de los asegurados en español\n· Abrir y seguir los expedientes de equipajes\n\nWhat you'll do\n· Take calls from policyholders in Spanish and English\n· Open and follow up medical and luggage cases\n\nWhat we ask for\n· Bilingual (C1)",
    );
    expect(requirements.every(({ text }) => /llamadas|expedientes/u.test(text))).toBe(true);
  });

  it("is an offer where 'Was dich erwartet' follows the demands, and work where it precedes them", () => {
    const duties = (text: string) =>
      read(text).requirements.flatMap(({ kind, text: words }) => (kind === "duty" ? [words] : []));
    const head = "Koch (m/w/d)\nKeller GmbH\n";
    expect(duties(`${head}Dein Profil\n- Freude am Kochen\n\nWas dich erwartet\n- Hardware deiner Wahl`)).toEqual([]);
    expect(duties(`${head}Was dich erwartet\n- Planung der Speisekarte\n\nDein Profil\n- Freude am Kochen`)).toEqual([
      "Planung der Speisekarte",
    ]);
  });

  it("is wished where the judgement behind both is in the plural", () => {
    const { requirements } = read(
      "Koch (m/w/d)\nKeller GmbH\nProfil:\nKenntnisse in SAP und eine weitere Fremdsprache sind wünschenswert.",
    );
    expect(requirements.map(({ kind }) => kind)).toEqual(["wish", "wish"]);
  });

  it("is the second half of a German sentence in full", () => {
    const { requirements } = read(
      "Kundenberater (m/w/d)\nKeller GmbH\nAufgaben:\n- Sie gewinnen neue Kunden und bauen bestehende Verbindungen aus\n- Sie nehmen Anrufe an und leiten sie weiter",
    );
    expect(requirements.map(({ text }) => text)).toEqual([
      "neue Kunden gewinnen",
      "bestehende Verbindungen ausbauen",
      "Anrufe annehmen",
    ]);
  });
});

describe("what a phrase loses where it is cut", () => {
  it.each([
    ["de", "- Tickets beantworten und Kunden per Video durch die neue Software führen", "Tickets beantworten"],
    [
      "de",
      "- Kunden am Telefon in allen Fragen rund um unser Produkt beraten",
      "Kunden am Telefon in allen Fragen beraten",
    ],
    ["en", "- Spotting lameness early and treating it under the vet's plan", "spotting lameness early"],
  ] as const)("is no half of it: %s %s", (language, line, phrase) => {
    const head = { de: "Koch (m/w/d)\nKeller GmbH\nAufgaben:\n", en: "Herd Assistant\nThorny Dairy Ltd\nThe job:\n" };
    expect(read(head[language] + line).requirements.map(({ text }) => text)).toEqual([phrase]);
  });

  it("is no verb before a participle in Spanish", () => {
    const demands = (line: string) =>
      read(`Comercial\nSoleva SL\nRequisitos:\n- ${line}`).requirements.map(({ text }) => text);
    expect(demands("Se valorará haber trabajado en el sector")).toEqual(["haber trabajado en el sector"]);
    expect(demands("Carné de conducir B; se valorará el de tractor")).toEqual(["carné de conducir B"]);
  });
});

describe("a title for several people", () => {
  it.each([
    ["Greenhouse Assistants\nBlue Heron Nursery", "Greenhouse Assistant"],
    ["Head of Operations\nBlue Heron Nursery", "Head of Operations"],
    ["Camareros\nBar La Caleta\nTrabajarás en la barra y en la terraza con nuestro equipo.", "Camarero"],
    [
      "Serveurs en salle\nBrasserie du Port\nVous servez en salle et en terrasse avec notre équipe.",
      "Serveur en salle",
    ],
  ])("is one person's in the letter: %s", (text, title) => {
    expect(read(`${text}\nYou`.replace("\nYou", /^\p{Lu}\p{L}+ (?:A|of)/u.test(text) ? body.en : "")).role?.text).toBe(
      title,
    );
  });

  it("is its German half where the English one stands before it", () => {
    expect(read(`Working Student / Werkstudent*in Customer Success @ Klarwerk${body.de}`).role?.text).toBe(
      "Werkstudent/in Customer Success",
    );
  });
});

it("takes up no word about the house that seeks, and none in brackets", () => {
  const { echoes } = read(
    "Responsable de calidad\nImportante empresa hortofrutícola ubicada en El Ejido busca responsable de calidad para su planta de envasado.\n\nFunciones:\n- Relanzar a los clientes profesionales (grandes superficies francesas) cada semana\n- Coordinar a un equipo de auxiliares",
  );
  expect(echoes.filter(({ text }) => /importante|superficies/u.test(text))).toEqual([]);
});

test("a call to apply that is shouted is no list of demands yet", () => {
  const posting = read(
    "WIR SUCHEN DICH!\nFriseur (m/w/d)\n\nDas erwartet dich:\n- Beratung zu Schnitt und Farbe\n\nDas bringst du mit:\n- Ausbildung als Friseur",
  );
  expect(posting.requirements.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    "duty: Beratung zu Schnitt und Farbe",
    "must: Ausbildung als Friseur",
  ]);
});

test("a row of German nouns that name work is what there is to do", () => {
  const posting = read(
    "Fahrer (m/w/d) gesucht in Ulm!\nBe- und Entladen, Kontrolle der Ladungssicherung, Pflege des Fahrzeugs.\nSie haben: Führerschein CE.",
  );
  expect(posting.requirements.filter(({ kind }) => kind === "duty")).toHaveLength(3);
});

test("a smile ends a sentence", () => {
  const posting = read(
    "PTA (m/w/d) gesucht in Ulm!\nWir sind sieben Frauen und ein Roboter ;-) Beratung im Verkauf, Rezeptur, Heimversorgung, Warenlager. Übertarifliche Bezahlung.",
  );
  expect(posting.requirements.map(({ text }) => text)).toEqual([
    "Beratung im Verkauf",
    "Rezeptur",
    "Heimversorgung",
    "Warenlager",
  ]);
});
