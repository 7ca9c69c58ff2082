import { holdsWord } from "../words/holds-word.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import type { CredentialKind } from "./profile.ts";

/** Tells licences and certificates from degrees by their wording; whatever is neither counts as a degree. */
export function credentialKindOf(text: string): CredentialKind {
  if (FRENCH_CARD.test(text)) return "certificate";
  if ((LICENCE.test(text) && !FRENCH_DEGREE.test(text)) || SHORT_LICENCE.test(text) || REGISTERED.test(text))
    return "licence";
  if (namesCertificate(text) && !DEGREE.test(text) && !SHORT_DEGREE.test(text)) return "certificate";
  return "degree";
}

/** Whether a line that stands outside an education section names a licence, certificate or degree. */
export const isCredential = rememberTexts((text): boolean => {
  if (CARD_TO_PAY.test(text)) return false;
  if (KNOWN_METHOD.test(text.trim()) || UNDER_WAY.test(text) || DONE.test(text)) return false;
  if (text.split(/\s+/u).length > 12) return false;
  if (FRENCH_CARD.test(text) || FRENCH_TITLE.test(text)) return true;
  if (holdsWord(LICENCE, text) || SHORT_LICENCE.test(text) || REGISTERED.test(text)) return true;
  if (namesCertificate(text)) return true;
  return holdsWord(DEGREE, text) || SHORT_DEGREE.test(text) || holdsWord(FRENCH_PAPER, text);
});

function namesCertificate(text: string): boolean {
  return holdsWord(CERTIFICATE, text) || (OF_PAPERS.test(text) && PAPER_AT_LAST.test(text));
}

