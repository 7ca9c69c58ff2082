import { isCommon } from "./common.ts";
import type { Evidence } from "./evidence.ts";
import { honorifics } from "./lexicon/no-names.ts";
import { fold, type Word } from "./words.ts";

/** "After Effects": two words of a German posting, both large and side by side, are a name. */
export function isPostedPair({ text }: Word, before: string, after: string, { posting }: Evidence): boolean {
  const [next = ""] = /^ \p{Lu}\p{L}+/u.exec(after) ?? [];
  const [last = ""] = /\p{Lu}\p{L}+ $/u.exec(before) ?? [];
  if (honorifics.has(fold(last).trim())) return false;
  return (next !== "" && posting.includes(text + next)) || (last !== "" && posting.includes(last + text));
}

/** German nouns that nobody would take for a name end in a way of their own or are common in letters. */
export function isGermanName(word: Word, before: string, after: string): boolean {
  if (isCommon(word.folded)) return false;
  const bare =
    /(?:^|\s)(?:bei|beim|Firma|Kita|Kindergarten|Praxis|Café|Gasthof|Pflegeheim|Seniorenheim|Bäckerei|Metzgerei|Autohaus|Kanzlei|Verlag|Museum|Theater|Apotheke|Spedition|Stadt|Gemeinde|Grundschule|Klinik|Klinikum|Hotel|Universität|Uni|Restaurant|FH|TU|bei der|\p{Lu}\p{Ll}*(?:krippe|kita|garten|haus|heim|schule|klinik|praxis|stift|residenz|laden|markt|werkstatt|druckerei|gärtnerei|brauerei|molkerei|kellerei|agentur|büro|zentrum|verein|werk|betrieb|hof)|(?:bei|bei der|beim|für (?:den|die|das)) \p{Lu}\p{Ll}+(?:en|er)) $/u.test(
      before,
    ) ||
    (/(?:^|\s)(?:von|für|nach|aus|in|an der|in der) $/u.test(before) && employed.test(fold(before + after)));
  const suffixed = /^\s(?:GmbH|AG|KG|SE|eG|mbH|e\.\s?V|Gruppe|Klinikum|Krankenhaus|Akademie)/u.test(after);
  const plainNoun =
    /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|itat|nis|nisse|tum|lich|ieren|linge?|mente?|enz|anz|age|agen|betrieb|arbeit|zeit|dienst|schicht|schichten|woche|tag|jahr|hobelbank|werkbank|parkbank|schulbank|theke|kuche|raum|platz|halle|front|maschine|station|stelle|linie|tisch|saal|buro|lager|strasse|garten|stand|bord|seite|ebene|kunde|kunden|spitze|basis|hand|praxis|ferne|nahe)$/u.test(
      word.folded,
    );
  const place =
    word.folded.length > 6 && /(?:ingen|hausen|burg|berg|dorf|furt|kirchen|brucken|hofen)$/u.test(word.folded);
  const foreign =
    /(?:^|\s)(?:über|mit|in|via|auf|an) $/u.test(before) &&
    /[aoiyx]$/u.test(word.folded) &&
    !/(?:firma|thema|kita|buro|auto|konto|foto|video|radio|euro|info|taxi|team|uni|kino|risiko|praktika|china|afrika|amerika|asien|opa|oma|pizza|sofa|villa|drama|aula|mensa|party|handy|baby|hobby|mix|ebay|studio|portfolio|tempo|niveau|ratio)$/u.test(
      word.folded,
    );
  const directly = /(?:von|für|nach|aus|in|beim|zum) $/u.test(before);
  return suffixed || foreign || (bare && !plainNoun && (place || !(directly && /(?:en|er|e)$/u.test(word.folded))));
}

/** That one was somewhere for work or school. */
const employed =
  /(?<!\p{L})(?:gearbeitet|arbeite(?:te)?|tatig|beschaftigt|angestellt|praktik\p{L}*|ausbildung|lehre|gelernt|\p{L}*studi\p{L}*|stelle|war ich|ich war|bin ich|ich bin|wechselte|gewechselt|verbracht|absolviert|aushilf\p{L}*|geholfen|abgelegt|erworben|begann|angefangen)(?!\p{L})/u;
