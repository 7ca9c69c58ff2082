/** How two words for one job differ behind what they share, folded: what a man's ends in, what a woman's ends in. */
export const pairedEndings: readonly (readonly [string, string])[] = [
  ["", "in"],
  ["e", "in"],
  ["er", "in"],
  ["r", ""],
  ["m", "r"],
  ["mann", "frau"],
  ["pfleger", "schwester"],
  ["", "e"],
  ["r", "se"],
  ["eur", "rice"],
  ["", "ne"],
  ["", "le"],
  ["f", "ve"],
  ["x", "se"],
  ["", "sse"],
  ["o", "a"],
  ["", "a"],
  ["e", "a"],
  ["e", "esa"],
  ["or", "riz"],
  ["er", "ress"],
  ["or", "ress"],
  ["", "ess"],
  ["man", "woman"],
  ["man", "maid"],
];

/** Before "in" a man's form lacks its last letter: "Sozialpädagog:in". */
export const shortenedMen = /(?:agog|log)$/u;

/** A shortened second form: what the word ends in, what stands behind the mark, and the ending of the other form. */
type Shortened = { ends: string; said: readonly string[]; other: string; otherIs: "feminine" | "masculine" };

const feminine = (ends: string, said: readonly string[], other: string): Shortened => ({
  ...{ ends, said, other },
  otherIs: "feminine",
});
const masculine = (ends: string, said: readonly string[], other: string): Shortened => ({
  ...{ ends, said, other },
  otherIs: "masculine",
});

/** The first that fits counts, also over the languages where it is not clear which one a posting is in. */
export const shortenedForms: Readonly<Record<string, readonly Shortened[]>> = {
  fr: [
    feminine("teur", ["trice", "rice", "ice"], "trice"),
    feminine("eur", ["euse", "se"], "euse"),
    feminine("eur", ["e", "eure"], "eure"),
    feminine("er", ["ère", "ière", "re", "e"], "ère"),
    feminine("ien", ["ne", "enne", "ienne"], "ienne"),
    feminine("on", ["ne"], "onne"),
    feminine("el", ["le", "elle"], "elle"),
    feminine("f", ["fe", "ffe"], "ffe"),
    feminine("f", ["ve", "ive"], "ve"),
    feminine("x", ["se", "euse"], "se"),
    feminine("e", ["sse", "esse"], "esse"),
    feminine("", ["e"], "e"),
    masculine("euse", ["eur"], "eur"),
  ],
  es: [
    feminine("piloto", ["a"], "piloto"),
    feminine("Piloto", ["a"], "Piloto"),
    feminine("soldado", ["a"], "soldado"),
    feminine("o", ["a"], "a"),
    feminine("e", ["a"], "a"),
    feminine("do", ["da"], "da"),
    feminine("ero", ["era"], "era"),
    feminine("or", ["ora", "a"], "ora"),
    feminine("os", ["as"], "as"),
    masculine("a", ["o"], "o"),
    feminine("", ["a"], "a"),
  ],
  de: [
    feminine("mann", ["frau"], "frau"),
    masculine("frau", ["mann"], "mann"),
    masculine("schwester", ["pfleger"], "pfleger"),
    feminine("pfleger", ["schwester"], "schwester"),
    feminine("beamter", ["in"], "beamtin"),
    feminine("arzt", ["in", "ärztin"], "ärztin"),
    feminine("Arzt", ["in", "ärztin"], "Ärztin"),
    feminine("koch", ["in", "köchin"], "köchin"),
    feminine("Koch", ["in", "köchin"], "Köchin"),
    feminine("anwalt", ["in", "anwältin"], "anwältin"),
    feminine("Anwalt", ["in", "anwältin"], "Anwältin"),
    masculine("e", ["r", "n", "s"], "er"),
    feminine("er", ["e"], "e"),
    feminine("e", ["in", "innen"], "in"),
    feminine("", ["in", "innen"], "in"),
  ],
  en: [feminine("man", ["woman"], "woman"), feminine("er", ["ess", "ress"], "ress"), feminine("", ["ess"], "ess")],
};

/** Adjectives behind a title that go with it, as the man has them and as the woman does. */
export const agreeing: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  es: new Map(
    (
      "académico administrativo agropecuario agrónomo bancario clínico deportivo educativo ejecutivo electromecánico " +
      "electrónico eléctrico farmacéutico ferroviario financiero gráfico hotelero informático inmobiliario jurídico " +
      "logístico mecánico médico operativo pedagógico quirúrgico químico sanitario topográfico turístico técnico " +
      "universitario veterinario"
    )
      .split(" ")
      .map((word) => [word, word.replace(/o$/u, "a")]),
  ),
  fr: new Map([
    ["administratif", "administrative"],
    ["adjoint", "adjointe"],
    ["commercial", "commerciale"],
    ["éducatif", "éducative"],
    ["hospitalier", "hospitalière"],
    ["indépendant", "indépendante"],
    ["médical", "médicale"],
    ["paramédical", "paramédicale"],
    ["polyvalent", "polyvalente"],
    ["principal", "principale"],
    ["qualifié", "qualifiée"],
    ["social", "sociale"],
    ["spécialisé", "spécialisée"],
    ["sportif", "sportive"],
  ]),
};
