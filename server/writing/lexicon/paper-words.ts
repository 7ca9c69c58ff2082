// How postings name what is sent along, and what stands beside those names.

/** "(m/w/d)" behind a title copied from the posting, "H/F". */
export const GENDER_MARK =
  /\s*\((?:[mwdfxhvi](?:\s?[/|.,]\s?[mwdfxhvi*]){1,3}|all genders)\)|\s+[mwfh]\/[dfwhmx](?:\/[dx])?$/giu;

/** "CV antes del 15 de diciembre": the day is no part of the paper's name. */
export const DEADLINE = /[\s,(]+(?:before|by|until|antes|hasta|avant|jusqu|bis|vor)(?!\p{L}).*$/iu;

/** What a posting wants sent along. */
export const PAPERS =
  /\b(?:questionnaire|r[ée]sum[ée]|cv|curriculum vitae|lebenslauf|certificates?|zeugnisse?|references|transcripts?|portfolio|work samples|arbeitsproben|certificats?|dipl[oô]mes?|diplomas?|t[ií]tulos?)\b/iu;

/** The letter itself, which is no paper beside it. */
export const LETTERS = /\b(?:letter|anschreiben|motivation|carta|lettre)\b/iu;
