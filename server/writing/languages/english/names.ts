import type { Credential, Post, Skill } from "../../facts/profile.ts";
import { withArticle } from "./articles.ts";
import { languageNames } from "./language-names.ts";
import { lowerFirst } from "./letter-case.ts";
import { offeredWords } from "./offered-words.ts";
import { asDeed } from "./topic-deeds.ts";

/** "the City of Los Angeles", "the University of Leeds"; other names stand without an article. */
export function companyName(name: string): string {
  if (/^home$/iu.test(name)) return "home";
  const own = OWN_WORK.find(([pattern]) => pattern.test(name));
  if (own) return own[1];
  // "Various shearing gangs": only the line start made the first word large.
  if (/^(?:Various|Several|Different) \p{Ll}/u.test(name)) return lowerFirst(name);
  if (/^(?:private|various) (?:famil(?:y|ies)|households?|clients?|employers?)$/iu.test(name))
    return /s$/u.test(name) ? name.toLowerCase() : withArticle(name.toLowerCase());
  if (FORCES.test(name)) return `the ${name}`;
  return OF_NAME.test(name) || (BODY_NAME.test(name) && !OF_PLACE.test(name) && !OF_TOWN.test(name))
    ? `the ${name}`
    : name;
}

/** Who works for themselves has no employer of that name; a sentence says "in" of it. */
const OWN_WORK: readonly (readonly [RegExp, string])[] = [
  [/^freelanc(?:e|er|ing)$/iu, "my freelance work"],
  [/^(?:self[- ]?employ(?:ed|ment)|sole trader)$/iu, "self-employment"],
  [/^(?:my )?own (?:business|company|firm)$/iu, "my own business"],
];

