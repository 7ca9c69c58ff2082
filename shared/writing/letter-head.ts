import type { Book } from "#shared/languages/book.ts";
import type { Letter, Tone } from "#shared/letters/letter.schema.ts";
import type { Person } from "#shared/material/material.schema.ts";
import type { JobHead } from "#shared/postings/posting-reading.schema.ts";
import { withArticle } from "./articles.ts";
import { fillFrame, framesFor, type Slots } from "./frames.ts";
import { asApplicant, small } from "./job-slots.ts";
import { polish } from "./polish.ts";
import { namesBoth, withoutGenderMarks } from "./role-form.ts";
import { clean, holdsAny } from "./text-words.ts";

export type LetterHead = Pick<Letter, "subject" | "greeting" | "closing" | "signature">;

/** Subject, greeting, closing and signature by the conventions of the language and the tone; no name is guessed. */
export function toHead(from: {
  person: Person;
  job: JobHead;
  tone: Tone;
  informal: boolean;
  book: Book;
  /** As the person is called by it, where that is known. */
  role?: string;
  /** What the posting wants as the subject. */
  prescribed?: string | undefined;
}): LetterHead {
  const { person, job, tone, book, informal } = from;
  const { manners } = book;
  const role = from.role || withoutGenderMarks(job.role);
  // A posting's number, or words of its choice.
  const reference = clean(job.reference);
  const isNumber = /\p{N}/u.test(reference);
  const slots: Slots = {
    role: { text: role },
    roleSmall: { text: book.words.smallTitles ? small(role) : role },
    asRole: { text: namesBoth(role, book) ? "" : (asApplicant(role, book) ?? "") },
    theRole: { text: namesBoth(role, book) ? "" : (withArticle(role, book.words.roles, book) ?? "") },
    subject: { text: withName(from.prescribed ?? "", person) },
    reference: { text: isNumber ? reference : "" },
    // "Redactor jefe de Local, Local" says it twice.
    keyword: { text: isNumber || role.toLowerCase().includes(reference.toLowerCase()) ? "" : reference },
    company: { text: clean(job.company) },
  };
  const [subject = ""] = framesFor(manners.subject, slots);
  const { name, titled, sex, own } = addresseeOf(job.contact, book);
  // "Hallo Frau Ott" mixes two manners.
  const casual = titled ? manners.greetings.friendly : manners.informalGreetings;
  const greetings = (informal ? casual : null) ?? manners.greetings[tone];
  const company = teamName(job.company);
  const greeting = own
    ? own
    : sex
      ? greetings[sex]
      : titled
        ? (manners.titledGreeting ?? greetings.full.replace(/\{(?:full|first)\}/u, "{titled}"))
        : name
          ? greetings.full
          : company && greetings.team
            ? greetings.team
            : greetings.nobody;
  const ending = manners.endings[tone][name || titled ? "named" : "nobody"];
  const [first = ""] = name.split(" ");
  const values: Slots = {
    full: { text: name },
    first: { text: first },
    titled: { text: titled },
    company: { text: company },
  };
  const filled = (frame: string) => polish(fillFrame(frame, values)?.text ?? "", book);
  const appel = filled(greeting).replace(/[,:]$/u, "");
  const closing = (informal ? manners.informalEnding : null) ?? ending;
  return {
    subject: polish(fillFrame(subject, slots)?.text ?? "", book),
    greeting: filled(greeting),
    closing: polish(closing.replace("{appel}", appel), book),
    signature: clean(`${person.firstName} ${person.lastName}`),
  };
}

/** "SEV-38 – NOM", "Director – Last Name": the person's name where the posting leaves room for it. */
function withName(subject: string, { firstName, lastName }: Person): string {
  if (subject === "") return "";
  const [first, last] = [clean(firstName), clean(lastName)];
  const names = { first, last, whole: clean(`${first} ${last}`), turned: clean(`${last} ${first}`) };
  return roomsForNames.reduce((text, [room, name]) => text.replace(room, () => names[name]), clean(subject));
}

/** What postings put in place of a name, the longest first; a lone word only with a capital. */
const roomsForNames = [
  [
    roomFor("last name,? first name|nachname,? vorname|nom et prénom|nom,? prénom|apellidos?,? (?:y )?nombres?", "giu"),
    "turned",
  ],
  [roomFor("first name last name|vor- und nachname|vorname nachname|prénom nom|nombres? y apellidos?", "giu"), "whole"],
  [roomFor("(?:your|full) name|(?:votre|ton) nom|(?:tu|su) nombre|nombre completo|(?:ihr|dein) name", "giu"), "whole"],
  [roomFor("NAME|NOMBRE", "gu"), "whole"],
  [roomFor("[Ll]ast [Nn]ame|LAST NAME|Surname|SURNAME|Nachname|NACHNAME|Nom|NOM|Apellidos?|APELLIDOS?", "gu"), "last"],
  [roomFor("[Ff]irst [Nn]ame|FIRST NAME|Vorname|VORNAME|Prénom|PRÉNOM", "gu"), "first"],
] as const;

