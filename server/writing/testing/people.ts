import type { Language, Tone } from "#shared/letters/letter.schema.ts";
import type { Paper, StarterKind } from "#shared/material/material.schema.ts";

/** An invented person as they typed themselves, in the short form of {@link toRequest}; ugly where people are. */
export type Told = {
  lang: Language;
  first: string;
  last: string;
  role?: string;
  company?: string;
  ref?: string;
  contact?: { name: string; title: string; gender?: "female" | "male" };
  tone?: Tone;
  posting?: false;
  informal?: boolean;
  jobs?: [title: string, employer: string, from: string, to: string, lines: string[], as?: string][];
  papers?: [what: string, where: string, year: string, kind?: Paper["kind"], state?: "under-way" | "lapsed"][];
  skills?: string[];
  languages?: [language: string, level: string][];
  plain?: string[];
  /** What the page began and they ended, with the number of the demand or question it answers. */
  done?: [kind: StarterKind, beginning: string, ending: string, point?: string][];
  /** What the posting asks, with words of the row that answers it. */
  asks?: [label: string, row: string | null, kind?: "wish"][];
  questions?: string[];
};

export const people: readonly Told[] = [
  {
    lang: "en",
    first: "Dean",
    last: "Mace",
    role: "Welder/Fabricator",
    company: "Harrow Steel",
    tone: "friendly",
    jobs: [
      [
        "welder",
        "Tyne Fab",
        "2016",
        "now",
        [
          "i been welding mig and tig since school",
          "I weld stainless handrails to drawing",
          "never had a formal complaint",
        ],
      ],
    ],
    skills: ["MIG", "TIG", "hiab", "hard working"],
    asks: [
      ["MIG and TIG welding", "MIG"],
      ["CSCS card", null],
    ],
  },
  {
    lang: "en",
    first: "Aisha",
    last: "Khan",
    role: "Library Assistant",
    company: "Leeds City Libraries",
    jobs: [],
    papers: [["BA English", "University of Leeds", "expected 2027", "degree", "under-way"]],
    plain: [
      "I catalogue donated books for the student union on Fridays.",
      "I ran a reading group of 9 first-years last winter.",
    ],
    done: [["why", "I am applying because", "I am applying because I learnt to read in your Harehills branch"]],
    asks: [["Experience of working with the public", null]],
    questions: ["Tell us in 100 words about a book you would give to a twelve-year-old."],
  },
  {
    lang: "en",
    first: "Rob",
    last: "Tully",
    role: "",
    company: "",
    posting: false,
    plain: ["plumber", "can fit a boiler"],
    skills: ["boilers", "drains"],
  },
  {
    lang: "en",
    first: "Carmen",
    last: "Ortiz",
    role: "Operations Director",
    company: "Northline Logistics",
    tone: "formal",
    contact: { name: "James Whitlock", title: "Mr" },
    ref: "OD-7",
    jobs: [
      [
        "Head of Operations",
        "University of Hull",
        "2020-03",
        "now",
        ["Cut carrier costs by 18 % in two years", "I lead 64 people on three sites", "Managing a budget of £9m"],
      ],
      [
        "Depot Manager",
        "Swift Parcels",
        "2012",
        "2020",
        ["I opened the Hull depot with 22 drivers", "We delivered 99.2 % on time in 2019"],
      ],
      ["Warehouse", "Self-employed", "2009", "2011", []],
    ],
    papers: [
      ["MBA", "Hull University Business School", "2018", "degree"],
      ["CPC Transport Manager", "", "2013", "licence"],
    ],
    languages: [["Spanish", "native"]],
    asks: [
      ["Operator licence holder or CPC", "CPC"],
      ["Degree or equivalent", "MBA"],
      ["A second European language", "Spanish", "wish"],
      ["Experience of multi-site operations", "three sites"],
    ],
    done: [
      [
        "demand",
        "You ask for “Experience of multi-site operations”. I",
        "have run three sites at once since 2020, and I spend a day a week at each",
        "p3",
      ],
      ["start", "I could start", "in February"],
    ],
  },
  {
    lang: "de",
    first: "Sabine",
    last: "Wolf",
    role: "Pflegefachkraft (m/w/d)",
    company: "Diakonie Stetten",
    contact: { name: "Petra Lang", title: "Frau", gender: "female" },
    jobs: [
      [
        "Pflegefachkraft",
        "Seniorenheim Rosengarten",
        "2017",
        "now",
        [
          "Ich betreue 14 Bewohner auf dem Demenzbereich",
          "Ich habe drei Auszubildende angeleitet",
          "Dokumentation mit Vivendi",
          "betreue auch die Angehörigen",
        ],
      ],
      ["Altenpflegehelferin", "Caritas Esslingen", "2012", "2017", ["Ich habe im Nachtdienst 38 Bewohner versorgt"]],
    ],
    papers: [
      ["Examen als Altenpflegerin", "Berufsfachschule Esslingen", "2017", "degree"],
      ["Praxisanleiterin", "", "2020"],
    ],
    asks: [
      ["Examen in der Pflege", "Examen"],
      ["Weiterbildung zur Praxisanleitung", "Praxisanleiterin", "wish"],
      ["Führerschein Klasse B", null],
    ],
    done: [
      [
        "why",
        "Ich bewerbe mich bei Ihnen, denn",
        "weil ich seit Jahren in Stetten wohne und zu Fuß zur Arbeit gehen will",
      ],
      ["demand", "Sie suchen „Führerschein Klasse B“. Ich", "fahre seit 2010 unfallfrei", "p2"],
      ["start", "Anfangen kann ich", "zum 1. März"],
    ],
  },
  {
    lang: "de",
    first: "Jonas",
    last: "Behr",
    role: "Barista",
    company: "Rösterei Kleinhans",
    informal: true,
    tone: "friendly",
    jobs: [
      [
        "Aushilfe",
        "Café Morgenrot",
        "2024",
        "now",
        ["mache am wochenende die theke allein", "Ich schäume Milch, wie man sie für Latte Art braucht"],
      ],
    ],
    skills: ["Siebträger", "Kasse"],
    asks: [
      ["Siebträger", "Siebträger"],
      ["Spaß am Umgang mit Gästen", null],
    ],
    questions: ["Welchen Kaffee trinkst du morgens?"],
    done: [
      ["question", "", "Einen Filterkaffee aus Äthiopien, schwarz. Für Espresso bin ich morgens noch zu müde.", "q0"],
    ],
  },
  {
    lang: "de",
    first: "Ali",
    last: "Demir",
    role: "Ausbildung zum Elektroniker",
    company: "Elektro Haas GmbH",
    jobs: [["Schülerpraktikum", "Elektro Braun", "2025", "2025", ["Ich habe Steckdosen gesetzt und Kabel gezogen"]]],
    papers: [["Realschulabschluss", "Schillerschule", "2026", "degree"]],
    plain: ["Ich habe unser Gartenhaus mit meinem Onkel verkabelt."],
    done: [["why", "Ich bewerbe mich bei Ihnen, denn", "ich will wissen, was hinter der Wand passiert"]],
  },
  {
    lang: "fr",
    first: "Nadia",
    last: "Belkacem",
    role: "Aide-soignante (H/F)",
    company: "Clinique du Parc",
    jobs: [
      [
        "Aide-soignante",
        "EHPAD Les Tilleuls",
        "2018",
        "now",
        ["Je m'occupe de 12 résidents par poste", "J'ai formé cinq stagiaires", "Gestion des repas"],
      ],
      ["Agent de service", "Hôpital Nord", "2014", "2018", ["J’ai assuré l'entretien de 30 chambres"]],
    ],
    papers: [
      ["Diplôme d'État d'aide-soignant", "IFAS Lyon", "2018", "degree"],
      ["AFGSU 2", "", "2023"],
    ],
    asks: [
      ["Diplôme d’État d’aide-soignant exigé", "Diplôme"],
      ["AFGSU à jour", "AFGSU"],
    ],
    done: [
      [
        "why",
        "Je pose ma candidature parce que",
        "il me faut des horaires de jour et que votre service m'a bien accueillie comme stagiaire",
      ],
      ["demand", "Vous demandez « AFGSU à jour ». Je", "l'ai refait en mars 2023", "p1"],
    ],
  },
  {
    lang: "fr",
    first: "Luc",
    last: "Morel",
    role: "Menuisier",
    company: "",
    tone: "friendly",
    posting: false,
    jobs: [
      [
        "menuisier",
        "Ateliers Roux",
        "2010",
        "2024-06",
        ["Posé 400 fenêtres en rénovation", "J'ai dirigé une équipe de 3 poseurs"],
      ],
    ],
    skills: ["pose de fenêtres", "escaliers"],
  },
  {
    lang: "es",
    first: "Lucía",
    last: "Ferrer",
    role: "Profesora de Matemáticas",
    company: "IES Delicias",
    contact: { name: "Pilar Ansón", title: "" },
    jobs: [
      [
        "Profesora",
        "Colegio San José",
        "2019",
        "now",
        [
          "Doy clase a cuatro grupos de 28 alumnos",
          "Reduje los suspensos de 3.º de ESO del 40 % al 22 %",
          "Tutoría de 2.º",
        ],
      ],
      ["Dependienta", "Mercadona", "2015", "2017", ["Atendí la caja y la panadería"]],
    ],
    papers: [
      ["Máster de Profesorado", "Universidad de Zaragoza", "2018", "degree"],
      ["B2 de inglés", "EOI Zaragoza", "2021"],
    ],
    asks: [
      ["Máster del profesorado", "Máster"],
      ["Nivel B2 de inglés", "B2", "wish"],
    ],
    done: [
      ["why", "Presento mi candidatura porque", "Estudié en este instituto y quiero volver como profesora"],
      ["before", "Antes de eso", "Llevé dos años una academia de barrio"],
    ],
  },
  {
    lang: "es",
    first: "Iker",
    last: "Sanz",
    role: "camarero",
    company: "Bar Lur",
    informal: true,
    tone: "friendly",
    jobs: [["camarero", "Hotel Zubia", "2021", "now", ["llevo la terraza yo solo en verano, unas 40 mesas"]]],
    skills: ["euskera", "inglés"],
    asks: [
      ["Euskera", "euskera", "wish"],
      ["Experiencia en terraza", null],
    ],
  },
];
