import type { Tone } from "#shared/letters/letter.schema.ts";
import type { Heading } from "../../planning/plan.ts";
import { houseName, ofRole } from "./names.ts";
import { polish } from "./polish.ts";

const SPACE = "\u00a0";

/** "Objet : candidature au poste de maçon, offre n° 204BRTX". */
export function subject({ role, company, reference }: Heading): string {
  const about = role
    ? `candidature au poste ${ofRole(role.text)}`
    : company
      ? `candidature, ${houseName(company.text)}`
      : "candidature";
  const number = reference ? `, offre n°${SPACE}${reference.text.replace(/^n° ?/iu, "")}` : "";
  return polish(`Objet : ${about}${number}`);
}

const GREETING: Record<Tone, "appel" | "bonjour"> = {
  professional: "appel",
  friendly: "bonjour",
  confident: "appel",
  enthusiastic: "bonjour",
  formal: "appel",
};

/** "Madame," where a title is known; the surname is left out, as French letters do. A first name alone is for "Bonjour". */
export function greeting({ contact }: Heading, tone: Tone): string {
  if (GREETING[tone] === "appel") return `${appel(contact)},`;
  if (!contact) return "Bonjour,";
  const title = titleOf(contact.text);
  return title ? `Bonjour ${title},` : `Bonjour ${contact.text},`;
}

const CLOSING: Record<Tone, (appel: string) => string> = {
  professional: (to) => `Veuillez recevoir, ${to}, mes salutations distinguées.`,
  friendly: () => "Cordialement,",
  confident: (to) => `Recevez, ${to}, mes salutations distinguées.`,
  enthusiastic: () => "Bien cordialement,",
  formal: (to) => `Je vous prie d’agréer, ${to}, mes salutations distinguées.`,
};

/** The sentence that ends a letter repeats the words it was begun with. */
export function closing({ contact }: Heading, tone: Tone): string {
  return CLOSING[tone](appel(contact));
}

function appel(contact: Heading["contact"]): string {
  return (contact && titleOf(contact.text)) ?? "Madame, Monsieur";
}

function titleOf(name: string): string | null {
  const title = name.split(" ")[0]?.toLowerCase().replace(".", "") ?? "";
  return TITLES[title] ?? null;
}

const TITLES: Record<string, string> = {
  mme: "Madame",
  madame: "Madame",
  mlle: "Madame",
  ms: "Madame",
  mrs: "Madame",
  frau: "Madame",
  señora: "Madame",
  m: "Monsieur",
  monsieur: "Monsieur",
  mr: "Monsieur",
  herr: "Monsieur",
  señor: "Monsieur",
  dr: "Docteur",
};
