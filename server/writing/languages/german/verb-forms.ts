import { inseparablePrefixes, neverSeparated, regularVerbs, separablePrefixes, strongVerbs } from "./verbs.ts";

/** An infinitive in its parts: "annehmen" is "an" and "nehmen"; the particle is "" where nothing parts. */
function partsOf(infinitive: string): { particle: string; stem: string } {
  if (neverSeparated.test(infinitive) || /^(?:über|unter|wider|hinter)/u.test(infinitive))
    return { particle: "", stem: infinitive };
  const particle = separablePrefixes.find((prefix) => {
    const rest = infinitive.slice(prefix.length);
    return (
      infinitive.startsWith(prefix) &&
      rest.length >= 4 &&
      (isVerb(rest) || (looksLikeVerb(rest) && /[aeiouäöüy]\p{L}*?(?:en|eln|ern)$/u.test(rest)))
    );
  });
  return particle ? { particle, stem: infinitive.slice(particle.length) } : { particle: "", stem: infinitive };
}

/** "anzunehmen", "zu prüfen". */
export function withZu(infinitive: string): string {
  const { particle, stem } = partsOf(infinitive);
  return particle ? `${particle}zu${stem}` : `zu ${stem}`;
}

/** First person of the present, and the particle that goes to the end: "nehme" and "an". */
export function firstPerson(infinitive: string): { verb: string; particle: string } {
  const { particle, stem } = partsOf(infinitive);
  return { verb: presentOf(stem), particle };
}

/** "nehme", "sammle", "kümmere". */
export function presentOf(stem: string): string {
  const verb = stem.endsWith("eln")
    ? `${stem.slice(0, -3)}le`
    : stem.endsWith("ern")
      ? `${stem.slice(0, -1)}e`
      : stem.slice(0, -1);
  return IRREGULAR[stem] ?? verb;
}

const IRREGULAR: Record<string, string> = {
  sein: "bin",
  sollen: "soll",
  können: "kann",
  dürfen: "darf",
  müssen: "muss",
  wissen: "weiß",
  tun: "tue",
};

/** "angenommen", "geprüft", "kommissioniert", "übernommen". */
export function participleOf(infinitive: string): string {
  const { particle, stem } = partsOf(infinitive);
  return `${particle}${simpleParticiple(stem)}`;
}

function simpleParticiple(verb: string): string {
  const strong = strongVerbs.get(verb);
  if (strong) return strong;
  const ending = verb.endsWith("n") && !verb.endsWith("en") ? 1 : 2;
  const stem = verb.slice(0, -ending);
  const weak = `${stem}${/(?:[dt]|ch[mn]|[^lrhmnaeiouäöüy][mn])$/u.test(stem) ? "et" : "t"}`;
  if (verb.endsWith("ieren")) return weak;
  const prefix = inseparablePrefixes.find(
    (one) => verb.startsWith(one) && verb.length - one.length >= 4 && verb !== `${one}en`,
  );
  if (!prefix || regularVerbsWithPrefixLetters.has(verb)) return `ge${weak}`;
  const inner = regularVerbs.has(verb) ? undefined : strongVerbs.get(verb.slice(prefix.length));
  return inner ? `${prefix}${inner.replace(/^ge/u, "")}` : weak;
}

/** They begin like a prefix and have none: "geerntet", "geebnet". */
const regularVerbsWithPrefixLetters = new Set([
  "ernten",
  "erben",
  "enden",
  "beten",
  "betteln",
  "geigen",
  "beugen",
  "beizen",
]);

/** Whether a small word at the end of a line is a participle: "kommissioniert", "eingearbeitet", "übernommen". */
export function isParticiple(word: string): boolean {
  if (!/^\p{Ll}{4,}$/u.test(word)) return false;
  if (/[^aeiou]iert$|uiert$/u.test(word)) return true;
  const simple = afterParticle(word);
  if (simple.some((rest) => /^ge\p{L}{2,}t$/u.test(rest) && !/^ge(?:samt|recht|wiss|hört)$/u.test(rest))) return true;
  if (simple.some((rest) => STRONG_PARTICIPLES.has(rest))) return true;
  return simple.some((rest) =>
    inseparablePrefixes.some((prefix) => {
      if (!rest.startsWith(prefix) || prefix === "ge" || rest.length - prefix.length < 3) return false;
      if (/t$/u.test(rest) && !/^(?:bereit|bekannt|beliebt|berühmt|verwandt)$/u.test(rest)) return true;
      return STRONG_PARTICIPLES.has(`ge${rest.slice(prefix.length)}`);
    }),
  );
}

