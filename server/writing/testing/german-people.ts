import type { Applicant } from "../letter-request.ts";
import { resumeOf } from "./resume-of.ts";

/** Invented people who write in German, each with the posting they answer (a file in postings/, left for the reader to put into the form). */
export const germanPeople = {
  warehouse: person({
    name: ["Jolanta", "Brzezińska"],
    posting: "de-lager-kurz",
    jobTitle: "Lagermitarbeiterin",
    skills: "Kommissionierung, Handscanner, Wareneingang, Staplerschein, Polnisch (Muttersprache)",
    roleType: "part-time",
    posts: [
      [
        "Lageristin",
        "Hüttl Getränke GmbH",
        "04/2020 – heute",
        "Täglich 180 Aufträge mit dem Handscanner kommissioniert\nWare annehmen und auf Schäden prüfen\n3 neue Kolleginnen eingearbeitet\nInventur zweimal im Jahr vorbereitet",
      ],
      [
        "Verkäuferin",
        "Bäckerei Semmelrogge",
        "2016 – 2020",
        "Kühltheke befüllen und Temperaturen kontrollieren\nKasse abgerechnet",
      ],
    ],
    education: [["Ausbildung zur Fachlageristin", "IHK Niederbayern", "2020"]],
    strengths: ["Genau", "ruhig, wenn es eng wird"],
    years: 9,
  }),
  accountant: person({
    name: ["Ferhat", "Aydın"],
    posting: "de-buchhaltung-sie",
    jobTitle: "Bilanzbuchhalter",
    company: "Stadtwerke Ehrenfurt AG",
    skills: "DATEV, SAP FI, Excel (Pivot), Umsatzsteuervoranmeldungen, Türkisch",
    posts: [
      [
        "Finanzbuchhalter",
        "Kranich Maschinenbau GmbH",
        "Juni 2019 bis heute",
        "Erstellung der Monatsabschlüsse für 3 Gesellschaften\nAbstimmung von 450 Kreditorenkonten\nLeitete 2022 die Umstellung von DATEV auf SAP FI\nBetriebsprüfung 2024 begleitet",
      ],
      [
        "Steuerfachangestellter",
        "Kanzlei Wohlgemuth & Partner",
        "09/2014 - 05/2019",
        "Jahresabschlüsse für 25 Mandanten vorbereiten\nLohnabrechnungen für 140 Beschäftigte",
      ],
    ],
    education: [
      ["Bilanzbuchhalter (IHK)", "IHK Region Stuttgart", "2021"],
      ["Ausbildung zum Steuerfachangestellten", "Steuerberaterkammer Stuttgart", "2014"],
    ],
    strengths: ["Sorgfalt bei Fristen"],
    years: 12,
  }),
  nurse: person({
    name: ["Thandiwe", "Mbeki-Lorenz"],
    posting: "de-pflege-agentur",
    jobTitle: "Pflegefachkraft",
    skills: "Wundversorgung, Medikamentengabe, Vivendi, Führerschein Klasse B, Englisch (C1)",
    posts: [
      [
        "Altenpflegerin",
        "Seniorenheim Am Noor",
        "08/2018 – heute",
        "Pflege und Betreuung von 14 Bewohnern pro Schicht\nWunden versorgen und in Vivendi dokumentieren\nLeite 2 Auszubildende im ersten Jahr an",
      ],
      [
        "Pflegehelferin",
        "Ambulanter Dienst Fördewind",
        "2015-2018",
        "Täglich bis zu 11 Touren gefahren\nBeim Waschen und Anziehen geholfen",
      ],
    ],
    education: [["Examen in der Altenpflege", "Berufsfachschule Rendsburg", "2018"]],
    strengths: ["geduldig", "Humor auch nachts"],
    years: 10,
  }),
  barista: person({
    name: ["Mio", "Castagnola"],
    posting: "de-roesterei-du",
    jobTitle: "Barista",
    skills: "Siebträgermaschine, Latte-Art, Kasse, Italienisch",
    highlights:
      "Aushilfe, Café Zeitlos, 2023 bis heute: an der Siebträgermaschine bis zu 200 Getränke am Tag zubereitet\n- Gäste beraten und kassieren\n- Mühlen eingestellt und gereinigt",
  }),
  beginner: person({
    name: ["Ylva", "Sandström"],
    posting: "de-roesterei-du",
    jobTitle: "",
    skills: "kochen, Brot backen zu Hause, Schwedisch",
    wizard: { yearsOfExperience: "0", educationLevel: "student", selectedStrengths: ["Punctual", "Curious"] },
  }),
  fewWords: person({
    name: ["Ole", "Petersen"],
    posting: "de-pflege-agentur",
    jobTitle: "Pflegefachkraft",
    skills: "Grundpflege, Wundversorgung, Pflegedokumentation, Deutsch",
  }),
  abroad: person({
    name: ["Grace", "Adeyemi"],
    posting: "de-pflege-agentur",
    jobTitle: "Pflegefachkraft",
    skills: "wound care, medication rounds, English (native), German (B2)",
    posts: [
      [
        "Staff Nurse, Stroke Unit",
        "Ashdown General",
        "Sep 2020 – present",
        "Look after 8 patients per shift on a 28-bed stroke unit\nMentor 3 nursing students a year\nRewrote the falls checklist with the ward sister in 2022",
      ],
      [
        "Healthcare Assistant",
        "Birchwood Care Home",
        "2017 – 2020",
        "Helped 12 residents with washing, meals and walking",
      ],
    ],
    education: [["BSc in Adult Nursing", "University of Brighton", "2020"]],
    strengths: ["steady on nights"],
    years: 9,
  }),
} satisfies Record<string, { applicant: Applicant; posting: string }>;

type Told = {
  name: [first: string, last: string];
  posting: string;
  jobTitle: string;
  company?: string;
  skills: string;
  roleType?: "full-time" | "part-time";
  highlights?: string;
  posts?: [title: string, company: string, period: string, description: string][];
  education?: [degree: string, institution: string, year: string][];
  strengths?: string[];
  years?: number;
  wizard?: Applicant["wizard"];
};

function person(told: Told): { applicant: Applicant; posting: string } {
  const [firstName, lastName] = told.name;
  const form: Applicant["form"] = {
    tone: "professional",
    firstName,
    lastName,
    company: told.company ?? "Unknown",
    linkedin: "Unknown",
    jobTitle: told.jobTitle,
    skills: told.skills,
    highlights: told.highlights ?? "",
    roleType: told.roleType ?? "full-time",
    jobLocation: "on-site",
    prompt: "",
  };
  const applicant = {
    form,
    ...(told.posts && { resume: resumeOf(told) }),
    ...(told.wizard && { wizard: told.wizard }),
  };
  return { applicant, posting: told.posting };
}
