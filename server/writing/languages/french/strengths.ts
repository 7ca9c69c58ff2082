import { withArticle } from "./articles.ts";
import { lowerFirst } from "./letter-case.ts";
import { isForeign } from "./lines.ts";

/** The strength as a noun with its article ("la rigueur"), or null where it was typed as anything else. */
export function strengthAsNoun(typed: string): string | null {
  const offered = OFFERED[typed.toLowerCase()];
  if (offered) return offered;
  return isForeign(typed) ? null : withArticle(lowerFirst(typed));
}

/** The strengths that the question about them offers are worded in English. */
const OFFERED: Record<string, string> = {
  leader: "l’aptitude à diriger",
  communicative: "l’aisance à communiquer",
  resilient: "la résistance",
  analytical: "l’analyse",
  creative: "la créativité",
  reliable: "la fiabilité",
  curious: "la curiosité",
  patient: "la patience",
  organized: "l’organisation",
  decisive: "la décision",
  empathetic: "l’empathie",
  thorough: "la minutie",
  calm: "le calme",
  practical: "le sens pratique",
  persuasive: "la persuasion",
  punctual: "la ponctualité",
  punctuality: "la ponctualité",
  friendliness: "l’amabilité",
  independent: "l’autonomie",
  helpful: "l’entraide",
  "quick to learn": "la facilité à apprendre",
  "good listener": "l’écoute",
  "open to feedback": "l’ouverture à la critique",
  persistent: "la persévérance",
  diplomatic: "la diplomatie",
  versatile: "la polyvalence",
};
