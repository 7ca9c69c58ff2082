import { z } from "zod";
import { toneSchema } from "#shared/letters/letter.schema.ts";
import { starterKindSchema } from "#shared/material/material.schema.ts";

/** Sentences with slots ("{role}") and parts that go when their slot is empty ("[ at {company}]"). */
const sentences = z.array(z.string().min(1));

/** From a word as it is met to what is made of it. */
const table = z.record(z.string(), z.string());

/** The first tier that has a sentence whose slots are all filled is used; the sentences of a tier are variants. */
const tiers = z.array(sentences.min(1));

/** What opens and ends a letter in one tone. Openings have no full stop: it, or why the person writes, follows. */
const toneFramesSchema = z.object({
  open: tiers,
  close: sentences.min(1),
});
export type ToneFrames = z.infer<typeof toneFramesSchema>;

/** What is said in every tone, and without speaking to the reader, so that it stands beside Sie and du alike. */
const framesSchema = z.object({
  /** Where there is no posting. */
  openUnasked: tiers,
  /** The post that is held now. */
  jobNow: tiers,
  /** A post that was held; `jobBefore` only where the years prove that it came before. */
  jobWas: tiers,
  jobBefore: tiers,
  /** Several posts of which only as what, where, and when is told: {posts}. */
  postsWas: tiers,
  /** Whatever may be no employment. */
  timeNow: tiers,
  timeWas: tiers,
  internNow: tiers,
  internWas: tiers,
  learnNow: tiers,
  learnWas: tiers,
  voluntaryNow: tiers,
  voluntaryWas: tiers,
  selfNow: tiers,
  selfWas: tiers,
  /** A demand of the posting, quoted before an {answer} that says nothing without it. */
  tie: tiers,
  /** Takes in the {answer} to a question of the posting, which is quoted where it is short. */
  answer: tiers,
  link: tiers,
});
export type Frames = z.infer<typeof framesSchema>;

/** Another voice for a posting that speaks to its reader as to a friend; what is left out stays as it is. */
const informalSchema = z.object({
  /** Words that speak to a reader formally: a template's sentence that has one is not used. */
  addresses: z.array(z.string()),
  /** The same as people write it inside a sentence, capitals and all: theirs goes before the posting's way. */
  theirs: z.array(z.string()),
  tone: toneFramesSchema.partial(),
  frames: framesSchema.partial(),
});

const greetingsSchema = z.object({
  /** {titled} "Mrs Farrant", {full} "Judith Farrant", {company}; the last needs nothing. */
  female: z.string(),
  male: z.string(),
  full: z.string(),
  team: z.string().nullable(),
  nobody: z.string(),
});

const endingSchema = z.object({ named: z.string(), nobody: z.string() });

/** The conventions of letters in the language. */
const mannersSchema = z.object({
  subject: tiers,
  greetings: z.record(toneSchema, greetingsSchema),
  informalGreetings: greetingsSchema.nullable(),
  /** Where the title tells neither a woman nor a man, and the usual greeting has a first name. */
  titledGreeting: z.string().optional(),
  endings: z.record(toneSchema, endingSchema),
  informalEnding: z.string().nullable(),
  /**
   * Forms of address as postings have them; `sex` is "female", "male" or empty, `as` how a letter has it, `greeting` what
   * a letter begins with, whatever its tone.
   */
  titles: z.record(
    z.string(),
    z.object({
      ...{ sex: z.string(), as: z.string(), greeting: z.string().optional() },
      /** "D. Ildefonso Cobo": never before a surname alone. */
      withFirstName: z.boolean().optional(),
    }),
  ),
  /** Posts by which their holder is greeted, with the greeting: "Monsieur le Président,". */
  posts: table.optional(),
  /** "Mrs Farrant" rather than "Mrs Judith Farrant". */
  surnameOnly: z.boolean(),
  /** People have two surnames; second given names, that are none. */
  twoSurnames: z.boolean(),
  secondNames: z.array(z.string()),
  /** "Dr Weber" rather than "Frau Dr. Weber". */
  oneTitle: z.boolean(),
  /** Where the posting tells only whether the contact is a woman or a man. */
  genderTitles: z.object({ female: z.string(), male: z.string() }),
  months: z.array(z.string()).length(12),
  monthYear: z.string(),
  /** Words of a contact's name that make it an office or a team rather than a person. */
  teams: z.array(z.string()),
  /** Words of a country: where one of `cues` stands in what was read and typed, and the word itself nowhere, letters have its swap. */
  respellings: z.array(
    z.object({
      ...{ cues: z.array(z.string()), swaps: z.record(z.string(), z.string()) },
      /** No comma stands behind the greeting, and the letter begins with a capital. */
      bareGreeting: z.boolean().optional(),
    }),
  ),
  /** Before ; : ! ? and inside « ». */
  typographicSpaces: z.boolean(),
});

