import type { Tone } from "#shared/letters/letter.schema.ts";
import type { Heading } from "../../planning/plan.ts";
import { companyName } from "./names.ts";

/** "Re: Correctional Nurse, 2317". */
export function subject({ role, company, reference }: Heading): string {
  const about =
    (role && inTitleCase(role.text)) ?? (company ? `Application to ${companyName(company.text)}` : "Application");
  return reference ? `Re: ${about}, ${reference.text}` : `Re: ${about}`;
}

/** A title typed in small letters gets the capitals of a heading. */
function inTitleCase(title: string): string {
  if (title !== title.toLowerCase()) return title;
  return title.replace(/(?<![\p{L}\p{N}'’])(?!(?:and|or|of|in|at|for|the|to|with|on)(?!\p{L}))\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
}

const UNNAMED: Record<Tone, string> = {
  professional: "Dear Hiring Manager,",
  friendly: "Hello,",
  confident: "Dear Hiring Team,",
  enthusiastic: "Dear Hiring Team,",
  formal: "Dear Sir or Madam,",
};

const TEAM: Record<Tone, ((team: string) => string) | null> = {
  professional: null,
  friendly: (team) => `Hello ${team} team,`,
  confident: (team) => `Dear ${team} team,`,
  enthusiastic: (team) => `Dear ${team} team,`,
  formal: null,
};

export function greeting({ contact, company }: Heading, tone: Tone): string {
  if (contact) return `${tone === "friendly" ? "Hello" : "Dear"} ${addressee(contact.text)},`;
  const toTeam = TEAM[tone];
  const team = company?.text.replace(/[,.]?\s+(?:inc|ltd|llc|plc|gmbh|corp|co)\.?$/iu, "");
  // "Dear Alder House team": an article of the name's own goes.
  return toTeam && team && team.length <= 40
    ? toTeam(team.replace(/^the\s+(?=\p{Lu})/iu, "").replace(/ team$/iu, ""))
    : UNNAMED[tone];
}

/** "Ms Ruth Callender" is addressed as "Ms Callender", "Frau Dr. Löbner" as "Dr Löbner"; without a title the name stays whole. */
function addressee(name: string): string {
  const [title = "", ...names] = name.replace(/^\S+ (?=(?:Dr|Prof)\b)/iu, "").split(" ");
  const plain = TITLES[title.replace(".", "").toLowerCase()];
  return plain && names.length > 0 ? `${plain} ${names.at(-1)}` : name;
}

const TITLES: Record<string, string> = {
  ms: "Ms",
  mr: "Mr",
  mrs: "Mrs",
  miss: "Miss",
  mx: "Mx",
  dr: "Dr",
  prof: "Professor",
  professor: "Professor",
  frau: "Ms",
  herr: "Mr",
  madame: "Ms",
  mme: "Ms",
  monsieur: "Mr",
  señora: "Ms",
  sra: "Ms",
  señor: "Mr",
  sr: "Mr",
};

const CLOSING: Record<Tone, string> = {
  professional: "Kind regards,",
  friendly: "Best wishes,",
  confident: "Sincerely,",
  enthusiastic: "Warm regards,",
  formal: "Yours faithfully,",
};

/** "Yours faithfully" goes with "Dear Sir or Madam" only. */
export function closing({ contact }: Heading, tone: Tone): string {
  return contact && tone === "formal" ? "Yours sincerely," : CLOSING[tone];
}
