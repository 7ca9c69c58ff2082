/**
 * The name with the preposition it takes: "bei der Nordstern Personal GmbH", "im Hotel Adler", "an der Universität Ulm",
 * "bei Kranich". The name itself stays as it is.
 */
export function atPlace(typed: string): string {
  // "Tischlerei Hof, Gleisdorf": what hangs on the name would want a comma behind it, too.
  const name = typed.replace(/^([^,()]+), ([^,()]+)$/u, (whole, firm: string, aside: string) =>
    LEGAL_FORM.test(aside) ? whole : `${firm} (${aside})`,
  );
  if (DECLINED.test(name)) return `bei „${name}“`;
  const plural = PLURAL.exec(name);
  if (plural) return `für die ${name}`;
  const firm = FIRM.test(name);
  const school = SCHOOL.exec(name);
  if (school) return `an der ${school[1]}n ${name.slice(school[0].length)}`;
  const own = /^(?:Der|Die|Das) (?=\p{Lu})/u.exec(name);
  if (own) return `bei ${name}`;
  for (const [pattern, before] of HEADS)
    if (pattern.test(name) && !(firm && before.startsWith("i"))) return `${before} ${name}`;
  return firm ? `bei der ${name}` : `bei ${name}`;
}

const LEGAL_FORM = /^(?:Inc|Ltd|LLC|GmbH|AG|KG|S\.)/u;

/** Legal forms whose word is feminine. */
const FIRM = /(?:\bGmbH\b|\bAG|\bKG|\beG|\bOHG|\bGbR|\bUG|\bSE|\bmbH|\bGesellschaft|\bgGmbH)$/u;

/** Names that begin with an adjective would have to be declined; in quotation marks they stay whole. */
const DECLINED =
  /^(?:Ambulant|Mobil|Sozial|Städtisch|Evangelisch|Katholisch|Deutsch|Bayerisch|Allgemein|Technisch|Kommunal|Regional|Häuslich|Staatlich)e[rs] (?!.*(?:AG|GmbH|KG|eG|SE)$)/u;

/** "an der Technischen Hochschule Aarbrück": the kind of school is no name, and takes its ending. */
const SCHOOL =
  /^(Technische|Pädagogische|Freie|Staatliche) (?=(?:Hochschule|Universität|Fachhochschule|\p{L}*[Ss]chule) )/u;

/** Plural names: "für" leaves them as they are. */
const PLURAL =
  /^(?:\p{L}+er )?(?:Stadtwerke|Wasserbetriebe|Bäderbetriebe|Kliniken|Werkstätten|Verkehrsbetriebe|Wasserwerke|Gemeindewerke|Vereinigte|Städtische Werke)(?!\p{L})(?!.*\b(?:AG|GmbH|KG|eG)$)/u;

