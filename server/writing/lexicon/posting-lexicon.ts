/** What a part of a posting is about. */
export type SectionLabel = "intro" | "duty" | "requirement" | "wish" | "benefit" | "process" | "legal" | "meta";

/** Lines of the form "label: value" at the head of a posting. */
export type FieldLabel =
  | "role"
  | "company"
  | "location"
  | "reference"
  | "contact"
  | "salary"
  | "closing-date"
  | "language"
  | "licence"
  | "document"
  | "other";

/**
 * Words and phrases that say what a sentence does. Written as in running text; case and accents do not
 * matter; `*` at the end of a word stands for any ending.
 */
export type PostingCues = {
  /** The sentence asks for something the person must have. */
  requirement: string[];
  /** … or would be glad of. */
  wish: string[];
  /** The sentence says what the person will do. */
  duty: string[];
  /** The sentence says what the person gets. */
  benefit: string[];
  /** The sentence says how to apply or what happens then. */
  process: string[];
  /** The sentence is there for lawyers. */
  legal: string[];
  /** Before a list of knowledge that is tested or liked, rather than required. */
  knowledge: string[];
  /** Qualities everybody claims: never echoed, and light in weight. */
  soft: string[];
  /** Licences, degrees, legal conditions: a person without them is told before writing. */
  hard: string[];
};

/** Words for the letter's subject: who is sought, by whom, where. */
export type PostingNames = {
  /** Words that stand in names of occupations; `*` before or after for parts of words. */
  occupations: string[];
  /** Fields, places and things that begin or end like an occupation: "chemistry". */
  notOccupations: string[];
  /** Endings of words for people by what they do; weaker than a known occupation. */
  agentEndings: string[];
  /** First lines that look like a title and are none ("We are hiring"). */
  titleNoise: string[];
  /** Before the title on its own line: "apply for". */
  titleOpenings: string[];
  /** Words of sentences, which stand in no title: "we". */
  notInTitles: string[];
  /** Before the role: "is looking for". The employer's name stands before them. */
  seeking: string[];
  /** Before the role, without the employer: "we are looking for". */
  weSeek: string[];
  /** Before the role, also where nobody is sought: "as a". */
  asRole: string[];
  /** Before what somebody is sought to do: "someone who can". */
  doers: string[];
  /** Behind the above where a quality follows, no task: "speak". */
  notDone: string[];
  /** Behind the role: "wanted". */
  sought: string[];
  /** Words to be passed over between the above and the role: articles, adjectives. */
  roleFillers: string[];
  /** Words at which a role in a sentence ends: "to", "who", "for". */
  roleEnds: string[];
  /** Behind the role, before what is asked or done: "to", "with". */
  afterRole: string[];
  /** Words at which a title on a line of its own ends: "with". */
  titleEnds: string[];
  /** "a", "an": a role may follow. */
  indefiniteArticles: string[];
  /** Words for employers that stand behind a name: "Casa Marucha, a restaurant". */
  employerKinds: string[];
  /** Directly before an employer's name: "at", "join", "about". */
  beforeCompany: string[];
  /** Directly after an employer's name: "is an equal opportunity employer". */
  afterCompany: string[];
  /** Names after these belong to others: customers, tools, certifiers, unions. */
  beforeStrangers: string[];
  /** The advertiser hires for somebody else. */
  agency: string[];
  /** Small words inside names: "City of Los Angeles". */
  nameLinks: string[];
  /** Bodies named after their place: "City of". */
  publicBodies: string[];
  /** Before a person's name: "Ms", "contact". */
  beforeContact: string[];
  /** Behind a person's name that begins a sentence: "will be happy to help". */
  afterContact: string[];
  courtesyTitles: string[];
  /** Before a person's name in sentences that say where applications go: "to". */
  sentTo: string[];
  /** Occupations, or what begins like one, that are last names as well: "Baker". */
  lastNames: string[];
  /** Words in names of offices, to which nobody writes as to a person: "Human Resources". */
  offices: string[];
  /** Directly before a place. */
  beforePlace: string[];
  /** A word in the posting → the word for the place of work. */
  sectors: ReadonlyMap<string, string>;
};

/** The words by which small print is known. */
export type PostingSmallPrint = {
  closing: string[];
  /** Dates in sentences with these are no closing dates. */
  otherDates: string[];
  reference: string[];
  salary: string[];
  salaryAsked: string[];
  /** Verbs of handing in. */
  handIn: string[];
  documents: string[];
  /** "proof of completion …" ends before these. */
  documentEnds: string[];
  /** The document is wanted later ("prior to appointment"). */
  later: string[];
  licences: string[];
  /** Only some of the people sought need it. */
  partly: string[];
  languages: ReadonlyMap<string, string>;
  languageCues: string[];
  instructions: string[];
  /** Months in order, each with its abbreviations. */
  months: string[][];
};

/** How phrases are cut short and put in order. */
export type PostingGrammar = {
  /** Function words: they part phrases, and tell the language. */
  stopWords: string[];
  /** Small words that may stand inside a phrase to be echoed. */
  phraseLinks: string[];
  /** Articles that begin a new noun phrase. In German they also join two ("Prüfung der Ware"), so there are none. */
  articles: string[];
  /** Words that join alternatives: "or". */
  alternatives: string[];
  /** Words that join items: "and". */
  conjunctions: string[];
  /** Behind a number they measure experience: "years", "months". */
  years: string[];
  /** "no", "never": what is not part of the work. */
  negations: string[];
  /** Openings without content, cut off the front: "you have", "the ability to". */
  leadIns: string[];
  /** A phrase may be cut short before these: "issued by", "such as", "which". */
  tails: string[];
  /** Judgements behind a demand, cut off: "is essential", "would be a plus". */
  verdicts: string[];
  /** Words that open a clause about the word before: "which". */
  relatives: string[];
  /** Remarks without content: "and other duties as assigned". */
  emptyItems: string[];
  /** Abbreviations whose full stop ends no sentence. */
  abbreviations: string[];
  /** Words that every posting has: of no use as an echo. */
  background: string[];
  /** Verbs that open duties, in the form found in dictionaries. */
  verbs: string[];
  /** Of these, the ones that are nouns as well: "stock", "test". Only English needs them. */
  nounsToo: string[];
  /** Irregular forms of address or of the future → infinitive: "übernimmst" → "übernehmen". */
  verbForms: ReadonlyMap<string, string>;
  /** Words that speak to the reader informally, and formally. */
  informal: string[];
  formal: string[];
};

/** All that reading postings in one language takes. A new language is a folder with one of these. */
export type PostingLexicon = {
  headings: Record<SectionLabel, string[]>;
  fields: Record<FieldLabel, string[]>;
  cues: PostingCues;
  names: PostingNames;
  smallPrint: PostingSmallPrint;
  grammar: PostingGrammar;
};
