import { rememberTexts } from "../../words/remember-texts.ts";
import { withArticle } from "./articles.ts";
import { isForeign } from "./foreign-lines.ts";
import { lowerFirst } from "./letter-case.ts";
import { offeredStrengths } from "./offered-words.ts";

/** The strength as a noun with its article ("la rigueur"), or null where it was typed as anything else. */
export const strengthAsNoun = rememberTexts((typed): string | null => {
  const offered =
    OFFERED[typed.toLowerCase()] ?? offeredStrengths.get(typed.toLowerCase()) ?? asNoun(typed.toLowerCase());
  if (offered) return offered;
  // "lecteur insatiable": what somebody is, and nothing they bring.
  return isForeign(typed) || DOER.test(typed) || VERB.test(typed) ? null : withArticle(lowerFirst(typed));
});

/** "garde le cap": no noun stands right before an article. */
const VERB = /^\p{L}+ (?:(?:le|la|les|une?|mon|ma|mes|son|sa|ses) |l[’'])/iu;

const DOER = /^\p{L}{3,}(?:teur|trice|deur|deuse|veur|veuse|iste|ien|ienne)(?!\p{L})/iu;

/** "mon écoute", "mon sens de l’accueil". */
export function withMy(noun: string): string | null {
  return /^(?:le |l’)/u.test(noun) ? noun.replace(/^(?:le |l’)/u, "mon ") : null;
}

/** "patience", for a row of two and more. */
export function withoutArticle(noun: string): string {
  return noun.replace(/^(?:le |la |les |l’)/u, "");
}

/** "avec rigueur", "avec le sourire"; null for what is no manner of doing something ("la ponctualité"). */
export function asManner(noun: string): string | null {
  if (noun === "le sourire") return noun;
  const [, bare = ""] = MANNERS.exec(noun) ?? [];
  return bare === "" ? null : bare;
}

const MANNERS =
  /^(?:la |le |l’)(rigueur|douceur|rapidité|gentillesse|franchise|patience|calme|soin|discrétion|autonomie|créativité|attention|bienveillance|réactivité|efficacité|méthode|minutie|précision|honnêteté|persévérance|souplesse|diplomatie|sérieux|amabilité|empathie|détermination|loyauté|curiosité|pédagogie|énergie|initiative|assurance|respect|politesse)$/u;

/** An adjective would have to agree with somebody whose sex is not known: "rigoureuse" is told as "la rigueur". */
function asNoun(adjective: string): string | null {
  return ADJECTIVES.find(([pattern]) => pattern.test(adjective))?.[1] ?? null;
}

const ADJECTIVES: readonly (readonly [RegExp, string])[] = [
  [/^rigoureu(?:x|se)$/u, "la rigueur"],
  [/^organisée?$/u, "le sens de l’organisation"],
  [/^souriante?$/u, "le sourire"],
  [/^curieu(?:x|se)$/u, "la curiosité"],
  [/^patiente?$/u, "la patience"],
  [/^(?:calme|posée?|sereine?)$/u, "le calme"],
  [/^soigneu(?:x|se)$/u, "le soin"],
  [/^discr(?:et|ète)$/u, "la discrétion"],
  [/^ponctuel(?:le)?$/u, "la ponctualité"],
  [/^autonome$/u, "l’autonomie"],
  [/^(?:créatif|créative)$/u, "la créativité"],
  [/^fiable$/u, "la fiabilité"],
  [/^(?:attentif|attentive)$/u, "l’attention"],
  [/^à l[’']écoute$/u, "l’écoute"],
  [/^bienveillante?$/u, "la bienveillance"],
  [/^(?:réactif|réactive)$/u, "la réactivité"],
  [/^efficace$/u, "l’efficacité"],
  [/^méthodique$/u, "la méthode"],
  [/^(?:minutieu(?:x|se)|méticuleu(?:x|se))$/u, "la minutie"],
  [/^précise?$/u, "la précision"],
  [/^honnête$/u, "l’honnêteté"],
  [/^(?:persévérante?|tenace|persistante?)$/u, "la persévérance"],
  [/^(?:adaptable|flexible|souple)$/u, "la souplesse"],
  [/^diplomate$/u, "la diplomatie"],
  [/^analytique$/u, "l’esprit d’analyse"],
  [/^logique$/u, "la logique"],
  [/^(?:sérieu(?:x|se)|appliquée?)$/u, "le sérieux"],
  [/^(?:sociable|aimable|avenante?)$/u, "l’amabilité"],
  [/^(?:empathique)$/u, "l’empathie"],
  [/^(?:polyvalente?)$/u, "la souplesse"],
  [/^(?:volontaire|déterminée?)$/u, "la détermination"],
  [/^(?:débrouillarde?)$/u, "la débrouillardise"],
  [/^(?:loyale?)$/u, "la loyauté"],
  [/^pédagogue$/u, "la pédagogie"],
  [/^(?:doux|douce)$/u, "la douceur"],
  [/^(?:franc|franche)$/u, "la franchise"],
  [/^gentil(?:le)?$/u, "la gentillesse"],
  [/^rapide$/u, "la rapidité"],
  [/^(?:motivée?|investie?|impliquée?)$/u, "l’envie de bien faire"],
  [/^(?:dynamique|énergique)$/u, "l’énergie"],
  [/^travailleu(?:r|se)$/u, "l’ardeur au travail"],
  [/^respectueu(?:x|se)$/u, "le respect"],
  [/^(?:polie?|courtoise?)$/u, "la politesse"],
  [/^(?:optimiste|positif|positive)$/u, "l’optimisme"],
  [/^(?:joviale?|enjouée?)$/u, "la bonne humeur"],
  [/^(?:observatrice|observateur)$/u, "le sens de l’observation"],
];

/** The strengths that the question about them offers are worded in English. */
const OFFERED: Record<string, string> = {
  leader: "l’aptitude à diriger",
  communicative: "l’aisance à communiquer",
  resilient: "la solidité",
  analytical: "l’esprit d’analyse",
  creative: "la créativité",
  reliable: "la fiabilité",
  curious: "la curiosité",
  patient: "la patience",
  organized: "le sens de l’organisation",
  decisive: "l’esprit de décision",
  empathetic: "l’empathie",
  thorough: "la minutie",
  calm: "le calme",
  practical: "le sens pratique",
  persuasive: "la force de persuasion",
  punctual: "la ponctualité",
  punctuality: "la ponctualité",
  friendliness: "l’amabilité",
  independent: "l’autonomie",
  helpful: "le sens de l’entraide",
  "quick to learn": "la facilité à apprendre",
  "good listener": "l’écoute",
  "open to feedback": "l’ouverture à la critique",
  persistent: "la persévérance",
  diplomatic: "la diplomatie",
  versatile: "la polyvalence",
};