/** "J’ai suivi une formation de secrétariat" tells what somebody did and names no paper. */
const DONE =
  /^(?:j['’]ai (?:suivi|fait|donné|organisé|animé)|he (?:hecho|dado|cursado|impartido)|hice|di|doy|cursé|impartí|imparto|enseño)(?!\p{L})/iu;

/** A paper that somebody is still working for is not held: "estoy sacando el carnet B". */
const UNDER_WAY =
  /^(?:estoy|voy a|preparando|sacando|preparo|je prépare|je passe|en cours|mache gerade|ich mache|gerade|derzeit|aktuell dabei|i['’]?m|i am|currently|working towards|studying for)(?!\p{L})/iu;

/** "BTS (en cours)", "Grado en Biología (cursando)", "2025 – present", or a year that has yet to come: not held yet. */
export function isUnderWay(text: string, year: string, now: number): boolean {
  return UNDER_WAY_YET.test(text) || UNDER_WAY_YET.test(year) || STILL.test(year) || Number(year) > now;
}

const STILL =
  /(?<!\p{L})(?:present|current|now|heute|dato|aktuell|jetzt|actualidad|actual|presente|aujourd['’]?hui|présent|en cours)(?!\p{L})/iu;

const UNDER_WAY_YET =
  /(?<!\p{L})(?:en cours|en curso|cursando|in progress|ongoing|under way|expected|anticipated|pursuing|working towards?|studying|to be completed|laufend|angestrebt|noch nicht abgeschlossen|voraussichtlich|prévue?|previst[oa])(?!\p{L})/iu;

/** "cash and card payments": what guests pay with is no paper of whoever takes it. */
const CARD_TO_PAY =
  /\b(?:cash (?:and|or|\/|&) cards?|(?:credit|debit|gift|loyalty|business) cards?|cards? (?:payments?|machines?|readers?|terminals?|games?|transactions?|sales|processing))\b/iu;

/** Tools and methods that one can know without a paper about them. */
const KNOWN_METHOD =
  /^(?:(?:(?:bonnes )?(?:règles|normes|pratiques|notions|méthode|démarche|plan|principes) )?(?:d['’])?(?:hygiène (?:et sécurité )?)?(?:alimentaire )?haccp|aws|scrum|itil|haccp|osha|first aid|food (?:safety|hygiene)|health (?:and|&) safety|safeguarding|training|formation)(?: ?\(.*\))?$/i;

/** "MEng Civil Engineering, University of Exeter, 2026": name, school and year of a paper told in one line. */
export function readCredential(line: string): { text: string; institution: string; year: string } {
  const parts = asPaper(line).split(/\s*,\s*/u);
  const last = parts.at(-1) ?? "";
  const year = parts.length > 1 && /^(?:19|20)\d\d$/u.test(last) ? last : "";
  const named = year ? parts.slice(0, -1) : parts;
  const at = named.findIndex((part, index) => index > 0 && SCHOOL.test(part));
  if (at < 0) return { text: named.join(", "), institution: "", year };
  return { text: named.slice(0, at).join(", "), institution: named.slice(at).join(", "), year };
}

/** "GDC registered", "AHPRA registered" */
const REGISTERED = /^(\p{Lu}{2,7}) registered$/u;

/** "Forklift certified" says what somebody is; the paper is the certification. */
function asPaper(line: string): string {
  return line
    .replace(/^(\p{L}[\p{L}\p{N} /-]{1,30})\s+certified$/iu, "$1 certification")
    .replace(REGISTERED, "$1 registration");
}

const SCHOOL =
  /\b(?:university|college|school|institute|academy|polytechnic|board|universität|hochschule|schule|akademie|ihk|université|école|lycée|institut|cfa|ifsi|universidad|escuela|instituto|colegio)\b/i;

/** Whether a title opens with a degree and its subject ("MA Museum Studies"); a post held with one does not. */
export function isDegreeTitle(title: string): boolean {
  return DEGREE_TITLE.test(title) && !POST_IN_STUDIES.test(title);
}

/** "BSN, Oregon Health & Science University, 2020", "RN license, Oregon": a paper, wherever it is listed. */
export function isPaperLine(line: string): boolean {
  const [name = "", ...others] = line.split(/\s*,\s*/u);
  const isShort = name.split(/\s+/u).length <= 6;
  return (
    isShort &&
    (isDegreeTitle(name) ||
      /^(?:Level \d|NVQ|HN[CD]|City & Guilds) \p{Lu}/u.test(name) ||
      (BARE_DEGREE.test(name) && others.some((part) => SCHOOL.test(part))) ||
      (PAPER_AT_END.test(name) && /^\p{Lu}/u.test(name) && others.every((part) => part.split(/\s+/u).length <= 6)))
  );
}

const BARE_DEGREE =
  /^(?:B\.?A|M\.?A|B\.?S|M\.?S|B\.?Sc|M\.?Sc|BSN|MSN|[BM]Eng|[BM]\.?Ed|[BM]FA|LL[BM]|PGCE|A\.?[AS]|AAS|Diploma|Degree)\.?$/u;
const PAPER_AT_END = /^(?!\p{L}+ed\s)\S.*\b(?:licen[cs]e|licensure|certificate|certification|registration|diploma)$/iu;

const DEGREE_TITLE =
  /^(?:(?:B\.?A|M\.?A|[BM]Eng|[BM]\.?Tech|[BM]FA|[BM]Ed|B\.?Sc|M\.?Sc|BSN|MBA|Ph\.?D|BEng|MEng|LLB|LLM)\b\.?\s+\p{L}|MBA$|Ph\.?D\.?$|[Bb]achelor(?:['’]?s)?\b|[Mm]aster(?:['’]?s)? (?:of|in|degree)\b|[Dd]octorate\b|[Dd]iploma (?:of|in)\b)/u;
const POST_IN_STUDIES = /\b(?:student|candidate|researcher|fellow|assistant|lecturer|tutor|manager|lead)\b/i;

const LICENCE =
  /\b(licen[cs]ed?|licen[cs]ure|(?:licencia|permiso) de conduc(?:ir|ción)|colegiación|cdl|permit|permis|führerschein|approbation|staatliche anerkennung|staatlich anerkannte?r?|carn[ée]t?|registration|registered with|class [a-e]\b|hgv|lgv)(?!\p{L})/iu;
/** What somebody may call himself, in the letters it is known by. */
const SHORT_LICENCE = /^(?:RN|LPN|LVN|CNA|RVT|LVT|CVT|CPA|CPhT|EMT|LCSW|BCBA|MFA|ZFA|PTA|IDE|DEAS|TCAE)(?:[ ,/(].*)?$/u;
/** Papers without which some work may not be done, by the letters they are known by. */
const FRENCH_CARD =
  /^(?:[Cc]arte (?:professionnelle|pro|conducteur)(?!\p{L})|[Hh]abilitations? (?:électriques?|[BH]\d)|(?:FIMO|FCO|SSIAP|SST|PSC ?1|AFGSU|BAFA|BAFD|AIPR)(?=[ ,/(\d]|$))/u;
/** Degrees of Quebec, Switzerland and Belgium, and such as are no longer given. */
const FRENCH_TITLE = /^(?:DEC|DEP|AEC|CFC|AFP|CESS|DESS|DEAS|DEAES|CAFERUIS)(?= (?:en|de|d[’']|\p{L}{4})|[,(]|$)/u;
/** A title that is learnt for; "à titre d'exemple" and a "titre de séjour" are none. */
const FRENCH_PAPER =
  /(?<!\p{L})(?:baccalauréat|bacheli(?:er|ère)|bep|bpjeps|brevet (?:professionnel|fédéral|de maîtrise|d['’]état)|titre professionnel|titre d['’](?:assistant|auxiliaire|aide|ambulanci|agent|éducat|expert|ingénieur)\p{L}*|(?:école|formation) d['’]ingénieure?s?|^ingénieure?s?)(?!\p{L})/iu;
const FRENCH_DEGREE = /\blicence (pro|en|de|d')/i;
const CERTIFICATE =
  /\b(certifi\w*|cert|safe pass|card|badge|training|course|first aid|cpr|bls|acls|osha|haccp|food (safety|handler)|zertifikat|examen|lehrgang|kurs|formation|attestation|caces|curso|certificado|pmp|scrum|itil|aws|ccna|comptia)\b/iu;
/** "Führungszeugnis", "Staplerschein"; what they end in is found faster than the whole. */
const PAPER_AT_LAST = /\b\p{L}*(?:schein|zeugnis|kurs|lehrgang|schulung|sachkundeprüfung)(?!\p{L})/iu;
const OF_PAPERS = /schein|zeugnis|kurs|lehrgang|schulung|sachkunde/iu;
const DEGREE =
  /\b(bachelor\w*|master\w*|b\. ?sc|bsc|m\. ?sc|msc|bsn|b\.?a|m\.?a|mba|ph\.?d|doctor\w*|diploma|degree|associate|apprenticeship|(?:berufs|grund)?ausbildung|abgeschlossene lehre|(?:hochschul|fachhochschul)?studium|(?:fach)?hochschulabschluss|diplom|abitur|gesell\w*|bac|bts|brevet de technicien|but|cap|dut|titulaci[óo]n|t[íi]tulo (?:de|en|universitario)|diplôme|grado|licenciatura|carrera técnica|ciclo|m[áa]ster|bachillerato|high school|ged|a-levels?|gcses?)\b/i;

/** Short names of degrees, which only count as they are written. */
const SHORT_DEGREE =
  /(?<![\p{L}.])(?:Promotion|Habilitation|Lehrabschluss|Staatsexamen|Meisterbrief|Gesellenbrief)(?= (?:in|im|zum|zur|als)? ?\p{Lu})|(?<![\p{L}.])(?:[BM]\.?Eng|[BM]\.?Tech|B\.?S\.?N|M\.?S\.?N|MPhil|DPhil|JD|LL[BM]|[BM]\.?Ed|Ed\.?D|PGCE|D\.?P\.?T|DNP|Pharm\.?D|DVM|DDS|HN[CD]|[NS]VQ|BTEC|[BM]FA|[BM]\.?S\.?|A\.?A\.?S\.?|A\.?[AS]\.?)(?= (?:in|of|degree|level)(?!\p{L})| \p{Lu}\p{Ll}{3,}|[,;]|$)(?! Office| Word| Excel| Teams| Project| Dynamics)/u;

/** Schooling in one trade, which no university stands in for. */
export const isVocational = rememberTexts((text): boolean => holdsWord(VOCATIONAL, text));

const VOCATIONAL = /(?<!\p{L})(?:cap|bep|bac(?:calauréat)? pro\p{L}*|(?:titre|brevet) professionnel)(?!\p{L})/iu;

/** How high a degree is asked for: of several that would do ("licence ou master", "bac pro à BTS") the lowest. */
export const degreeLevelAsked = rememberTexts((text): number => {
  if (!ONE_OR_OTHER.test(text)) return degreeLevel(text);
  const named = text.split(ONE_OR_OTHER).map(degreeLevel).filter(Boolean);
  return named.length > 0 ? Math.min(...named) : 0;
});

const ONE_OR_OTHER = /,? (?:ou|or|oder|o) (?:d['’]une? )?| à (?=b[at][cs])/iu;

/** How high a degree named in the text is, 1 school to 5 doctorate; 0 if none is named. */
export const degreeLevel = rememberTexts((text): number => {
  const named = LEVELS.findLastIndex((pattern) => holdsWord(pattern, text));
  return (
    Math.max(
      named,
      SHORT_LEVELS.findLastIndex((pattern) => pattern.test(text)),
    ) + 1
  );
});

const SHORT_LEVELS: readonly RegExp[] = [
  /(?<!\p{L})(?:NVQ|SVQ|BTEC)(?!\p{L})/u,
  /(?<![\p{L}.])(?:HN[CD]|A\.?A\.?S\.?|A\.?[AS]\.? (?:in|of|degree))(?!\p{L})/u,
  /(?<![\p{L}.])(?:BUT(?= \p{Lu})|B\.?Eng|B\.?Tech|B\.?S\.?|BFA|B\.?Ed|LLB)(?!\p{L})/u,
  /(?<![\p{L}.])(?:M\.?Eng|M\.?Tech|M\.?S\.?N?|MFA|M\.?Ed|MPhil|LLM)(?!\p{L})/u,
  /(?<![\p{L}.])(?:JD|DPhil|Ed\.?D|D\.?P\.?T|DNP|Pharm\.?D|DVM|DDS|DMD|Psy\.?D)(?!\p{L})/u,
];

const LEVELS: readonly RegExp[] = [
  /\b(?:high school|bac|baccalauréat(?! en )|bep|brevet professionnel|titre professionnel|diploma|apprenticeship|(?:berufs|grund)?ausbildung|abgeschlossene lehre|gesellen(?:brief|pr.fung)|lehrabschluss\w*|facharbeiterbrief|efz|staatlich anerkannte?r?|cap|leaving cert(?:ificate)?|ged|a-levels?|gcses?|bachillerato|nvq)\b/i,
  /\b(?:associate|bts|brevet de technicien|dut|deust|bac ?\+ ?2|ciclo (?:superior|formativo)|techniker)\b/i,
  /\b(?:bachelor\w*|b\. ?sc|bsc|b\.?a|bsn|hochschul(?:studium|abschluss)|fachhochschul(?:studium|abschluss)|bacheli(?:er|ère)|baccalauréat en|bac ?\+ ?[34]|licence (?:pro\p{L}*|en|de|d['’])|grado|licenciatura|graduation from|four-year|college degree|university degree|(?<!associate(?:['’]s)? )degree (?:in|or higher)|(?:relevant|related|honou?rs|undergraduate|first) degree)\b/iu,
  /\b(?:master(?!\s+the)(?:'s|s)?|m\. ?sc|msc|m\.?a|mba|m[áa]ster|mastère|diplom-\p{L}+|(?:diplôme|école|formation) d['’]ingénieure?s?|bac ?\+ ?5)\b/iu,
  /\b(?:ph\.?d|doctor(?:ate|al)?|doktor\w*|doctorat)\b/i,
];
