import type { LanguageModule, Phrases, Register } from "../../realising/language-module.ts";
import { someSpace } from "../../words/some-space.ts";
import { cliches } from "./cliches.ts";
import { closing, greeting, subject } from "./conventions.ts";
import { isForeign } from "./foreign.ts";
import { lowerFirst } from "./letter-case.ts";
import { answering } from "./phrases-answering.ts";
import { applications } from "./phrases-applying.ts";
import { asking } from "./phrases-asking.ts";
import { beginning } from "./phrases-beginning.ts";
import { closings } from "./phrases-closing.ts";
import { matching } from "./phrases-matching.ts";
import { openings } from "./phrases-opening.ts";
import { skillOpenings } from "./phrases-opening-skills.ts";
import { personal } from "./phrases-personal.ts";
import { starting } from "./phrases-starting.ts";
import { telling } from "./phrases-telling.ts";
import { times } from "./phrases-time.ts";
import { told } from "./phrases-told.ts";
import { trials } from "./phrases-trial.ts";
import { wishes } from "./phrases-wishes.ts";
import { work } from "./phrases-work.ts";
import { years } from "./phrases-years.ts";
import { fill } from "./slots.ts";
import { withoutSharpS } from "./swiss.ts";
import { shortenTopic } from "./topics.ts";
import { isDeed } from "./work-spans.ts";

export const german: LanguageModule = {
  language: "de",
  phrases: {
    ...openings,
    ...skillOpenings,
    ...times,
    ...trials,
    ...applications,
    ...work,
    ...matching,
    ...personal,
    ...wishes,
    ...closings,
    ...telling,
    ...told,
    ...answering,
    apply: bothOf(applications.apply, beginning.apply),
    ...asking,
    ...years,
    start: bothOf(bothOf(starting.start, beginning.start), years.start),
    offer: bothOf(bothOf(closings.offer, beginning.offer), years.offer),
  },
  fill,
  polish,
  shortenTopic,
  isDeed,
  afterGreeting,
  continued: afterGreeting,
  isForeign,
  spell: (text, { isSwiss }, names) => (isSwiss ? withoutSharpS(text, names) : text),
  subject,
  greeting,
  closing,
  toneWords: {
    contractions: null,
    hedges:
      /(?<!\p{L})(?:vielleicht|würde|könnte|möglicherweise|eventuell|eher|ich denke|ich hoffe|ich glaube|etwas|möchte)(?!\p{L})/gu,
    feelings: /(?<!\p{L})(?:freue|freut|gern|gerne|mag|liebe|spaß|neugierig|reizt|begeister\p{L}*|stolz)(?!\p{L})/gu,
    goesOn:
      /^(?:Und|Auch|Außerdem|Daneben|Darum|Deshalb|Ferner|Ebenso|Dazu|Hinzu|Hinzufügen|Darüber hinaus|Vorweisen kann ich auch|Nennen darf ich Ihnen auch|Zu dem, was ich gemacht habe|Zu den weiteren|Zu ergänzen|Ergänzen|Zur (?:selben|gleichen) Zeit|Neben diese[rn])(?!\p{L})/u,
    firstPerson: /^(?:ich|mein\p{L}*)(?!\p{L})/iu,
  },
  sentenceLengthFactor: 0.95,
  cliches,
};

/** The phrases of one kind from two tables. */
function bothOf(first: Phrases, second: Phrases): Phrases {
  const registers: Register[] = [
    "professional",
    "friendly",
    "confident",
    "enthusiastic",
    "formal",
    "plain",
    "warm",
    "full",
    "any",
  ];
  return Object.fromEntries(
    registers.flatMap((register) => {
      const all = [...(first[register] ?? []), ...(second[register] ?? [])];
      return all.length > 0 ? [[register, all]] : [];
    }),
  );
}

