import type { Tone } from "#shared/letters/letter.schema.ts";
import type { LanguageModule } from "../../realising/language-module.ts";
import { cliches } from "./cliches.ts";
import { closing, greeting, subject } from "./conventions.ts";
import { isForeign } from "./foreign.ts";
import { isDeed } from "./lines.ts";
import { answering } from "./phrases-answering.ts";
import { closings } from "./phrases-closing.ts";
import { openings } from "./phrases-opening.ts";
import { papers } from "./phrases-papers.ts";
import { questions } from "./phrases-questions.ts";
import { roles } from "./phrases-role.ts";
import { abilities } from "./phrases-skills.ts";
import { starts } from "./phrases-start.ts";
import { summaries } from "./phrases-summary.ts";
import { times } from "./phrases-time.ts";
import { told } from "./phrases-told.ts";
import { trials } from "./phrases-trial.ts";
import { wishes } from "./phrases-wishes.ts";
import { work } from "./phrases-work.ts";
import { fill } from "./slots.ts";
import { shortenTopic } from "./topics.ts";
import { verbOf } from "./verb-forms.ts";

export const english: LanguageModule = {
  language: "en",
  phrases: {
    ...openings,
    ...times,
    ...trials,
    ...roles,
    ...work,
    ...abilities,
    ...papers,
    ...wishes,
    ...questions,
    ...summaries,
    ...starts,
    ...closings,
    ...answering,
    ...told,
  },
  fill,
  polish,
  shortenTopic,
  isDeed,
  isForeign,
  continued,
  subject,
  greeting,
  closing,
  toneWords: {
    // The sign is found first: what stands before it is looked at only there.
    contractions: /(?<=\p{L})['’](?:m|ve|d|ll|re|s|t)\b/gu,
    hedges:
      /\b(?:might|perhaps|maybe|somewhat|fairly|i think|i hope|i feel|i suppose|would like|could|possibly|rather|hopefully|i would)\b/gu,
    feelings:
      /\b(?:glad|enjoy\w*|like[sd]?|love[sd]?|happy|pleased|look(?:ing)? forward|drawn|curious|keen|proud|fun)\b/gu,
    reader: /\b(?:you|your|yours|posting|bulletin)\b/i,
    goesOn:
      /^(?:And|Also|Besides|There(?:[’']s| is) more|There,|On the practical side|The same job|Part of that|In the same|As part of the same|Within the same|To the same|Among the further|It should be added|I also|You would also|One thing more|One more thing|Something else|My other|Another skill|My qualifications also|There(?:[’']s| is) also|A further part|A further skill|Further skills|That job also|What I have done also|I can also|I may add|To this I may)(?!\p{L})|(?: as well|, too| on top of that)\.$/u,
    firstPerson: /^(?:I|I['’](?:m|ve|d|ll)|My)\b/u,
  },
  sentenceLengthFactor: 1,
  cliches,
};

/**
 * Phrases mark with "~" where two words may contract ("I~have"): friendly letters do, enthusiastic ones where a wish would
 * sound like a doubt.
 */
function polish(written: string, tone: Tone): string {
  const own = written.includes("your") ? written.replace(TWICE_WITH_YOU, "") : written;
  const sentence = placed(own);
  if (!sentence.includes("~")) return sentence;
  return sentence.replace(JOINED, (_, first: string, second: string) => {
    const contracts = tone === "friendly" || (tone === "enthusiastic" && second === "would");
    const apart = `${first} ${second}`;
    const said = contracts ? (CONTRACTIONS[apart.toLowerCase()]?.(first) ?? apart) : apart;
    return said.slice(first.length);
  });
}

/** "At" is said of an employer; one works for a household, and in what is one's own. */
function placed(sentence: string): string {
  const served = sentence.includes("t the ")
    ? sentence.replace(AT_FORCES, (_, first: string) => (first === "A" ? "In " : "in "))
    : sentence;
  const housed = served.includes("at a private ") ? served.replaceAll("at a private ", "for a private ") : served;
  if (!housed.includes(" self-employment") && !housed.includes("t my freelance ")) return housed;
  return housed.replace(/\b([Aa])t (?=my freelance |self-employment)/gu, (_, first: string) =>
    first === "A" ? "In " : "in ",
  );
}

/** One serves in an army, and in its corps. */
const AT_FORCES =
  /\b([Aa])t (?=the (?:\p{Lu}[\p{L}.]* ){0,3}(?:Army|Navy|Air Force|Marines|Marine Corps|Coast Guard|National Guard|Armed Forces|Defence Forces?)(?!\p{L}))/gu;

/** The mark is found fast; what stands before it is looked at only then, and stays. */
const JOINED = /~(?<=(?<!\p{L})(\p{L}+)~)(\p{L}+)/gu;

/** "recording care in your system in your team": whose it is has been said. */
const TWICE_WITH_YOU =
  / (?:in your team|with you)(?=[.,?!])(?<=\b(?:in|to|with|on|of|against|for) your [^,.;:?!]{3,50} (?:in your team|with you))/gu;

/** Behind a semicolon a sentence goes on in small letters; one that begins with what may be a name stands by itself. */
function continued(sentence: string): string | null {
  const [first = ""] = sentence.split(/[ ,]/u, 1);
  if (/^I(?:’\p{L}+)?$/u.test(first)) return sentence;
  const isPlain = BEGINNINGS.test(first) || verbOf(first)?.form === "gerund";
  return isPlain ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : null;
}

const BEGINNINGS =
  /^(?:An?|The|My|In|At|As|For|From|With|What|Where|When|Of|On|To|By|After|Before|Earlier|And|Also|Besides|There|Two|One|Since|Between|Prior|Within|Among|Another|Put|Altogether|Counted|Added|Alongside|Enclosed|Taken|Further|Through|People|First|Towards|Closer|How|Who|If)$/u;

const join = (ending: string) => (first: string) => `${first}’${ending}`;

const CONTRACTIONS: Record<string, (first: string) => string> = {
  "i am": join("m"),
  "i have": join("ve"),
  "i would": join("d"),
  "i will": join("ll"),
  "that is": join("s"),
  "it is": join("s"),
  "what is": join("s"),
  "here is": join("s"),
  "there is": join("s"),
  "you are": join("re"),
  "you will": join("ll"),
  "do not": (first) => `${first}n’t`,
  "does not": (first) => `${first}n’t`,
  "have not": (first) => `${first}n’t`,
  "is not": (first) => `${first}n’t`,
};
