// What postings ask for that one has or has not, what is led, and what is a list cut short.

/** "knowledge of", "expérience": what one has from elsewhere and cannot take on. */
export const HAD_BEFORE =
  /^(?:\p{L}+ )?(?:knowledge of|experience|erfahrung|kenntnisse|expérience|connaissances?|experiencia|conocimientos?)(?!\p{L})|\b(?:experience|record)$/iu;

/** To lead is said only by who has led: as a wish or beside lesser work it reads as a claim. */
export const LEADS =
  /^(?:lead|own|head|direct|oversee)ing(?!\p{L})|^(?:die )?(?:leitung|führung)(?!\p{L})|(?<!\p{L})(?:leiten|führen)$|^(?:la )?(?:direction|dirección)(?!\p{L})|^(?:diriger|dirigir|liderar)(?!\p{L})/iu;

/** Whether a line tells of leading. */
export const HAS_LED = /(?<!\p{L})(?:lead|led|own|head|direct|oversaw|leit|führ|dirig|encadr|lider)/iu;

/** Languages by their names. */
export const LANGUAGES =
  /(?<!\p{L})(?:english|spanish|french|german|italian|anglais|espagnol|français|allemand|italien|langue des signes|inglés|español|francés|alemán|italiano|euskera|catalán|gallego|valenciano|portugués|ruso|chino|árabe|englisch|spanisch|französisch|deutsch|italienisch|language|idiomas?|langues?|sprachen?)(?!\p{L})/iu;

/** A card one has or has not: no skill stands for it. */
export const CARD = /^(?:el |la |le )?(?:carn[eé]t?|permiso|licencia|credencial|permis)(?!\p{L})/iu;

/** Schooling, papers and qualities, in the words of postings. */
export const OWNED =
  /(?<!\p{L})(?:cfg[ms]|expert[oa] universitari[oa]|carn[eé]t? de|(?:weiter|fort)bildung (?:im|in|zu[mr]|als)|licencia de|credencial(?:es)? de|permiso de conducir|m[áa]ster(?: en)?|posgrado|postgrado|(?!monats|quartals|jahres|tages|kassen|konzern|geschäfts|vertrags|kauf|bau|projekt|halbjahres|zwischen)\p{L}*abschl(?:uss|üsse)|promotion in|\p{L}*staatsexamen|publicaciones|lengua|\p{L}*kenntnisse?|pünktlichkeit|genauigkeit|sorgfalt|selbst(?:st)?ändigkeit|zuverlässigkeit|(?:große?|hohe) \p{L}+(?:keit|heit)|berufserfahrung|publikationen|vorstellungsvermögen|einfühlungsvermögen|berufs(?:anfänger|einsteiger)\p{L}*|(?:quer|wieder)einsteiger\p{L}*|geschick|gespür|verständnis für|auftreten|noten in|lehre als|baccalauréat|diplômes?|brevet|titre requis|membre de l|titulaire|première expérience|ponctuel|aisance|goût d|bonne orthographe|t[íi]tulo|titulación|formación en|bachiller(?:ato)?|secundari[oa] (?:técnic[oa]|complet[oa])|estudios secundarios|preparatoria|licenciatura|ingeniería técnica|grado (?:en|superior|medio)|ciclo formativo|técnico superior|tarjeta profesional|ofimática|office|libreta sanitaria|dni|declaración|certificado|colegiad[oa]|matrícula|puntualidad|compañerismo|disponibilidad|degree|diploma|punctuality|references?|police check|worker screening|background check|(?:enhanced )?dbs check|drug (?:test|screen)|vaccinations?|work permit|right to work)(?!\p{L})/iu;

/** "Word et Excel", "Photoshop": nothing but names. */
export const NAMES_OF_TOOLS =
  /^(?:Word|Excel|Outlook|Office|Photoshop|Sage|Ciel|Teams|Canva|Figma|Python|Java|Windows|Linux|PowerPoint|MS Project)(?:(?:,| und| et| y| and) \p{Lu}\S*)*$/u;

/** "writing, composition, layout": a list cut off before its "and". */
export const OPEN_LIST = /^(?!.*\s(?:and|or|und|oder|et|ou|y|e|o|u)\s).*,/iu;

/** "emptying crates": a deed as English names it. */
export const ENGLISH_DEED = /^\p{L}+ing\s/u;