/** "British Army (Royal Logistic Corps)", "U.S. Navy" */
const FORCES =
  /^(?!the )(?:\p{Lu}[\p{L}.]* ){0,3}(?:Army|Navy|Air Force|Marines|Marine Corps|Coast Guard|National Guard|Armed Forces|Defence Forces?)(?= \(|,|$)/iu;
const OF_NAME =
  /^(?:city|county|town|state|university|department|ministry|office|bank|institute|port|borough|church|friends) of\b|^(?:department|ministry|office|bureau|institute|centre|center) for\b/iu;
/** "Derby City Council", "Kent County Council" */
const OF_PLACE = /\b(?:city|county|town|borough|district|parish) council$/iu;
/** "Brent Council" */
const OF_TOWN =
  /^(?!(?:Arts|British|National|Nursing|Medical|General|Research|Design|Press|Bar|Privy|Parish) )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? Council$/u;
const BODY_NAME =
  /^(?!the )[\p{L} .'’-]+ (?:board|department|association|council|authority|agency|foundation|society|ministry|institute|institution|commission|bureau)\b/iu;

/** The title without its department: "Registered Nurse, Emergency Department" is "Registered Nurse" with a place. */
function titleParts(title: string): { head: string; place: string | null } {
  const parts = /^(.+?)\s*(?:,|\s[–—-]\s|\()\s*(.+?)\)?$/u.exec(title);
  if (!parts?.[1] || !parts[2]) return { head: title, place: null };
  const place = parts[2].trim();
  // "Parish Clerk (8 hrs/week)": how long one worked is no part of what one was.
  if (HOURS.test(place)) return { head: parts[1].trim(), place: null };
  const isPlace =
    /\b(?:department|unit|ward|division|team|desk|office|clinic|cent(?:er|re)|section|lab|laboratory|kitchen|warehouse|room|branch)$/iu.test(
      place,
    );
  return { head: parts[1].trim(), place: isPlace ? `in the ${place}` : `(${place})` };
}

const HOURS =
  /^(?:\d.*(?:hrs?|hours?|days?|%|months?).*|(?:full|part)[- ]time|permanent|temp(?:orary)?|contract|fixed[- ]term|seasonal|freelance|casual|maternity cover|voluntary)$/iu;

/** "as a Registered Nurse in the Emergency Department"; titles keep the capitals they were typed with. */
export function asTitle(post: Post): string {
  const { head, place } = titleParts(post.title);
  const title = isSentenceCased(head) ? lowerFirst(head) : head;
  if (NO_PERSON.test(head)) return `on ${withArticle(title)}${place ? ` ${place}` : ""}`;
  if (TRADE.test(head)) return `in ${title}${place ? ` ${place}` : ""}`;
  const named = /s$/u.test(head) && !/ss$/u.test(head) ? title : withArticle(title);
  return place ? `as ${named} ${place}` : `as ${named}`;
}

/** "Delivery driver", "Line cook": only the line start made the first word large. */
function isSentenceCased(title: string): boolean {
  const [, ...others] = title.split(" ");
  return others.length > 0 && others.every((word) => /^\p{Ll}/u.test(word));
}

/** "Door to door sales" is a trade, "Summer placement" a time: nobody works "as" one of them. */
const TRADE =
  /\b(?:sales|service|support|work|maintenance|cleaning|retail|security|construction|delivery|housekeeping|catering|logistics)$/iu;
const NO_PERSON =
  /\b(?:placement|internship|apprenticeship|traineeship|residency|practicum|work experience|project)$/iu;

/** "triage, phlebotomy and EKG"; items that hold a comma are parted by semicolons. */
export function listOf(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? "";
  const heavy = items.some((item) => item.includes(","));
  if (heavy && items.length === 2) return `${items[0]} as well as ${items[1]}`;
  const head = items.slice(0, -1).join(heavy ? "; " : ", ");
  return `${head}${heavy ? ";" : ""} and ${items.at(-1)}`;
}

/** Skills stay as typed; only a plain word that a list began with a capital goes small. */
export function skillName(skill: Skill): string {
  const small = skill.text.toLowerCase();
  const english = offeredWords.get(small) ?? languageNames.get(small);
  if (english) return english;
  const paper = withoutBeing(skill.text);
  if (paper !== skill.text) return paper;
  // "using hand tools": a doing with its object is nothing one brings.
  if (!/^\p{L}+ing \(/u.test(skill.text) && asDeed(lowerFirst(skill.text))) return `skill in ${lowerFirst(skill.text)}`;
  const [first = "", second] = skill.text.split(" ");
  const isPlain = /(?:ing|tion|sion|ment|ship|ity|ance|ence|ics|graphy|keeping|work|care|service)$/u.test(first);
  const isPhrase = second !== undefined && /^\p{Ll}/u.test(second);
  return isPhrase || (second === undefined && isPlain) ? lowerFirst(skill.text) : skill.text;
}

/** "GDC registered" says what somebody is; what they have is the registration. */
export function withoutBeing(text: string): string {
  return text.replace(
    /(?<=^(?!fully|well|not |self|highly)\p{L}[\p{L}\d &/-]{1,40} )(?:registered|certified|trained|qualified)$/iu,
    (word) => {
      return BEING[word.toLowerCase()] ?? word;
    },
  );
}

const BEING: Record<string, string> = {
  registered: "registration",
  certified: "certification",
  trained: "training",
  qualified: "qualification",
};

/** Papers that come without an article. */
const MASS_PAPER =
  /\b(?:registration|certification|training|clearance|first aid|status|level \d|GCSEs?|A-levels?)\b|\b(?:Security|Network|A)\+/iu;
/** "Level 2 Diploma in Floristry", "First Aid at Work certificate" */
const COUNTED_PAPER = /\b(?:diploma|certificate|award|licen[cs]e|[NS]VQ)\b/iu;

/** "RVT", "Professional Engineer (PE)": who holds such a paper is one, and does not hold one. */
const PERSONS_TITLE =
  /^(?:RN|LPN|LVN|CNA|CMA|NP|PTA|OTA|RVT|LVT|CVT|CPA|CMA|CFA|CFP|PE|EIT|PMP|CAPM|CPhT|EMT|PHR|SPHR|ACA|ACCA|FCA|FCCA|ACMA|FCMA|CGMA|MRICS|MCIPD|MCIPS|CEng|SHRM-CP|LCSW|BCBA|(?:Certified|Registered|Licensed|Chartered|Professional) (?:[\p{L}-]+ ){0,4}(?:Nurse|Assistant|Technician|Accountant|Engineer|Therapist|Professional|Analyst|Planner|Manager|Counselor|Surveyor|Electrician|Teacher|Interpreter|Aide|Paramedic)(?: \([\p{L}-]{2,7}\))?)$/u;

/** Courses that are known by their letters. */
const COURSE = /^(?:BLS|ACLS|PALS|CPR|CPR\/AED|HACCP|OSHA[ -]?(?:10|30)|EPA 608|TIPS|ServSafe)$/u;

/** A paper under way without the word for it: "CILEX Level 3 (in progress)", "BSc Physics, expected May 2027". */
export function withoutState(credential: Credential): Credential {
  return { ...credential, text: credential.text.replace(UNDER_WAY, "").trim() };
}

const UNDER_WAY =
  /^(?:working towards|studying for|pursuing|currently studying|candidate for)(?: an? (?=\p{L}))?\s+|[\s,;–-]*\(?(?:in progress|studying|ongoing|under way|underway|expected|anticipated|to be completed|due|current(?:ly)?|pending|candidate|part[- ]time|final year|year \d)(?:[^()]*)?\)?$/giu;

/** "a Bachelor of Science in Nursing"; what comes with an article or in the plural stays. */
export function credentialName(credential: Credential): string {
  // "clean licence since 2016": nobody "holds since".
  const text = credential.text.replace(/[\s.,;]+$/u, "").replace(/ since ((?:19|20)\d\d)$/u, " (since $1)");
  const named =
    /^(?:valid|active|current|full|clean|completed|registered|forklift|reach|counterbalance|crane|private|commercial|taxi|boat|trade|driving|driver|high school)\b/iu.test(
      text,
    )
      ? lowerFirst(text)
      : text;
  if (
    /^(?:a|an|the|my|two|three)\s/iu.test(named) ||
    (/^[^,(]*[^s]s(?:\s*[,(]|$)/u.test(named) && !/degree|diploma|\b(?:in|of)\s/iu.test(named))
  )
    return named;
  // "ACMA, CGMA": letters behind a name.
  if (/^\p{Lu}{3,6}(?:(?:, ?| and |\/| & )\p{Lu}{3,6})+$/u.test(text))
    return `the ${listOf(text.split(/, ?| and |\/| & /u))} credentials`;
  if (PERSONS_TITLE.test(text)) return `the ${text} credential`;
  if (COURSE.test(text)) return `${text} certification`;
  if (/^(?:completed|graduated|studied|studies|student)/iu.test(named)) return named;
  const subject =
    /^((?:[BM](?:Eng|Sc|Ed|Tech|Phil|BA|FA)|BA|MA|BS|MS|AAS|Ph\.?D\.?|B\.A\.|M\.A\.|B\.S\.|M\.S\.)) (?=\p{Lu}\p{Ll}{3})/u.exec(
      named,
    );
  if (subject?.[1]) return withArticle(`${subject[1]} in ${named.slice(subject[0].length)}`);
  if (/^[^,(]*\b(?:apprenticeship|traineeship)\b/iu.test(named)) return withArticle(lowerFirst(named));
  return MASS_PAPER.test(named) && !COUNTED_PAPER.test(named) ? named : withArticle(named);
}

/** What a posting in another language wants enclosed, as an English letter names it; English words stay. */
export function paperName(asked: string): string {
  return PAPERS.find(([pattern]) => pattern.test(asked))?.[1] ?? asked;
}

const PAPERS: readonly (readonly [RegExp, string])[] = [
  [/lebenslauf|curr[ií]culum|hoja de vida|^(?:mon |votre |un )?cv /iu, "CV"],
  [/arbeitszeugnis/iu, "references from earlier employers"],
  [/zeugnis|certificat(?!e)|certificado/iu, "certificates"],
  [/dipl[ôo]mes?$|t[ií]tulos?$|titulaci[óo]n/iu, "diplomas"],
  [/références|referencias|referenzen/iu, "references"],
  [/portafolio/iu, "portfolio"],
];

/** Who gave the paper; null where its name says so: "SIA Licence" of the SIA, "Ontario College of Pharmacists licence" of OCP. */
export function issuerOf({ text, institution }: Credential): string | null {
  if (institution === "") return null;
  const initials = (text.match(/(?<![\p{L}\d])\p{Lu}/gu) ?? []).join("");
  const isInitials = /^\p{Lu}{2,6}$/u.test(institution) && initials.includes(institution);
  return isInitials || text.toLowerCase().includes(institution.toLowerCase()) ? null : companyName(institution);
}

/** "GCSEs", "A levels in Business": of several papers one says "are". */
export function isSeveral(credential: Credential): boolean {
  return /^(?!an? (?!levels?)|the )(?:\p{L}+[ -])?\p{L}+[^s]s(?= in | and |,|$)/u.test(credentialName(credential));
}
