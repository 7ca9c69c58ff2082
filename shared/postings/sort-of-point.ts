import { oneOf } from "#shared/words/word-pattern.ts";
import { namedIn } from "./named-in.ts";
import type { PostingPoint } from "./posting-reading.schema.ts";
import { yearsAsked } from "./years-asked.ts";

const sorts = {
  driving: "driving",
  degree: "degree",
  language: "language",
  tool: "tool",
  paper: "certificate",
} as const;
const licence =
  /(?<!\p{L})(?:licen[cs]e|licen[cs]ed|registration|registered|approbation|eintragung|colegiación|colegiad[oa]|licencia|habilitación|cédula|visa)(?!\p{L})/iu;

/** "Nationalité suisse ou permis B/C" asks for no licence to drive. */
const papersToStay = new RegExp(
  `(?<!\\p{L})${oneOf([
    "aufenthaltsbewilligung",
    "nacionalidad",
    "nationalität",
    "nationalité",
    "nationality",
    "permis de séjour",
    "permis de travail",
    "right to work",
    "staatsangehörigkeit",
    "work permit",
  ])}(?!\\p{L})`,
  "iu",
);

/** What kind of thing a point asks for. */
export function sortOf(text: string, { isQuality }: { isQuality: boolean }): PostingPoint["sort"] {
  if (papersToStay.test(text)) return "other";
  if (yearsAsked(text) !== null) return "years";
  const { named } = namedIn(text);
  for (const kind of ["driving", "degree", "paper", "language", "tool"] as const)
    if (named.some((each) => each.kind === kind))
      return kind === "paper" && licence.test(text) ? "licence" : sorts[kind];
  if (licence.test(text)) return "licence";
  return isQuality ? "quality" : "other";
}
