import { isLanguageSkill } from "../facts/language-skill.ts";

/** What work of a kind teaches whoever does it, told by the words in which people name such work. */
export type Lesson =
  | "teaching"
  | "caring"
  | "money"
  | "cleaning"
  | "kitchen"
  | "stock"
  | "repairs"
  | "plants"
  | "events"
  | "writing"
  | "records"
  | "driving"
  | "guests"
  | "machines"
  | "spreadsheets"
  | "languages";

/** What a line or a skill tells of, in four languages; of several kinds the first here is meant. */
const WORDS: readonly (readonly [Lesson, RegExp])[] = [
  [
    "teaching",
    words(
      "(?:trained|taught|coached|tutored|mentored)|show(?:ed|ing) new|eingearbeitet|angelernt|angeleitet|unterrichtet|nachhilfe\\p{L}*|form(?:é|ée?s|er) (?:\\p{L}+ )?(?:saisonniers|stagiaires|apprentis|nouveaux|nouvelles|collègues|équipiers|débutants)|soutien scolaire|enseñ(?:é|aba|ado|ar)|form(?:é|aba|ado) a|clases particulares",
    ),
  ],
  [
    "caring",
    words(
      "(?:cared?|caring|looked) (?:after|for) (?:\\p{L}+ ){0,2}(?:father|mother|grandmother|grandfather|grandparents|parents|aunt|uncle|neighbours?|neighbors?|children|kids|residents|patients|brother|sister|son|daughter)|babys[ia]t(?:ting)?|nursed|(?:mutter|vater|oma|opa|großmutter|grossmutter|großvater|großeltern|eltern|angehörigen?|kinder|bewohner\\p{L}*|patienten|bruder|schwester|nachbarin) (?:\\p{L}+ ){0,3}(?:gepflegt|betreut|versorgt)|(?:pflege|pflegte|betreue|betreute) (?:\\p{L}+ ){0,5}(?:mutter|vater|oma|opa|großmutter|grossmutter|großvater|großeltern|kinder|bewohner\\p{L}*|patienten)|babysitten|(?:occupée?|gardée?|gardais|accompagnée?) (?:\\p{L}+['’ ]){0,3}(?:mère|père|grand-mère|grand-père|grands-parents|enfants|résidents|personnes âgées)|garde d['’]enfants|aide aux devoirs|cuid(?:é|o|aba|ado) (?:a|de) (?:\\p{L}+ ){0,3}(?:madre|padre|abuel[oa]s?|niños|hij[oa]s|herman[oa]s|personas mayores|sobrin[oa]s)|canguro",
    ),
  ],
  [
    "money",
    words(
      "tills?|checkout|cash(?:ier|ing)?(?: register| handling)?|payments?|takings|(?:supermarkt)?kasse(?:n(?:führung|abrechnung|system))?|kassier(?:en|t|te)|abkassiert|caisse(?! à outils)|encaiss\\p{L}*|trésorerie|caja(?! de cambios)|cobros?|cobr(?:é|aba|ado|ar)",
    ),
  ],
  [
    "cleaning",
    words(
      "clean(?:ed|ing)?|housekeeping|reinig(?:ung|te|en)|\\p{L}*reinigung|gereinigt|geputzt|putz(?:te|en)|nettoy\\p{L}*|ménages?|entretien des (?:locaux|bureaux|chambres)|limpi(?:é|aba|ado|ar|eza)",
    ),
  ],
  [
    "kitchen",
    words(
      "coffee|kaffee|café(?:s)?|cook(?:ed|ing)?|bak(?:ed?|ing)|kitchen|barista|koch(?:e|te|en)|gekocht|back(?:e|te|en)|gebacken|küche|siebträger|cuisin(?:e|é|er|ais)|pâtisseries?|boulange|cocin(?:a|é|aba|ado|ar|o)|repostería|horne(?:é|aba|ado|ar)",
    ),
  ],
  [
    "stock",
    words(
      "stock(?:ed|room)|(?:un)?loaded|warehouse|shelves|pallets?|order picking|picked orders|lager(?:haus|arbeit)?|warenannahme|regale|paletten|lkw|kommissionier\\p{L}*|eingeräumt|entladen|dépôt|entrepôt|palettes?|rayons?|(?:dé)?charg(?:é|er) (?:\\p{L}+ )?camions?|réserve|almacén|estanter[ií]as?|palés?|descarg(?:ué|aba|ado|ar)|repon(?:ía|er)|repuse|inventory|inventur|inventaires?|inventario",
    ),
  ],
  [
    "repairs",
    words(
      "repair(?:ed|s|ing)?|fixed|renovat\\p{L}*|(?:renoviert|repariert|gewartet|instand)\\p{L}*|renovierte|reparierte|wartete|répar(?:é|er|ais|ations?)|rénov\\p{L}*|bricolage|arregl(?:é|aba|ado|ar)|repar(?:é|aba|ado|ar)|reform(?:é|aba|ado)",
    ),
  ],
  [
    "plants",
    words(
      "garden(?:ed|ing)?|allotment|planted|(?:garten|gärten|gartenarbeit|beete|gepflanzt)|jardin(?:age|s)?|potager|planté|huerto|jard[ií]n(?:es|ería)?|planté|poda|riego",
    ),
  ],
  [
    "events",
    words(
      "(?:organi[sz]ed|planned|ran|helped run|set up) (?:[\\p{L}\\d'’-]+ ){0,4}(?:part(?:y|ies)|festivals?|events?|fairs?|tournaments?|bazaars?|trips?|weddings?)|(?:\\p{L}*(?:fest|feste|turnier|turniere|feier|feiern|ausflug|ausflüge|veranstaltung|veranstaltungen|anlass|anlässe)) (?:[\\p{L}\\d]+ ){0,4}(?:organisiert|geplant)|(?:organisierte|plante) (?:[\\p{L}\\d]+ ){0,3}\\p{L}*(?:fest|feste|turnier|feier|ausflug|veranstaltung|veranstaltungen)|organisé (?:[\\p{L}\\d'’]+ ){0,3}(?:kermesse|fêtes?|tournois?|sorties?|événements?|mariage|voyage|brocante|loto)|organ(?:icé|izaba|izado|izar) (?:[\\p{L}\\d]+ ){0,3}(?:fiestas?|torneos?|eventos?|ferias?|excursi(?:ón|ones)|bodas?|viajes?|mercadillos?)",
    ),
  ],
  [
    "writing",
    words(
      "wrote|newsletters?|minutes of|took minutes|copywriting|protokolle?|geschrieben|verfasst|rédig(?:é|er|eais)|comptes rendus|redact(?:é|aba|ado|ar)|escrib(?:í|ía)|actas",
    ),
  ],
  [
    "records",
    words(
      "booked|appointments?|invoices?|filing|filed|records|data entry|secretary|(?:termine|ablage|rechnungen|belege|aktenablage|terminplanung|sekretariat)|secrétariat|factures|classement|agendas?|prise de rendez-vous|facturas|citas|archiv(?:é|aba|ado|o)|secretaría",
    ),
  ],
  [
    "driving",
    words(
      "drove|delivered|deliveries|ausgefahren|ausgeliefert|gefahren|livré|livraisons|conduit|repart(?:í|ía|ido)|repartos",
    ),
  ],
  [
    "guests",
    words(
      "front desk|customers?(?: service)?|guests|served|waited tables|waitress|waiter|reception|sold|retail|shop|kunden\\p{L}*|gäste\\p{L}*|bedient|verkauft|verkauf|empfang|eisstand|clients?|accueil|au service|service en salle|vendu|vente|serveu(?:r|se)|atención al cliente|clientes?|atend(?:í|ía|ido)|vend(?:í|ía|ido)|tienda|camarer[oa]|recepción",
    ),
  ],
  [
    "machines",
    words(
      "forklifts?(?: truck)?(?: driving)?|pallet (?:truck|jack)|gabelstapler\\p{L}*|stapler(?:schein|fahren)?|hubwagen|chariot(?: élévateur)?|cariste|transpalette|carretilla(?: elevadora)?|transpaleta|toro mecánico",
    ),
  ],
  ["spreadsheets", words("(?:ms |microsoft )?excel|spreadsheets?|tabellenkalkulation|tableurs?|hojas? de cálculo")],
];

function words(all: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${all})(?!\\p{L})`, "iu");
}

/** What the work that a line or skill names teaches; null where it says nothing of the kind. */
export function lessonOf(text: string): Lesson | null {
  if (isLanguageSkill(text)) return "languages";
  return WORDS.find(([, named]) => named.test(text))?.[0] ?? null;
}