/** Small tables of words; one entry a line. */
const wordsSchema = z.object({
  /** Ends of words, and whole words, that name a person at work. */
  personEndings: z.array(z.string()),
  /** Ends of what stands before such a name, without what bends: "diplomiert" of "diplomierte Pflegefachfrau". */
  personStates: z.array(z.string()),
  personWords: z.array(z.string()),
  notPersons: z.array(z.string()),
  /** Words for people together ("staff"): nobody works "in" them. */
  groups: z.array(z.string()),
  /** Ends of words that name a field of work rather than a person ("Kundenbetreuung"). */
  thingEndings: z.array(z.string()),
  /** Words that make a title one's own, so that no article goes before it. */
  /** Words beside these of which there may be many. */
  manyTitles: z.array(z.string()),
  singleTitles: z.array(z.string()),
  /** Words that tell training, voluntary work and studies from employment. */
  training: z.array(z.string()),
  /** Words that say which kind of time it was; time for the family is named by nobody's letter. */
  kinds: z.object({
    intern: z.array(z.string()),
    learn: z.array(z.string()),
    voluntary: z.array(z.string()),
    family: z.array(z.string()),
  }),
  /** Words of a line that says when somebody can begin: it stands at the end. */
  availability: z.array(z.string()),
  /** Words that stand for what was said before; several in a row do so surely. */
  pointers: z.array(z.string()),
  /** Words of a role or of who offers it that want a formal letter in every tone. */
  formalPosts: z.array(z.string()),
  /** What the language calls itself. */
  ownNames: z.array(z.string()),
  /** With a comma or a full stop, the first word of an answer. */
  yesNo: z.array(z.string()),
  /** First words of a line that says what the person wants or likes: it stands beside the reason. */
  motives: z.array(z.string()),
  /** Words of sums that are nobody's pay. */
  otherSums: z.array(z.string()),
  /** "Tell us" and the like, and what a question behind it begins with. */
  requests: z.array(z.string()),
  questionWords: z.array(z.string()),
  /** Words of a line about pay: it stands at the end. */
  pay: z.array(z.string()),
  /** Those of `pay` that say of other things as well how many they were: "120 cases an hour". */
  payOrCount: z.array(z.string()),
  /** Legal forms that stand before a name and are not said ("SARL Pineau"). */
  legalStarts: z.array(z.string()),
  /** Beside an employer's name, a remark that is for nobody to read. */
  privately: z.array(z.string()),
  /** In a line, a note to us: such a line is in no letter. */
  keptOut: z.array(z.string()),
  /** In a line, a reason for leaving or what is nobody's business: told only where it answers the posting's question. */
  unsaid: z.array(z.string()),
  /** Patterns of a line that says what somebody would do, as postings ask it. */
  /** Endings of nouns whose gender is heard, by how an employer that is typed small follows "at". */
  employerEndings: z.record(z.string(), z.string()),
  /** Beginnings of titles that are often typed without the accent of their first letter, by that letter. */
  accentedStarts: z.record(z.string(), z.string()),
  /** Those of `unsaid` that people in many trades have to do with: they are private in what is no line of a post. */
  unsaidOfOneself: z.array(z.string()),
  plans: z.array(z.string()),
  /** Words by which a posting asks for such a line, and after "-" ends of words. */
  plansAsked: z.array(z.string()),
  /** Words by which a posting asks for a link. */
  linkAsked: z.array(z.string()),
  /** Verbs of what is so today: an answer that begins with one is about no post that has ended. */
  states: z.array(z.string()),
  /** Words of a demand about where somebody lives or may work. */
  residence: z.array(z.string()),
  /** Words of what somebody does again and again: said of the post that is held now. */
  habits: z.array(z.string()),
  /** Patterns of words that tell of what somebody does today. */
  presents: z.array(z.string()),
  /** Patterns of words that tell of what is over, so that it is no habit. */
  past: z.array(z.string()),
  /** Words of a sentence about where somebody lives or why they leave: it stands at the end. */
  circumstances: z.array(z.string()),
  /** What begins an answer that says what the person lacks. */
  denials: z.array(z.string()),
  /** Words beside a person's in a title that is written small inside a sentence ("a night shift manager"). */
  titleWords: z.array(z.string()),
  /** First words of papers that are written small inside a sentence ("a high school diploma"). */
  paperStarts: z.array(z.string()),
  /** Articles of what one applies for, where it is no person ("die Ausbildung"). */
  roles: table,
  /** Ends of titles that only women, or only men, have of themselves. */
  feminine: z.array(z.string()),
  masculine: z.array(z.string()),
  /** Short forms that begin a title, and what they stand for before a woman's title and before any other. */
  titleShorts: z.array(z.object({ typed: z.array(z.string()), said: z.string(), feminine: z.string() })),
  /** Ends of the feminine one of two forms of a title. */
  feminineForms: z.array(z.string()),
  selfEmployed: z.array(z.string()),
  /**
   * How an employer follows "at": from its first words, or the end of its first word ("-klinik"), to the whole with
   * "{name}", or with "{rest}" where the first words bend.
   */
  employers: table,
  employerEnds: table,
  /** Ends of first words that bend behind "at", so that such a name stands in brackets. */
  employerBends: z.array(z.string()),
  /** How any other name follows. */
  employerElse: z.string(),
  /** Before what the person said to follow. */
  employerSaid: z.string(),
  /** Titles begin small in a sentence. */
  smallTitles: z.boolean(),
  /** Titles take "a" or "an". */
  titleArticles: z.boolean(),
  /** Written small in a row, and with a capital in a letter. */
  capitals: z.array(z.string()),
  abbreviations: table,
  /** Two words that are often typed so, and how they are written. */
  pairs: table,
  /** Words that have a comma before them, and those behind which they have none. */
  commas: z.object({ before: z.array(z.string()), notAfter: z.array(z.string()) }),
  /** First words of kinds of employers ("village pub"), where names have a capital as well. */
  employerStarts: z.array(z.string()),
  /** What begins a note that says what kind of employer it was: "PME, 40 salariés". */
  employerKinds: z.array(z.string()),
  /** What begins a line that names what somebody was first under a title that came later: "First as a clerk, then …". */
  firstTitles: z.array(z.string()),
  /** Patterns of what stands before a title that came after the first: "Clerk, since 2021 team leader". */
  laterTitles: z.array(z.string()),
  /** What anybody says of themselves: told by nobody. */
  traits: z.array(z.string()),
  numbers: z.array(z.string()),
  /** Words that say nothing about what is spoken of. */
  common: z.array(z.string()),
  /** Words that lose their last letter before a vowel: "de", "d’". */
  elisions: table,
});

