import type { Completion } from "#shared/material/material.schema.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { holdsAny } from "#shared/writing/text-words.ts";
import { sharedWords } from "./completion-pieces.ts";
import { withoutMarks } from "./own-line.ts";
import type { Telling, Told } from "./telling.ts";

const displayNames = new Map<string, Intl.DisplayNames>();

/** A language's name in the letter's own; as it was typed where the list does not have it. */
function nameOf(language: string, letter: string): string {
  const [found] = namedIn(language).named.filter(({ kind }) => kind === "language");
  const code = Object.entries(CODES).find(([, name]) => name === found?.name)?.[0];
  if (!code) return language;
  const names = displayNames.get(letter) ?? new Intl.DisplayNames([letter], { type: "language" });
  displayNames.set(letter, names);
  return names.of(code) ?? language;
}

const CODES: Readonly<Record<string, string>> = {
  ...{
    ar: "arabic",
    de: "german",
    en: "english",
    es: "spanish",
    fr: "french",
    ga: "irish",
    hi: "hindi",
    it: "italian",
  },
  ...{ ja: "japanese", nl: "dutch", pl: "polish", pt: "portuguese", ro: "romanian", ru: "russian", sq: "albanian" },
  ...{ tr: "turkish", uk: "ukrainian", vi: "vietnamese", zh: "mandarin" },
};

export function languagesOf({ gathered, request, book }: Telling): { told: Told[]; isAsked: boolean } {
  const asked = request.answered.filter(({ point }) => point.kind !== "duty" && point.sort === "language");
  const said = [...gathered.stories, ...gathered.jobs.flatMap(({ lines }) => lines)].map(({ typed }) => typed);
  const pointOf = ({ point }: Completion) => request.answered.find((one) => one.point.id === point)?.point;
  const endings = gathered.completions.map((one) => {
    const asked = pointOf(one);
    return asked?.sort === "language" ? `${one.ending} ${asked.text}` : one.ending;
  });
  const isOwn = (language: string, level: string) =>
    holdsAny(language, book.words.ownNames) && (level === "" || NATIVE.test(level));
  const spoken = gathered.rows.languages
    .map(({ id, language, level }) => ({
      id,
      language: withoutMarks(language),
      level: withoutMarks(level).replace(VAGUE, ""),
    }))
    .filter(({ language }) => !gathered.isForeign || nameOf(language, request.language) !== language)
    .filter(({ language }) => ![...said, ...endings].some((text) => sharedWords(text, language, book) > 0));
  // Of who speaks another language as well from birth, a list without the letter's own looks as if it were foreign.
  const isNative = ({ level }: { level: string }) => NATIVE.test(level);
  const isNamed = (language: string) => asked.some(({ point }) => sharedWords(point.text, language, book) > 0);
  const others = spoken.filter(
    (one) =>
      isNamed(one.language) ||
      !isOwn(nameOf(one.language, request.language), one.level) ||
      spoken.some((two) => two !== one && isNative(two)),
  );
  const isSure = (level: string) =>
    level === "" ||
    SURE_LEVEL.test(level) ||
    [level.toLowerCase(), level.toLowerCase().split(" ")[0] ?? ""].some((one) => book.facts.sureLevels.includes(one));
  const told = others
    .filter(
      ({ language, level }) => /\p{L}/u.test(language) && (isSure(level) || (isNamed(language) && isShort(level))),
    )
    .map(({ id, language, level }): Told => {
      const name = nameOf(language, request.language);
      const said =
        gathered.isForeign && !/^[ABC][12]/u.test(level)
          ? ""
          : level.replace(/[()]/gu, " ").replace(/\s+/gu, " ").trim();
      const spoken = Object.hasOwn(book.facts.spoken, said.toLowerCase())
        ? book.facts.spoken[said.toLowerCase()]
        : undefined;
      return { text: said === "" ? name : (spoken?.replace("{name}", () => name) ?? `${name} (${said})`), fact: id };
    });
  // "Ich spreche Deutsch" says nothing in German.
  const isBare = told.length === 1 && holdsAny(told[0]?.text ?? "", book.words.ownNames);
  return { told: isBare ? [] : told, isAsked: asked.length > 0 };
}

const NATIVE = /mutter|native?o?|matern|bilingu|first|mother/iu;
function isShort(level: string): boolean {
  return level.split(" ").length <= LONGEST_LEVEL;
}

const LONGEST_LEVEL = 3;
/** Anything else is told by the person: "I read it well, speaking is hard". */
const SURE_LEVEL = /^[ABC][12]|mutter|nativ|matern|first|mother/iu;
const VAGUE = /^(?:ok|okay|bien|gut|si|sí)$/iu;