function roomFor(words: string, flags: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);
}

const NOBODY = { name: "", titled: "", sex: null, own: "" };

/** A title stands only where the posting gives it, or says whether the contact is a woman or a man. */
function addresseeOf({ name, title, gender, post }: JobHead["contact"], { manners }: Book) {
  const { teams } = manners;
  const full = clean(name);
  const words = full.split(" ");
  if (full === "" || words.length > 5 || !/^[\p{L}.'’ -]+$/u.test(full) || holdsAny(full, teams)) return NOBODY;
  const isTitle = (word: string) => manners.titles[word.toLowerCase().replaceAll(".", "")] !== undefined;
  if (isTitle(words.at(-1) ?? "")) return NOBODY;
  const known = clean(title)
    .toLowerCase()
    .split(" ")
    // "Dr.-Ing." is "Dr." in a greeting.
    .map((word) => manners.titles[word.replaceAll(".", "").split("-")[0] ?? ""])
    .filter((found) => found !== undefined);
  const sexes = known.map(({ sex }) => sex);
  const sex = gender ?? (sexes.includes("female") ? "female" : sexes.includes("male") ? "male" : null);
  const academic = known.filter((found) => found.sex === "").map(({ as }) => as);
  const courtesy = known.find((found) => found.sex !== "")?.as ?? (sex ? manners.genderTitles[sex] : "");
  const isWhole = known.some(({ withFirstName }) => withFirstName);
  const surname = manners.surnameOnly && !isWhole ? surnameOf(words, manners) : full;
  // English has one title at a time: "Dr Weber", where German has "Frau Dr. Weber".
  const titles = manners.oneTitle && academic.length > 0 ? academic.slice(-1) : [courtesy, ...academic];
  // A single name is a surname only where the posting itself puts a title before it.
  const isTitled = titles.some(Boolean) && (words.length > 1 || clean(title) !== "");
  const titled = isTitled ? [...titles, surname].filter(Boolean).join(" ") : "";
  return {
    name: full,
    titled,
    sex: isTitled ? sex : null,
    own: known.find(({ greeting }) => greeting)?.greeting ?? byPost(post, courtesy, manners),
  };
}

/** "Monsieur le Président,": how the holder of a post is greeted, where the post and the title agree. */
function byPost(post: string, courtesy: string, { posts }: Book["manners"]): string {
  const [word = ""] = clean(post).toLowerCase().split(/[\s,]/u);
  const greeting = posts && Object.hasOwn(posts, word) ? (posts[word] ?? "") : "";
  return courtesy !== "" && greeting.startsWith(courtesy) ? greeting : "";
}

/** "van der Berg" whole. */
function surnameOf(words: readonly string[], { twoSurnames, secondNames }: Book["manners"]): string {
  if (twoSurnames) return secondSurnameOf(words, secondNames);
  const from = words.findIndex((word, at) => at > 0 && at < words.length - 1 && /^\p{Ll}/u.test(word));
  return from > 0 ? words.slice(from).join(" ") : (words.at(-1) ?? "");
}

/** "Pilar Lanaspa Ostáriz" is Sra. Lanaspa; "Ana María López Gil" is Sra. López. */
function secondSurnameOf(words: readonly string[], secondNames: readonly string[]): string {
  const at = words.findIndex((word, index) => index > 0 && !secondNames.includes(word.toLowerCase()));
  if (at < 0) return words.at(-1) ?? "";
  // "María de la Fuente Gil": what begins small goes with the next.
  const end = words.findIndex((word, index) => index >= at && /^\p{Lu}/u.test(word));
  return words.slice(at, Math.max(end, at) + 1).join(" ");
}

/** A company's name as a team is called by it; empty where it is too long or more than a name. */
function teamName(company: string): string {
  const name = clean(company)
    .replace(/,?\s+(?:inc|ltd|llc|plc|gmbh|corp|co|s\.? ?[al]\.?|sarl|sas|ag)\.?$/iu, "")
    .replace(/^the\s+(?=\p{Lu})/iu, "");
  return name.length <= 40 && name.split(" ").length <= 4 && !/[,;()/|]/u.test(name) ? name : "";
}