const HEADS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:TSV|TSG|SV|FC|SC|VfB|VfL|TuS|TV|DRK|BRK|ASB|NABU|BUND|DLRG|THW|\p{L}*[Vv]erein|\p{L}*[Vv]erband|\p{L}*[Uu]nternehmen|\p{L}+blatt|\p{L}+dienst(?= \p{Lu}))(?!\p{L})/u,
    "beim",
  ],
  [
    /^\p{L}*(?:[Rr]esidenz|[Pp]ension|[Ww]ohngruppe|[Mm]anufaktur|[Kk]aserne|[Oo]per|[Ss]ozialstation|[Ww]erkstatt)(?!\p{L})/u,
    "in der",
  ],
  [
    /^(?:AWO |DRK |Caritas |\p{L}+-)?\p{L}*(?:[Zz]entrum|[Tt]heater|[Mm]useum|[Ss]tudio|[Ss]alon|[Kk]inderhaus|[Kk]inderheim|[Ff]amilienzentrum|[Gg]asthaus|[Ii]nternat|[Ww]ohnheim|[Ss]tift|[Ss]tadtarchiv)(?!\p{L})/u,
    "im",
  ],
  [/^(?:Universitäts|Kreis|Bezirks|Herz|Bundeswehr)?(?:klinikum|krankenhaus|Klinikum|Krankenhaus)(?!\p{L})/u, "im"],
  [
    /(?:^| )\p{L}*(?:[Kk]linikum|[Kk]rankenhaus|[Hh]ospital|[Ss]pital|[Ww]irtshaus|[Ss]eniorenhaus|[Mm]odehaus|[Cc]omputerhaus|[Ww]arenhaus|[Ss]anitätshaus|[Ss]chuhhaus|[Mm]usikhaus|[Rr]eformhaus|[Gg]ästehaus|[Ff]rauenhaus|[Bb]ürgerhaus|[Rr]athaus|[Tt]ierheim|[Tt]ierschutzhaus|[Gg]artencenter|[Ww]eingut|[Ff]achgeschäft|[Aa]ltersheim|[Aa]lterszentrum|[Ss]eniorenzentrum|[Ss]eniorenheim|[Pp]flegeheim|[Aa]ltenheim|[Pp]flegezentrum|[Aa]utohaus|[Mm]öbelhaus|[Kk]aufhaus|[Jj]ugendhaus|[Ll]andratsamt|[Ff]inanzamt|[Jj]obcenter|[Hh]otel|[Rr]estaurant|[Gg]asthaus|[Cc]afé|[Aa]telier|[Ii]ngenieurbüro|[Bb]üro|[Dd]rogeriemarkt|[Ll]ogistikpark|[Tt]ierpark|[Ff]reizeitpark|[Ss]upermarkt|[Bb]aumarkt|[Gg]etränkemarkt)(?!\p{L})/u,
    "im",
  ],
  [/^(?:Landgasthof|Gasthof|Biergarten|Kindergarten|Waldkindergarten|Verlag)(?!\p{L})/u, "im"],
  [
    /^(?:Praxis|Arztpraxis|Zahnarztpraxis|Gemeinschaftspraxis|\p{L}*[Kk]linik|Kita|Kindertagesstätte|\p{L}*[Kk]rippe|Ordination|Ambulanz|Fahrschule|Hausarztpraxis|Tierarztpraxis|Bäckerei|\p{L}*bäckerei|Metzgerei|Konditorei|Apotheke|\p{L}+-Apotheke|Kanzlei|Steuerkanzlei|Schreinerei|Tischlerei|Gärtnerei|Druckerei|Rösterei|(?:\p{L}*b|B)ibliothek|(?:\p{L}*b|B)ücherei|Buchhandlung|Brauerei|Schlosserei|Werkstatt)(?!\p{L})/u,
    "in der",
  ],
  [
    /^(?:\p{L}*[Ss]chule|\p{L}+-\p{L}*[Ss]chule|Universität|University|TU|Technische Universität|Hochschule|Technische Hochschule|Fachhochschule|Volkshochschule|Akademie|FH|PH|ETH|LMU|CAU|RWTH|FAU|HTW|HAW|OTH|ZHAW|FHNW|WU|BOKU|JKU|HWR|HTWK)(?!\p{L})/u,
    "an der",
  ],
  [/^\p{L}*(?:[Gg]ymnasium|[Bb]erufskolleg)(?!\p{L})|-Gymnasium(?!\p{L})/u, "am"],
  [
    /^(?:Stadt|City|Gemeinde|Hansestadt|Landeshauptstadt|Sparkasse|Kreissparkasse|Volksbank|Raiffeisenbank|LPG|Diakonie|Jugendhilfe|Caritas|Stiftung|Agentur|Spedition|Firma|Deutsche|Stadtverwaltung|Handwerkskammer|Lebenshilfe|Feuerwehr|Polizei|Bank|Genossenschaft|Migros|Spitex|Bahnhofsmission|Kirchengemeinde|Pfarrei|Straßenmeisterei|Hausverwaltung|Versicherung|Zimmerei|Malerei|Kantonspolizei|Deutsche Bahn)(?=\s)/u,
    "bei der",
  ],
  [
    /(?:versicherung|krankenkasse|sparkasse|stiftung|agentur|bank|beratung|verwaltung|reinigung|logistik|spedition|vermittlung)$/iu,
    "bei der",
  ],
  [
    /^\p{L}*(?:[Ff]abrik|[Bb]rauerei|[Mm]olkerei|[Gg]ärtnerei|[Dd]ruckerei|[Ss]pinnerei|[Bb]uchhandlung|[Mm]olkerei|[Ww]erft|[Gg]enossenschaft)(?!\p{L})/u,
    "bei der",
  ],
  [/^(?:Kinder|Hof|Bio|Buch|Welt)?[Ll]aden(?!\p{L})|^(?:Kinderladen|Hofladen|Bioladen)(?!\p{L})/u, "im"],
  [
    /^(?:Landkreis|Kreis|Verein|Bezirk|Freistaat|Jugendamt|Sozialamt|Ordnungsamt|Gesundheitsamt|Bauamt|Amt|Bundesamt|Landesamt)(?=\s)/u,
    "beim",
  ],
  [/^(?:Deutscher|Bund)\b|(?:verband|verein|e\. ?V\.)$/u, "bei"],
];

/** The name without its legal form, for the second time it comes up: "Kranich Maschinenbau". */
export function shortName(name: string): string {
  return name.replace(/,? (?:gGmbH|GmbH(?: & Co\.? KG)?|mbH|AG|KG|eG|OHG|GbR|UG|SE|e\. ?V\.|Inc\.?|Ltd\.?|LLC)$/u, "");
}
