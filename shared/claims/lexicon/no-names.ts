/** Before the name of a lake, a river or a range: where one was, not for whom one worked. */
export const landscape =
  /(?:-en-|outre-|haute?s?-|(?<!\p{L})(?:lake|river|mount|isle of|shores? of|banks? of|valleys? of|hills? of|lac|fleuve|massif|vallee|val|bords?|rives?|sentiers|monts|montagnes|plateau|lago|rio|orillas|valle|sierra|costa|monte|senderos)(?: (?:de |du |des |del |d['’]|de la |de los |la |le )|['’ ]))$/u;

/** What sentences begin with, and no name does. */
export const openers = new Set(
  "perhaps maybe possibly although though having being given whether while whilst since until once unless despite besides otherwise certainly naturally happily luckily fortunately admittedly incidentally today yesterday nowadays dear peut puisque lorsque quoique bien sans doute certes heureusement volontiers chere cher quizas tal vez acaso ojala aunque puesto dado siendo habiendo estimada estimado quant durant outre hormis quoi quelle quel quels quelles aupres tantot durante quien quienes cualquier cuanto whatever wherever whoever whenever whom whose".split(
    " ",
  ),
);

/** Titles before people, and pronouns of politeness. */
export const honorifics = new Set(
  "mr mrs ms dr prof frau herr madame monsieur sra sr senora senor team sie ihr ihre ihnen ihrem ihren ihrer".split(
    " ",
  ),
);

/** Days, months, feasts and what else everybody writes as a name. */
export const calendar = new Set(
  "january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday januar februar marz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag christmas easter weihnachten ostern noel paques navidad etat estado internet covid corona brexit".split(
    " ",
  ),
);

/** Peoples and parts of the world that English writes as names: where something is from, and no name of its own. */
export const peoples = new Set(
  "british english scottish welsh irish european american african asian australian austrian bavarian belgian brazilian canadian caribbean christian celtic catholic czech dutch egyptian filipino flemish german ghanaian greek hungarian indian iranian israeli italian jewish jamaican kenyan korean latin mediterranean mexican moroccan muslim nigerian nordic northern norwegian pakistani persian peruvian polish portuguese protestant romanian russian scandinavian slovak somali southern eastern western spanish swedish swiss syrian tunisian turkish ukrainian victorian vietnamese".split(
    " ",
  ),
);