const linksSchema = z.object({
  /** How {why} follows an opening, and {clause} the sentence that names an employer; null where it cannot. */
  joinWhy: z.string(),
  where: z.string().nullable(),
  periods: z.object({ fromTo: z.string(), one: z.string(), until: z.string() }),
  /** First words that a line must have to stand in {clause}. */
  clauseStarts: z.array(z.string()),
  /** Typed again behind a beginning that ends in them. */
  joiners: z.array(z.string()),
  /** Typed behind such a beginning, they take its last word's place. */
  ownJoiners: z.array(z.string()),
  /** How people begin a letter themselves, in small letters, and what goes on to why they write it. */
  openings: z.object({ starts: z.array(z.string()), joiners: z.array(z.string()) }),
  because: z.string(),
  /** A line that begins with one of `atPlace` and its employer begins with `there` where the employer was just named. */
  there: z.string(),
  /** Where an earlier post was, if the post named just before was there too. */
  samePlace: z.string(),
  /** Behind an employer whose town is spoken of later: {place}. */
  inPlace: z.string(),
  /** A post among several in one sentence: {asTitle}, {atEmployer}, {when}. */
  post: z.string(),
  atPlace: z.array(z.string()),
  /** What may stand between the two. */
  articles: z.array(z.string()),
  /** Words for the place where a post was, as a letter's reader must have them: "here" is theirs. */
  here: table,
  /** First words of what came after or before a post: it stands behind posts, and behind nothing else. */
  afterwards: z.array(z.string()),
  /** Words that tie a sentence to the one before: nothing of ours ties it again. */
  linked: z.array(z.string()),
});

const starterSchema = z.object({
  beginnings: z.array(z.string()).min(1),
  informal: z.array(z.string()),
  examples: z.array(z.string()).min(1),
  /** The example where a language is asked for. */
  languageExample: z.string().optional(),
});

