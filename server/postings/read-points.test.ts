import { describe, expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const read = (text: string) => readPosting(text, { today: "2026-11-23" });
const openings = {
  en: "Cook\nYou will work with our team in the kitchen.\n\nRequirements\n",
  de: "Koch (m/w/d)\nSie arbeiten mit uns in der Küche und sind für das Haus da.\n\nAnforderungen\n",
  fr: "Cuisinier\nVous travaillez avec notre équipe dans la cuisine de la maison.\n\nProfil recherché\n",
  es: "Cocinero\nTrabajarás con nuestro equipo en la cocina de la casa para todos.\n\nRequisitos\n",
};
type Language = keyof typeof openings;
const pointsOf = (language: Language, line: string) =>
  read(`${openings[language]}${line}`).points.map(({ kind, text }) => `${kind} ${text}`);

describe("what is not asked for is no must", () => {
  it.each<[Language, string]>([
    ["en", "Degree not required"],
    ["en", "No experience needed"],
    ["en", "A licence is not mandatory"],
    ["en", "No formal qualifications are required"],
    ["de", "Studium nicht erforderlich"],
    ["de", "Vorkenntnisse sind nicht nötig"],
    ["de", "Ein Führerschein ist keine Voraussetzung"],
    ["de", "Keine Erfahrung notwendig"],
    ["fr", "Diplôme non exigé"],
    ["fr", "Le permis n'est pas requis"],
    ["fr", "Aucune expérience requise"],
    ["fr", "Expérience non nécessaire"],
    ["es", "No se requiere título universitario"],
    ["es", "No se necesita experiencia previa"],
    ["es", "No se exige carnet"],
    ["es", "Título no indispensable"],
  ])("%s: %s", (language, line) => {
    expect(pointsOf(language, `- ${line}`)).toEqual([`wish ${line}`]);
  });
});

describe("what softens a demand stays with it", () => {
  it.each<[Language, string, string[]]>([
    ["en", "LGV licence preferred, but not essential", ["wish LGV licence preferred, but not essential"]],
    ["en", "Own car required, though not daily", ["must Own car required, though not daily"]],
    [
      "de",
      "Führerschein C von Vorteil, aber keine Voraussetzung",
      ["wish Führerschein C von Vorteil, aber keine Voraussetzung"],
    ],
    ["fr", "Permis C apprécié, mais non indispensable", ["wish Permis C apprécié, mais non indispensable"]],
    ["es", "Carnet C valorable, no imprescindible", ["wish Carnet C valorable, no imprescindible"]],
    ["es", "Inglés deseable, pero no excluyente", ["wish Inglés deseable, pero no excluyente"]],
    [
      "de",
      "Englisch ist erforderlich, Italienisch von Vorteil",
      ["must Englisch ist erforderlich", "wish Italienisch von Vorteil"],
    ],
  ])("%s: %s", (language, line, points) => {
    expect(pointsOf(language, `- ${line}`)).toEqual(points);
  });
});

describe("a field of a board among the demands asks for nothing", () => {
  it.each<[Language, string]>([
    ["en", "Salary: depending on experience"],
    ["en", "Contract type: permanent"],
    ["en", "Number of openings: 2"],
    ["en", "Location: Hull"],
    ["de", "Gehalt: nach Vereinbarung"],
    ["de", "Arbeitsort: Kiel"],
    ["de", "Beschäftigungsart: Vollzeit"],
    ["de", "Vertragsart: unbefristet"],
    ["de", "Anzahl Stellen: 2"],
    ["fr", "Type de contrat : CDI"],
    ["fr", "Rémunération : selon profil"],
    ["fr", "Nombre de postes : 2"],
    ["fr", "Temps de travail : 39 h"],
    ["es", "Comuna: Concepción"],
    ["es", "Tipo de contrato: indefinido"],
    ["es", "Número de vacantes: 2"],
    ["es", "Jornada: completa"],
  ])("%s: %s", (language, line) => {
    expect(pointsOf(language, `- Patience and care\n${line}`)).toEqual(["must Patience and care"]);
    expect(pointsOf(language, `- Patience and care\n- ${line}`)).toEqual(["must Patience and care"]);
  });

  it.each<[Language, string]>([
    ["en", "Languages: English and French"],
    ["de", "Sprachen: Deutsch und Englisch"],
    ["fr", "Permis exigés : B et C"],
    ["es", "Certificaciones: GlobalG.A.P., SMETA"],
  ])("%s: other labels do: %s", (language, line) => {
    expect(pointsOf(language, `- ${line}`)).toEqual([`must ${line}`]);
  });
});

describe("a pay that is offered", () => {
  it.each([
    ["Salaire : 2 350 à 2 700 € brut selon expérience", "2 350 à 2 700 €"],
    ["Salaire : 2350 € brut", "2350 €"],
    ["29.000 – 32.000 € brutos/año", "29.000 – 32.000 €"],
    ["Gehalt: 3.200 – 3.600 €", "3.200 – 3.600 €"],
    ["Gehalt: 54’000 bis 58’000 CHF", "54’000 bis 58’000 CHF"],
    ["Salary: £32,000 – £36,000", "£32,000 – £36,000"],
    ["Sueldo base $38,000 a $45,000 mensuales", "$38,000 a $45,000"],
    ["Lohn CHF 5'200 pro Monat", "CHF 5'200"],
    ["Ein Bruttomonatsgehalt ab € 3.050,- (Überzahlung möglich)", "€ 3.050,-"],
    ["Salaire de 92 000 $ à 110 000 $", "92 000 $ à 110 000 $"],
    ["Salary £12.60 per hour", "£12.60"],
    ["Pay: 24k – 26k €", "24k – 26k €"],
  ])("is quoted whole: %s", (line, value) => {
    const { smallPrint } = read(`Cook\nHarbour House Ltd\n${line}`);
    expect(smallPrint.find(({ kind }) => kind === "salary-offered")?.value).toBe(value);
  });
});

it.each([
  [
    "Preguntas de la empresa: ¿Cuál es tu pretensión salarial? ¿Cuándo podrías incorporarte?",
    "¿Cuándo podrías incorporarte?",
  ],
  ["When could you start?", "When could you start?"],
  ["Ab wann können Sie anfangen?", "Ab wann können Sie anfangen?"],
  ["À partir de quelle date êtes-vous disponible ?", "À partir de quelle date êtes-vous disponible ?"],
])("quotes a question about the start whole: %s", (line, asked) => {
  const { smallPrint } = read(`Cook\nHarbour House Ltd\n\nHow to apply\nSend your CV to a@b.example.\n${line}`);
  expect(smallPrint.find(({ kind }) => kind === "start-date")?.asked).toBe(asked);
});

it("takes neither pay nor reference below the demands for demands, and reads the kind of work there", () => {
  const posting = [
    "Shift Supervisor – Bottling",
    "Harrow Springs Water Ltd, Wantage",
    "",
    "Requirements:",
    "* HACCP knowledge",
    "* Able to work rotating shifts",
    "",
    "Desirable: first aid at work",
    "",
    "£29,000 - £33,000 a year, full-time, permanent",
    "Ref: HS-2291",
    "",
    "Apply to Donna Whitlock, donna.whitlock@harrow.example. Please tell us your notice period.",
  ].join("\n");
  const { points, head, smallPrint } = readPosting(posting, { today: "2026-11-23" });
  expect(points.map(({ text }) => text)).toEqual([
    "HACCP knowledge",
    "Able to work rotating shifts",
    "first aid at work",
  ]);
  expect(head.roleType?.value).toBe("full-time");
  expect(smallPrint.map(({ kind }) => kind)).toEqual(["reference", "salary-offered", "start-date"]);
});

describe("the lists of a posting", () => {
  it("tell demands under a heading nobody knows, behind the duties", () => {
    const { points } = read(
      "Servicemonteur Sanitär\n\nAufgaben\n▪ Boiler entkalken\n▪ Kunden beraten\n\nDEIN RUCKSACK\n▪ Abgeschlossene Lehre\n▪ Fahrausweis Kat. B\n▪ Mundart verstehen\n\nDAS GIBT'S BEI UNS\n▪ 5 Wochen Ferien\n▪ Eigenes Fahrzeug",
    );
    expect(points.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      "duty Boiler entkalken",
      "duty Kunden beraten",
      "must Abgeschlossene Lehre",
      "must Fahrausweis Kat. B",
      "must Mundart verstehen",
    ]);
    expect(points.find(({ text }) => text.startsWith("Fahrausweis"))?.sort).toBe("driving");
  });

  it("offer what they offer under such a heading", () => {
    const { points } = read(
      "Cook\n\nDuties\n- Run the pass\n- Order fish\n\nLIFE WITH US\n- Free parking\n- Five weeks of paid holiday",
    );
    expect(points.map(({ kind }) => kind)).toEqual(["duty", "duty"]);
  });

  it("go on behind a demand that begins like a word for applying", () => {
    const { points } = read(
      "Chauffeur classe 1\n\nTâches\n- Arrimer la charge\n- Faire la ronde\n\nExigences :\nPermis classe 1 valide\nDossier de conduite propre\nFormation TMD\nAnglais fonctionnel",
    );
    expect(points.slice(2).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      "must Permis classe 1 valide",
      "must Dossier de conduite propre",
      "must Formation TMD",
      "must Anglais fonctionnel",
    ]);
  });
});
