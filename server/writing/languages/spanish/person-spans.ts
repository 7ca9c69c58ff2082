import type { Credential } from "../../facts/profile.ts";
import type { Span } from "../../realising/language-module.ts";
import { credentialName } from "./names.ts";

/** "el Grado en Educación Primaria, de la Universidad de Cádiz, y el carné de conducir". */
export function papersSpan(credentials: readonly Credential[]): Span | null {
  if (credentials.length < 2) return null;
  const named = credentials.map((credential) => {
    const name = credentialName(credential);
    return credential.institution && !name.includes("(") ? `${name} (${credential.institution})` : name;
  });
  return { text: named.join(", además de "), facts: credentials.map(({ fact }) => fact), lines: [] };
}

export const PAPERS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:cv|curr[íi]cul|hoja de vida)/iu, "mi currículum"],
  [/copia del t[íi]tulo|t[íi]tulo/iu, "una copia del título"],
  [/certificad/iu, "los certificados"],
  [/portfolio|portafolio/iu, "mi portafolio"],
  [/referencias/iu, "mis referencias"],
];

export const LEVELS: Record<string, string> = {
  student: "sigo en ellos",
  highschool: "terminé la secundaria",
  college: "seguí estudiando después de la secundaria",
};