const sentenceWordsSchema = z.object({
  /** Behind one of these somebody who speaks makes no sentence: "captain since I was ten". */
  subordinators: z.array(z.string()),
  subjects: z.array(z.string()),
  /** Put before a line that lacks its subject. */
  subject: z.string(),
  /** First words that want the subject before them, and stay. */
  leads: z.array(z.string()),
  /**
   * Verb forms that stand first where the subject was left out. A letter may put it there unasked, but not before those
   * that are `unsure`, before those of `sureNow` only in what is still done, and not where one of `never` follows.
   */
  bare: z.array(z.string()),
  unsure: z.array(z.string()),
  sureNow: z.array(z.string()),
  /** Bare forms that may be other words too, so that they make no sentence of what they stand in. */
  notFiniteBare: z.array(z.string()),
  never: z.array(z.string()),
  /** Wrong after the subject: from what is typed to what it should be. */
  slips: table,
  /** The same where a year follows the word `since`. */
  perfects: table,
  since: z.string(),
  /** Further finite verbs, and ends of them. */
  finite: z.array(z.string()),
  finiteEnds: z.array(z.string()),
  notFinite: z.array(z.string()),
  /** Ends of first words that are a participle, an infinitive or a noun of doing. */
  bareEnds: z.array(z.string()),
  determiners: z.array(z.string()),
  /** One of the first two words, behind which a verb must follow soon. */
  openers: z.array(z.string()),
  /** Nouns that begin no sentence without an article. */
  countNouns: z.array(z.string()),
  /** Nouns that are often typed small in a language that has them with a capital. */
  nouns: z.array(z.string()),
  /** What a wish may begin with before the sentence that it wants said. */
  orders: z.array(z.string()),
  /** What a tool with one of these behind it only lacks: "Minitab every day". */
  daily: z.object({ said: z.string(), ends: z.array(z.string()) }),
  /** Verbs that, behind a comma, have another subject than the sentence's. */
  dangling: z.array(z.string()),
  dropsSubject: z.boolean(),
  /**
   * A first word is the person's verb if it has one of `alwaysEnds`, or if it is one of `forms` or has one of `ends` and
   * a figure or one of `before` follows; never if it is one of `not`. `forms` tell of what is still done.
   */
  verbFirst: z.object({
    ends: z.array(z.string()),
    alwaysEnds: z.array(z.string()),
    forms: z.array(z.string()),
    before: z.array(z.string()),
    not: z.array(z.string()),
  }),
  /** A line that ends in one of these, without a verb before it, only lacks what stands in `perfect`. */
  lastParticiples: z.array(z.string()),
  perfect: z.string(),
  /** First words of what may stand before a comma without a verb of its own. */
  adverbials: z.array(z.string()),
  /** Ends of first words that only lack what the table says. */
  participles: table,
  /** Two first words that say what somebody is or may do ("authorized to"), and what stands before them. */
  selfStates: table,
});
export type SentenceWords = z.infer<typeof sentenceWordsSchema>;

/** From a pattern of what people type to what a letter says. */
const said = z.object({ typed: z.string(), said: z.string() });

