import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import tables from "./papers.json" with { type: "json" };
/** Degrees from school to doctorate: in words on folded text, in letters on the text as it stands; the place is the height. */
export const degreeLevels: readonly { words: RegExp; letters: RegExp }[] = [
  {
    words: wholeWords(tables.degrees.lowerSchool),
    letters: /\b(?:GCSEs?|ESO)\b/u,
  },
  {
    words: wholeWords(tables.degrees.upperSchool),
    letters: /\b(?:GED|A[- ][Ll]evels?)\b/u,
  },
  {
    words: wholeWords(tables.degrees.trade),
    letters: /\b(?:CAP|BEP|BP|FP(?!(?: de grado)? superior)|NVQ)\b/u,
  },
  {
    words: wholeWords(tables.degrees.associate),
    letters: /\b(?:BTS|DUT|DEUST|HND|HNC|AAS)\b/u,
  },
  {
    words: wholeWords(tables.degrees.bachelor),
    letters: /\b(?:B\.?Sc|B\.?A\.?|BSN|B\.?Eng|BBA|LLB|BUT)\b/u,
  },
  {
    words: wholeWords(tables.degrees.master),
    letters: /\b(?:M\.?Sc|M\.A\.|MA|MBA|M\.?Eng|LLM|M\.?Ed)\b/u,
  },
  {
    words: wholeWords(tables.degrees.doctor),
    letters: /\b(?:Ph\.? ?D|DPhil|Dr\.)/u,
  },
];

/** That studies are spoken of without their height: then some degree must be there. */
export const studies = new RegExp(String.raw`\b${oneOf(tables.studies)}\b`, "gu");

/** Papers that prove a skill: certificates, licences, cards, registrations. On folded text. */
export const papers = wholeWords(tables.papers, "gu");

/** Examinations, which are passed where a paper is held. */
export const exams = wholeWords(tables.exams, "gu");

/** Papers known by their letters; each must be in the facts itself. */
export const paperLetters =
  "ACLS BLS PALS TNCC CCRN CEN CPR RN LPN CNA NMC HCPC OSHA NEBOSH IOSH CSCS SMSTS ITIL PMP PRINCE2 CAPM CSM PSM CISSP CISM CCNA CCNP MCSE AZ-900 CPA CFA ACCA CIMA CMA EA FRM CIPD SHRM PHR SPHR TEFL TESOL CELTA DELTA QTS PGCE DBS ServSafe HACCP BRC CDL HGV LGV ADR CPC FLT RTITB PASMA IPAF AWS-certified Sommelier WSET IATA NCTJ CIM LEED BREEAM Gas-Safe NICEIC EPA EN-9606 AFGSU SST SSIAP CQP FIMO FCO CACES DEAES BAFA BPJEPS BNSSA VAE HSK DELF DALF TOEIC TOEFL IELTS TestDaF AEVO IHK VDE SCC LOPD PRL TPC CAP-petrol FCE CAE CPE REFA DGQ Goethe".split(
    " ",
  );

/** Names of languages, English | German | French | Spanish, folded. */
export const languageRows: readonly string[] = [
  "english | englisch englische englischen englischer | anglais anglaise | ingles inglesa",
  "german | deutsch deutsche deutschen | allemand allemande | aleman alemana",
  "french | franzosisch franzosische franzosischen | francais francaise | frances francesa",
  "spanish castilian | spanisch spanische spanischen | espagnol espagnole | espanol espanola castellano",
  "italian | italienisch | italien italienne | italiano italiana",
  "portuguese | portugiesisch | portugais portugaise | portugues portuguesa",
  "polish | polnisch | polonais polonaise | polaco polaca",
  "russian | russisch | russe | ruso rusa",
  "ukrainian | ukrainisch | ukrainien | ucraniano",
  "turkish | turkisch | turc turque | turco turca",
  "arabic | arabisch | arabe | arabe",
  "chinese mandarin | chinesisch mandarin | chinois mandarin | chino mandarin",
  "japanese | japanisch | japonais | japones",
  "korean | koreanisch | coreen | coreano",
  "dutch | niederlandisch hollandisch | neerlandais | neerlandes holandes",
  "swedish | schwedisch | suedois | sueco",
  "danish | danisch | danois | danes",
  "norwegian | norwegisch | norvegien | noruego",
  "finnish | finnisch | finnois | fines",
  "greek | griechisch | grec | griego",
  "romanian | rumanisch | roumain | rumano",
  "hungarian | ungarisch | hongrois | hungaro",
  "czech | tschechisch | tcheque | checo",
  "catalan | katalanisch | catalan | catalan",
  "basque | baskisch | basque | euskera vasco",
  "galician | galicisch | galicien | gallego",
  "hindi",
  "urdu",
  "punjabi | panjabi",
  "bengali | bengalisch",
  "tamil",
  "vietnamese | vietnamesisch | vietnamien | vietnamita",
  "tagalog filipino",
  "yoruba",
  "swahili | suaheli",
  "hebrew | hebraisch | hebreu | hebreo",
  "persian farsi | persisch farsi | persan farsi | persa farsi",
  "latin | latein | latin | latin",
  "croatian | kroatisch | croate | croata",
  "serbian | serbisch | serbe | serbio",
  "breton | bretonisch | breton bretonne | breton bretona",
  "bulgarian | bulgarisch | bulgare | bulgaro",
];

/** How well a language is known, weakest first, on folded text. */
export const languageLevels: readonly RegExp[] = [
  wholeWords(tables.levels.basic),
  wholeWords(tables.levels.intermediate),
  /(?<!\p{L})(?:b2|good|professional working|sicher|sehr gut|bon niveau|avance|alto|avanzado)(?!\p{L})/u,
  wholeWords(tables.levels.good),
  wholeWords(tables.levels.fluent),
];
