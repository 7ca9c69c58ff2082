import type { Tone } from "#shared/letters/letter.schema.ts";
import type { Heading } from "../../planning/plan.ts";
import { companyName, titleName } from "./names.ts";
import { polish } from "./polish.ts";

/** "Asunto: candidatura al puesto de enfermera de urgencias, ref. URG-2027/15". */
export function subject({ role, company, reference }: Heading): string {
  const about = role
    ? `candidatura al puesto de ${titleName(role.text)}`
    : company
      ? polish(`candidatura a ${companyName(company.text)}`)
      : "candidatura";
  return `Asunto: ${about}${reference ? `, ref. ${reference.text}` : ""}`;
}

const UNNAMED: Record<Tone, string> = {
  professional: "Estimado equipo de selección:",
  friendly: "Hola, equipo:",
  confident: "Estimado equipo:",
  enthusiastic: "Hola, equipo:",
  formal: "Estimada señora, estimado señor:",
};

const TEAM: Record<Tone, ((team: string) => string) | null> = {
  professional: null,
  friendly: (team) => `Hola, equipo de ${team}:`,
  confident: (team) => `Estimado equipo de ${team}:`,
  enthusiastic: (team) => `Hola, equipo de ${team}:`,
  formal: null,
};

export function greeting({ contact, company }: Heading, tone: Tone): string {
  if (contact) return toPerson(contact.text, tone);
  const toTeam = TEAM[tone];
  const team = company?.text.replace(/,?\s+(?:s\.? ?[al]\.?(?: ?u\.?)?|s\. ?coop\.?|inc|ltd|gmbh)\.?$/iu, "");
  return toTeam && team && team.length <= 48 ? polish(toTeam(companyName(team))) : UNNAMED[tone];
}

/** A name alone does not tell how to address its bearer; with a title it does. */
function toPerson(name: string, tone: Tone): string {
  const [first = "", ...names] = name.split(" ");
  const title = TITLES[first.replaceAll(".", "").toLowerCase()];
  if (!title || names.length === 0) {
    return tone === "friendly" || tone === "enthusiastic" ? `Hola, ${name}:` : `Buenos días, ${name}:`;
  }
  const surname = names.length === 2 ? names[1] : names.join(" ");
  return `${title} ${surname}:`;
}

const MADAM = "Estimada señora";
const SIR = "Estimado señor";
const TITLES: Record<string, string> = {
  sra: MADAM,
  señora: MADAM,
  dña: MADAM,
  doña: MADAM,
  dª: MADAM,
  ms: MADAM,
  mrs: MADAM,
  frau: MADAM,
  madame: MADAM,
  sr: SIR,
  señor: SIR,
  d: SIR,
  don: SIR,
  mr: SIR,
  herr: SIR,
  monsieur: SIR,
  dra: "Estimada doctora",
  dr: "Estimado doctor",
};

const CLOSING: Record<Tone, string> = {
  professional: "Atentamente,",
  friendly: "Un saludo,",
  confident: "Saludos cordiales,",
  enthusiastic: "Un saludo cordial,",
  formal: "Reciban un atento saludo.",
};

/** A closing with a verb ends in a full stop and agrees with whom it is for. */
export function closing({ contact }: Heading, tone: Tone): string {
  return contact && tone === "formal" ? "Reciba un atento saludo." : CLOSING[tone];
}