/** What people note of papers, licences, languages and times, and the sentences that say it. */
const factsSchema = z.object({
  /** {list} is a row of things; {notice}, {start}, {hours} and {pay} are what `readTerms` makes of notes. */
  frames: z.object({
    /** Before the points of a list. */
    brought: sentences,
    /** Papers that the posting asks for; others beside them, or alone; one that is under way. */
    /** Papers that no article is known for: {list} has them as they were typed. */
    listed: sentences,
    /** The same of a single paper. */
    listedOne: sentences,
    only: sentences,
    languages: sentences,
    tools: sentences,
    /** Two at least of who tells little. */
    skills: sentences,
    drive: sentences,
    can: sentences,
    hours: sentences,
    move: sentences,
    notice: sentences,
    start: sentences,
    noticeAndStart: sentences,
    now: sentences,
    pay: sentences,
    /** Papers that are called as who holds them. */
    persons: sentences,
    /** What somebody is learning for. */
    studying: sentences,
    /** What somebody is by a paper: "GOC registered". */
    states: sentences,
    /** Courses alone: nobody "has" one. */
    courses: sentences,
  }),
  /** How a level is said in a sentence with its language, {name}; any other stands in brackets behind it. */
  spoken: table,
  /** How well a language is spoken, as a letter may have it beside the language's name. */
  sureLevels: z.array(z.string()),
  /** Words, and ends of words, of a course's name. */
  courses: z.array(z.string()),
  and: z.string(),
  /** Words that a paper's name begins or ends with where it says what somebody is. */
  states: z.array(z.string()),
  /** Words before a date that is not the first day itself, and what begins a date behind them: "after March 1". */
  startAfter: z.object({ cues: z.array(z.string()), said: z.record(z.string(), z.string()) }),
  /** First words of papers that name who holds them, where such names take no article: "Soy bióloga". */
  professions: z.array(z.string()),
  /** Names of persons who learn a trade or a subject. */
  trainees: z.array(z.string()),
  /** Before papers, by their first word. */
  articles: table,
  /** What joins a paper and its subject where somebody typed nothing: "BSc Physics", "curso PRL". */
  fields: table,
  /** Patterns of words in a note of what somebody lacks: it is in no list. */
  lacks: z.array(z.string()),
  /** Beginnings of what it's good to have none of: "no accidents". */
  faults: z.array(z.string()),
  /** What says that somebody uses a tool at home: it's no skill that a sentence of ours may claim. */
  inPrivate: z.array(z.string()),
  /** Beside a paper that is not held yet. */
  underWay: z.string(),
  /** Said of a paper that is not held yet. */
  unfinished: z.array(z.string()),
  /** Patterns behind a note that say it is there, as the row does anyway: "CPP tengo". */
  affirmed: z.array(z.string()),
  /** Said of a paper that was never got: it is told by nobody. */
  unfinishedCues: z.array(z.string()),
  /** Patterns with {n} and {unit}: a notice period, and a start in so much time; `within` says the second. */
  notice: z.string(),
  withinTyped: z.string(),
  within: z.string(),
  units: z.array(z.object({ typed: z.string(), one: z.string(), many: z.string(), single: z.string() })),
  numbers: table,
  /** Words without which a date is no day to start; phrases for "now". */
  startCues: z.array(z.string()),
  /** Those of them that say it only where they begin a note. */
  weakStartCues: z.array(z.string()),
  nowCues: z.array(z.string()),
  /** A start with a day and without, as people type dates: day or month first. */
  dayFirst: z.array(z.string()).length(2),
  monthFirst: z.array(z.string()).length(2),
  firstDay: z.string().nullable(),
  /** Times at which somebody is willing to work, where a word of `positive` and none of `negative` stands beside. */
  can: z.array(said),
  positive: z.array(z.string()),
  negative: z.array(z.string()),
  move: z.array(z.string()),
  /** First words of what somebody tells us to do or leave. */
  orders: z.array(z.string()),
  /** Words of a line that says what is not so. */
  denials: z.array(z.string()),
  /** Behind the name of a tool, how well it is known. */
  levels: z.array(z.string()),
  /** Papers that are often typed small. */
  acronyms: z.array(z.string()),
  hours: z.array(said),
  /** What somebody wants of these belongs to the end of a letter. */
  workload: z.array(z.string()),
  /** What a notice is called, and words of what is over, or of studies: their date is no start of work. */
  noticeWords: z.array(z.string()),
  endedCues: z.array(z.string()),
  /** What a point of a list needs no longer: who it is about, with a verb that says no more than that. */
  pointSubjects: z.array(z.string()),
  /** Before the least that somebody wants to earn, as it is typed and as it is said. */
  floor: z.object({ cues: z.array(z.string()), said: z.string() }),
  /** Words of what somebody earns or works today, and of what they want: only that is said. */
  presentCues: z.array(z.string()),
  wishCues: z.array(z.string()),
  payTyped: z.array(said),
  payUnits: table,
  payKinds: z.array(z.string()),
  licence: z.array(said),
  licenceOf: z.string(),
  /** Further parts of it, in brackets. */
  licenceBeside: z.array(z.string()),
  /** A licence to drive may stand in one list with papers. */
  mergesDriving: z.boolean(),
  clean: said,
  points: z.string(),
  car: said,
  /** Words by which a posting asks for a licence to drive or a car. */
  drivingCues: z.array(z.string()),
});

/** All that the product knows of a language in which it writes letters, but what buyers pay for: pages load it too. */
export const bookSchema = z.object({
  tones: z.record(toneSchema, toneFramesSchema),
  informal: informalSchema,
  frames: framesSchema,
  manners: mannersSchema,
  words: wordsSchema,
  links: linksSchema,
  facts: factsSchema,
  starters: z.record(starterKindSchema, starterSchema),
  sentences: sentenceWordsSchema,
});
export type Book = z.infer<typeof bookSchema>;
