import type { Truth } from "./truth.ts";

export const germanTruths: Record<string, Truth> = {
  "de-roesterei-du": {
    language: "de",
    role: "Barista & Bäckerhelfer/in",
    company: "Kornblume Rösterei und Backstube GmbH",
    contact: "Resi Amberger",
    informal: true,
    asks: [
      ["duty", 6, "Espresso ziehen"],
      ["duty", 9, "Gäste zu Röstungen und Brühmethoden beraten"],
      ["must", 13, "Erfahrung hinter einer Siebträgermaschine"],
      ["must", 14, "Gesundheitszeugnis"],
      ["wish", 17, "Latte-Art"],
    ],
    echoes: ["Formen der Brote"],
    print: [
      ["closing-date", "2027-02-28"],
      ["document", "Lebenslauf"],
      ["instruction", "zwei Sätze"],
    ],
  },
  "de-buchhaltung-sie": {
    language: "de",
    role: "Bilanzbuchhalter/in",
    company: "Stadtwerke Ehrenfurt AG",
    contact: "Frau Dr. Henrike Löbner",
    asks: [
      ["duty", 9, "Erstellung der Monats- und Jahresabschlüsse"],
      ["duty", 12, "die Umsatzsteuervoranmeldungen erstellen"],
      ["must", 16, "abgeschlossene Ausbildung zum Bilanzbuchhalter"],
      ["wish", 19, "Kenntnisse im Energiesteuerrecht"],
      ["soft", 20, "Teamfähigkeit"],
    ],
    echoes: ["Verbuchung der Anlagenzugänge im Netzbereich"],
    print: [
      ["closing-date", "2027-03-31"],
      ["reference", "RW-4/27"],
      ["salary-asked", "gehaltsvorstellung"],
      ["document", "Zeugnisse"],
      ["language", "Deutsch"],
    ],
  },
  "de-lager-kurz": {
    language: "de",
    role: "Lagermitarbeiter",
    company: "Donauland Biohandel eG",
    location: "Passau",
    contact: "Herr Vitus Kronwitter",
    asks: [
      ["duty", 1, "Kundenaufträge mit dem Handscanner kommissionieren"],
      ["duty", 1, "Ware annehmen"],
      ["must", 1, "Staplerschein"],
      ["wish", 1, "Erfahrung im Lebensmittelhandel"],
    ],
    echoes: ["Kundenaufträge mit dem Handscanner"],
    print: [["licence", "Staplerschein"]],
  },
  "de-pflege-agentur": {
    language: "de",
    role: "Examinierte Pflegefachkraft",
    company: "Nordstern Personal GmbH",
    location: "Kiel",
    contact: "Jannes Petersen",
    agency: true,
    asks: [
      ["duty", 12, "Wundversorgung und Medikamentengabe"],
      ["must", 18, "Bereitschaft zum Schichtdienst"],
      ["wish", 19, "Führerschein Klasse B"],
    ],
    echoes: ["Pflegedokumentation in Vivendi"],
    print: [
      ["reference", "55-9021-KI"],
      ["later-document", "Führungszeugnis"],
      ["document", "Lebenslauf"],
    ],
  },
};
