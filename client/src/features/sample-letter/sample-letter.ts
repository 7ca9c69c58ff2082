import type { LetterParts } from "#shared/letters/letter-parts.ts";
import type { Letterhead } from "#shared/letters/letterhead.ts";

export const markedSentence =
  "Since 2023 I have also been charge nurse on nights: I make the assignments, lead rapid responses, and am the person new graduates come to first.";

/** An invented nurse's letter to an invented hospital, shown on the landing page. */
export const sampleLetter = {
  language: "en",
  jobTitle: "Registered Nurse",
  letterhead: {
    name: "Grace Adeyemi, RN",
    location: "Portland, Oregon",
    email: "grace.adeyemi@example.com",
    phone: "(503) 555-0148",
    date: "November 16, 2026",
    recipient: ["Northgate General Hospital, Cardiac Step-Down Unit"],
  } satisfies Letterhead,
  parts: {
    greeting: "Dear Hiring Team,",
    paragraphs: [
      [
        {
          text: "Your posting for a Registered Nurse asks for telemetry experience and a steady hand at shift change.",
        },
        {
          text: "For four years both have filled my nights at Mercy Lakeside, on a 28-bed floor where most patients arrive straight from the cath lab or from heart surgery.",
        },
      ],
      [
        {
          text: "I carry four to five patients a shift, titrate cardiac drips, and read rhythms without waiting for the monitor room to call.",
        },
        { text: markedSentence, highlighted: true },
        { text: "I have precepted six of them, and all six still work on the floor." },
      ],
      [
        { text: "You write that bedside shift report is new on your unit." },
        { text: "It was new on ours in 2024." },
        {
          text: "I wrote the checklist we use, tried it for a month on my own assignments, then trained eleven colleagues over one winter.",
        },
        {
          text: "My first version had nineteen lines, and nobody finished it; the one that stayed has seven, and the patient hears all of them.",
        },
        { text: "What I learned is that a handover is good when the patient could have given it." },
      ],
      [
        { text: "The part of your unit I would most like to learn from is the heart failure clinic." },
        {
          text: "I teach families about daily weights and when to call; then they go home, and I do not hear how it went.",
        },
        { text: "Working where patients come back would change how I teach." },
      ],
      [
        { text: "My Oregon license and ACLS are current, and nights with every second weekend, as you ask, suit me." },
        { text: "I have not sat the CCRN yet; my exam is booked for February." },
        {
          text: "I could start four weeks after an offer, and would be glad to walk the unit with you on a night shift before either of us decides.",
        },
      ],
    ],
    closing: "Sincerely,",
    signature: "Grace Adeyemi",
  } satisfies LetterParts<SampleSentence>,
} as const;

export type SampleSentence = { text: string; highlighted?: boolean };

/** What the highlighted sentence rests on. */
export const sampleSources = [
  { origin: "resume", text: "Resume: Charge Nurse, nights, since 2023" },
  { origin: "posting", text: "Posting: “leads rapid responses”" },
] as const;