/** "Ihre Anzeige" and "Ihr Haus" stay large behind the greeting; "ihr sucht" and "eure Anzeige" go small. */
function afterGreeting(sentence: string): string {
  if (TO_READER.test(sentence)) return sentence;
  return TO_READERS.test(sentence) || BEGINS_SMALL.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : lowerFirst(sentence);
}

/** Words that our own sentences begin with, and typed lines do not. */
const BEGINS_SMALL =
  /^(?:(?:Worauf|Darauf|Daran|Alles|Zusammengezählt|Es|Sobald|Da|Ab|Sofern|Nicht|Sprechen|Lernen|Reden|Dann|Bitte|Genau|Bisher|Ganz|Näher|Neues|Mache|Bringe|Sollte)(?!\p{L})|(?:Begonnen|Übernehmen|Erwähnen|Fragen|Hinzufügen|Nennen|Vorbereitet) (?:habe|will|darf|kann) )/u;
const TO_READERS = /^(?:Ihr|Euch|Eu(?:er|re)\p{Ll}*)(?!\p{L})/u;
const TO_READER = /^(?:Ihre[nmrs]?|Ihnen|Ihr(?= \p{Lu}))(?!\p{L})/u;

/** "bis zu der Fehlersuche" is said "bis zur Fehlersuche". */
function contracted(sentence: string): string {
  return sentence
    .replace(/(?<!\p{L})zu der (?=\p{Lu})/gu, "zur ")
    .replace(/(?<!\p{L})(zu|bei|von|Zu|Bei|Von) dem (?=\p{Lu})/gu, (_, word: string) => `${CONTRACTED[word]} `);
}

const CONTRACTED: Readonly<Record<string, string>> = {
  zu: "zum",
  bei: "beim",
  von: "vom",
  Zu: "Zum",
  Bei: "Beim",
  Von: "Vom",
};

/** A no-break space between a figure and its sign; "Ein Hotel" after a colon stays as it is. */
function polish(sentence: string): string {
  return mayNeedTouch(sentence) ? touched(sentence) : sentence;
}

/** Most sentences hold nothing to touch: one look at their spaces is faster than the patterns. */
function mayNeedTouch(sentence: string): boolean {
  return SIGNS.some((sign) => sentence.includes(sign)) || someSpace(sentence, (at) => mayJoin(sentence, at));
}

const SIGNS = ["%", "€", "z.", "kenne"];

/** "zu der", "bei dem", "von dem"; "Arbeit im". */
function mayJoin(sentence: string, space: number): boolean {
  const before = sentence.charAt(space - 1);
  return "uin".includes(before)
    ? sentence.startsWith("de", space + 1)
    : before === "t" && sentence.startsWith("i", space + 1);
}

/** "In meiner Arbeit im Praktikum" is "In meinem Praktikum". */
const IN_STAGE =
  /(?<=m)eine(r?) (?:Arbeit|Tätigkeit) (im|in der) (?=(?:\p{L}*[Pp]raktikum|Referendariat|Volontariat|Ehrenamt|\p{L}*[Ss]tudium|(?:Master|Bachelor|Diplom|Abschluss|Doktor|Studien)arbeit|Lehre|Umschulung|\p{L}*[Aa]usbildung)(?!\p{L}))/gu;

/** What one knows is known from a stage of training, and not in it. */
const KNOWN_IN = /(?<=(?:^| )(?:es|kenne ich) )(im|in der) (?=[^,;.]{3,60}(?: kenne| schon)(?!\p{L}))/gu;

function touched(sentence: string): string {
  return contracted(sentence)
    .replace(KNOWN_IN, (_, joint: string) => (joint === "im" ? "aus dem " : "aus der "))
    .replace(IN_STAGE, (_, dative: string, joint: string) =>
      joint === "im" ? (dative ? "einem " : "ein ") : `eine${dative} `,
    )
    .replace(/(\d) ?(?=[%€])/gu, "$1\u00a0")
    .replace(/(?<!\p{L})z\. ?B\./gu, "z.\u00a0B.");
}