/** Participle and infinitive are one word: what the line means depends on its post. */
export function isEither(word: string): boolean {
  return /(?:beraten|erhalten|behalten|unterhalten|aufbehalten|verladen|beladen|entladen|vertreten|betreten|empfangen|erfahren|verraten|vergraben|vergeben|ergeben|vermessen|bemessen|verlassen|erlassen|entlassen|betragen|übertragen|vertragen|unterlassen|überlassen|befahren|verwachsen)$/u.test(
    word,
  );
}

const STRONG_PARTICIPLES: ReadonlySet<string> = new Set(strongVerbs.values());

function afterParticle(word: string): string[] {
  return [
    word,
    ...separablePrefixes.filter((prefix) => word.startsWith(prefix)).map((prefix) => word.slice(prefix.length)),
  ];
}

/** Whether the table or a sure ending knows the infinitive, with or without a prefix. */
export function isVerb(infinitive: string): boolean {
  if (infinitive.endsWith("ieren") && infinitive.length > 6) return true;
  if (strongVerbs.has(infinitive) || regularVerbs.has(infinitive)) return true;
  return inseparablePrefixes.some((prefix) => {
    const rest = infinitive.slice(prefix.length);
    return infinitive.startsWith(prefix) && (strongVerbs.has(rest) || regularVerbs.has(rest));
  });
}

/** The same with its particle: "zuhören", "mitdenken". */
export function isVerbWithParticle(infinitive: string): boolean {
  return afterParticle(infinitive).some(isVerb);
}

/** Whether a small word at the end of a phrase of a posting or a line can be an infinitive. */
export function looksLikeVerb(word: string): boolean {
  return /^\p{Ll}{3,}(?:en|eln|ern)$/u.test(word) && !NO_VERB.test(word);
}

const NO_VERB =
  /^(?:zusammen|morgen|außen|innen|unten|oben|hinten|vorn|neben|gegen|wegen|zwischen|allen|einen|keinen|jeden|diesen|unseren|meinen|eigenen|neuen|großen|kleinen|guten|ihren|gestern|gern|modern|extern|intern|sondern|anderen|weiteren|kranken|alten|jungen|verschiedenen|mehreren|wenigen|vielen|vorhanden|zufrieden)$/u;

/** "Erstellen von Angeboten": the doing as a noun. */
export function isNominalised(phrase: string): boolean {
  const verb = /^(\p{Lu}\p{Ll}+(?:en|ern|eln))(?:$| (?:von|vom|der|des|neuer|alter|aller) )/u
    .exec(phrase)?.[1]
    ?.toLowerCase();
  return verb !== undefined && (isVerb(verb) || afterParticle(verb).some(isVerb));
}

/** The infinitive of a first person at the start of a line ("Betreue", "Leitete"), or null. */
export function infinitiveOfFirst(word: string): { infinitive: string; tense: "present" | "past" } | null {
  if (!/^\p{L}{3,}e$/u.test(word)) return null;
  const small = word.toLowerCase();
  const present = [`${small}n`, `${small.slice(0, -1)}n`, small.replace(/le$/u, "eln")].find(isVerb);
  if (present && (present === `${small}n` || /(?:eln|ern)$/u.test(present))) {
    return { infinitive: present, tense: "present" };
  }
  const past = /^(.+?)(?:e?te)$/u.exec(small)?.[1];
  const infinitive = past && [`${past}en`, `${past}n`].find((verb) => isVerb(verb) && !strongVerbs.has(verb));
  return infinitive ? { infinitive, tense: "past" } : null;
}
