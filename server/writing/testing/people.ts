import type { WizardAnswers } from "#shared/wizard/wizard.schema.ts";
import type { Applicant } from "../letter-request.ts";
import type { PostingName } from "./postings.ts";
import { postings } from "./postings.ts";
import { resumeOf } from "./resume-of.ts";

/** Invented people, with what each would type or upload, and the posting they answer. */
export const people = {
  nurse: person({
    name: ["Grace", "Adeyemi"],
    posting: "ward nurse",
    jobTitle: "Ward Nurse",
    skills: "wound care, IV lines, medication rounds, SystmOne, Yoruba",
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
        "Helped 12 residents with washing, meals and walking\nKept fluid charts",
      ],
    ],
    education: [
      ["BSc in Adult Nursing", "University of Brighton", "2020"],
      ["NMC registration", "Nursing and Midwifery Council", "2020"],
    ],
    strengths: ["steady on nights", "clear handovers"],
    years: 5,
  }),
  welder: person({
    name: ["Radosław", "Wójcik"],
    posting: "welder",
    jobTitle: "MIG/MAG Welder",
    company: "Tarn Fabrications",
    skills: "MIG/MAG, TIG, reading drawings, overhead crane, forklift licence",
    posts: [
      [
        "Welder",
        "Halvorsen Steel",
        "03/2019-present",
        "Weld pressure parts to EN ISO 5817 level B\nSet up and maintain 4 welding machines\n0.8 % rework in 2024",
      ],
      [
        "Apprentice Welder",
        "Gdynia Shipyard",
        "2015-2018",
        "Cut and prepared plate up to 40 mm\nAssisted on 6 hull sections",
      ],
    ],
    education: [["Welder's certificate EN ISO 9606-1, 135 FW/BW", "TÜV", "2023"]],
    strengths: [],
    years: 9,
  }),
  careerChanger: person({
    name: ["Miriam", "Feldstein"],
    posting: "junior data analyst",
    jobTitle: "Junior Data Analyst",
    skills: "SQL, Excel pivot tables, Python (pandas), Tableau, explaining figures to non-specialists",
    posts: [
      [
        "Geography Teacher",
        "Northgate Secondary School",
        "Aug 2014 - Jul 2024",
        "Taught 5 classes of 28 pupils\nBuilt the spreadsheet that tracks 900 pupils' grades\nPresented exam results to governors every autumn",
      ],
    ],
    education: [
      ["MA in Geography", "University of Leeds", "2013"],
      ["Data Analytics Certificate", "CodeHarbour", "2024"],
    ],
    strengths: ["patient explainer"],
    years: 10,
  }),
  student: person({
    name: ["Leo", "Marchetti"],
    posting: "barista",
    jobTitle: "Barista",
    skills: "making coffee at home, maths, Italian",
    wizard: { yearsOfExperience: "0", educationLevel: "student", selectedStrengths: ["Punctuality", "Friendliness"] },
  }),
  manager: person({
    name: ["Adaeze", "Brown"],
    posting: "warehouse operations manager",
    jobTitle: "Warehouse Operations Manager",
    company: "Linden Logistics",
    skills: "WMS rollout, shift planning, Lean, budgeting, SAP EWM",
    posts: [
      [
        "Deputy Warehouse Manager",
        "Corvid Parcels",
        "2020-01 – present",
        "Manage 3 shifts with 64 people\nCut mis-picks from 1.9 % to 0.7 % in two years\nIntroduced handheld scanners across 2 sites",
      ],
      [
        "Shift Leader",
        "Corvid Parcels",
        "2016-05 – 2019-12",
        "Led a night shift of 18\nTrained 40 seasonal workers a year",
      ],
      ["Picker", "Oakley Foods", "2014 – 2016", "Picked 180 order lines an hour"],
    ],
    education: [["Forklift instructor certificate", "RTITB", "2018"]],
    strengths: ["calm in peak season"],
    years: 12,
  }),
  accountant: person({
    name: ["Panagiotis", "Δημητρίου"],
    posting: "management accountant",
    jobTitle: "Management Accountant",
    company: "Halyard Marine Supplies",
    skills: "month-end close, VAT returns, Xero, Excel, cost centre reporting",
    posts: [
      [
        "Accounts Assistant",
        "Aegean Freight",
        "October 2021 to present",
        "Reconcile 14 bank accounts every month\nPrepare VAT returns for 3 companies\nClosed the books in 5 days instead of 8",
      ],
    ],
    education: [
      ["BSc in Accounting and Finance", "Athens University of Economics and Business", "2021"],
      ["CIMA Certificate in Business Accounting", "CIMA", "2023"],
    ],
    strengths: ["accurate"],
    years: 4,
  }),
  driver: person({
    name: ["Shane", "O'Rourke"],
    posting: "delivery driver",
    jobTitle: "Delivery Driver",
    company: "Fenwick Bakery",
    skills: "van driving, tail lift, route planning, clean driving licence (category C1)",
    highlights:
      "Multi-drop driver, Swiftway Couriers, 2018 to now: 90 drops a day\n- no insurance claim in six years\n- trained 5 new drivers on the scanner",
  }),
  developer: person({
    name: ["Jürgen", "Weiß"],
    posting: "backend developer",
    jobTitle: "Backend Developer (Node.js)",
    skills: "TypeScript, Node.js, PostgreSQL, Docker, GitHub Actions, REST APIs",
    posts: [
      [
        "Software Developer",
        "Kranich Software GmbH",
        "04/2021 – present",
        "Built the booking API that serves 2 million requests a day\nMoved 3 services from MongoDB to PostgreSQL\nReview pull requests and run the on-call rota",
      ],
      [
        "Working Student",
        "Stadtwerke Lindau",
        "2019-2021",
        "Wrote scripts that import meter readings from 40,000 households",
      ],
    ],
    education: [["M.Sc. in Computer Science", "University of Ulm", "2021"]],
    strengths: ["curious", "writes things down"],
    years: 5,
  }),
  cook: person({
    name: ["Mei-Ling", "Tan"],
    posting: "sous chef",
    jobTitle: "Sous Chef",
    company: "The Salt House",
    skills: "fish, stocks and sauces, ordering, food hygiene level 3, rota planning",
    posts: [
      [
        "Chef de Partie",
        "Harbour Kitchen",
        "2021–present",
        "Run the fish section for 120 covers a night\nWrote 9 dishes that went on the menu\nReduced fish waste by a third",
      ],
      ["Commis Chef", "Hotel Meridian", "2019–2021", "Prepared breakfast for 80 guests"],
    ],
    education: [["Diploma in Professional Cookery", "Westhaven College", "2019"]],
    strengths: [],
    years: 6,
  }),
  teacher: person({
    name: ["Sofía", "Ibáñez Moreno"],
    posting: "primary teacher",
    jobTitle: "Primary School Teacher",
    skills: "phonics, bilingual teaching (Spanish/English), parents' evenings, classroom management, Google Classroom",
    posts: [
      [
        "Year 2 Teacher",
        "Colegio San Roque",
        "09/2019 - 06/2024",
        "Taught a class of 26 pupils in English and Spanish\nOrganised 4 school trips\nHelped introduce a new phonics scheme",
      ],
      [
        "Teaching Assistant",
        "St Columba's Primary School",
        "2018–2019",
        "Supported 5 pupils with reading difficulties",
      ],
    ],
    education: [
      ["Grado en Educación Primaria", "Universidad de Salamanca", "2018"],
      ["PGCE", "University of Exeter", "2019"],
    ],
    strengths: ["patient", "good with anxious parents"],
    years: 6,
  }),
  returningParent: person({
    name: ["Hannah", "Lindqvist"],
    posting: "office administrator",
    jobTitle: "Office Administrator",
    company: "Dewhurst Architects",
    skills:
      "Outlook, Word, Excel and bookkeeping; I ran the accounts of our village nursery as a volunteer from 2019 to 2023. Typing at 70 words a minute",
    posts: [
      [
        "Secretary",
        "Pemberton & Sons Solicitors",
        "2009 – 2014",
        "Typed letters and kept the diary for 4 solicitors\nAnswered up to 60 calls a day",
      ],
    ],
    strengths: ["discreet"],
    years: 5,
  }),
  frenchReceptionist: person({
    name: ["Éloïse", "D’Aubigné"],
    posting: "hotel receptionist",
    jobTitle: "Hotel Receptionist",
    company: "Alpenhof Hotels & Resorts",
    skills: "Opera PMS, French (native), German (B2), check-in and check-out, complaints handling",
    posts: [
      [
        "Réceptionniste",
        "Hôtel du Lac",
        "05/2022 - 10/2025",
        "Welcomed up to 70 arrivals a day\nHandled group bookings of up to 45 guests\nAccueil des clients en trois langues",
      ],
    ],
    education: [["BTS Tourisme", "Lycée Hôtelier de Thonon", "2022"]],
    strengths: ["attentive"],
    years: 3,
  }),
  fewWords: person({
    name: ["Dana", "Price"],
    posting: "clinic nurse",
    jobTitle: "Clinic Nurse",
    skills: "triage, phlebotomy, Epic, Spanish",
  }),
  oneWord: person({ name: ["Bo", "Li"], posting: "barista", jobTitle: "", skills: "coffee" }),
} satisfies Record<string, Person>;

export type PersonName = keyof typeof people;
export type Person = { applicant: Applicant; posting: PostingName };

type Told = {
  name: [first: string, last: string];
  posting: PostingName;
  jobTitle: string;
  company?: string;
  skills: string;
  highlights?: string;
  posts?: [title: string, company: string, period: string, description: string][];
  education?: [degree: string, institution: string, year: string][];
  strengths?: string[];
  years?: number;
  wizard?: WizardAnswers;
};

export function person(told: Told): Person {
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
    roleType: "full-time",
    jobLocation: "on-site",
    prompt: postings[told.posting],
  };
  const resume = told.posts || told.education ? { resume: resumeOf(told) } : {};
  return { applicant: { form, ...resume, ...(told.wizard && { wizard: told.wizard }) }, posting: told.posting };
}
