import { type Part, parsePattern } from "./parse-pattern.ts";

const marks = [...",-(.é一<{"];
const rareMarks = [..."\u00a0•/@“*€%"];
/** Tried in turn for what stands in a text for a class of signs; a blank first, because several parts often fit one. */
const signs = {
  blank: [" ", "a", "A", "0", "\n", ...marks, ...rareMarks],
  letter: ["a", "A", "0", " ", ...marks, "\n", ...rareMarks],
};
type Kind = keyof typeof signs;
/** How often what may be left out is there, and what may be there without end. */
type Style = { kind: Kind; optional: 0 | 1; endless: 0 | 1; way: number };

const styles: Style[] = (["blank", "letter"] as const).flatMap((kind) =>
  [0, 1].flatMap((way) => [
    { kind, way, optional: 0 as const, endless: 0 as const },
    { kind, way, optional: 0 as const, endless: 1 as const },
    { kind, way, optional: 1 as const, endless: 1 as const },
  ]),
);

/**
 * Texts of that length that a pattern has to try in many ways, if it has to for any: each part that may come without end
 * comes without end, behind what stands before it, and what ends the text doesn't fit.
 */
export function hostileTexts({ source, flags }: RegExp, length: number): string[] {
  const unicode = flags.replace(/[gyd]/g, "");
  const known = new Map<string, string>();
  const signOf = (part: string, kind: Kind): string => {
    const key = `${kind}${part}`;
    const found = known.get(key) ?? findSign(part, kind, unicode);
    known.set(key, found);
    return found;
  };
  const texts = new Set<string>();
  const whole = parsePattern(source);
  for (const style of styles) {
    const sample = sampler(style, signOf);
    const found = endless(whole, "", sample);
    const units = [
      ...found.map(({ before, part }) => ({ before, unit: sample(part) })),
      ...beginnings(whole).map((part) => ({ before: "", unit: sample(part) })),
    ];
    for (const { before, unit } of units) {
      if (unit === "") continue;
      const pumped = before + unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
      for (const end of ["\0", "x\0"]) texts.add(pumped + end);
    }
  }
  return [...texts];
}

function sampler(
  { optional, endless: many, way, kind }: Style,
  signOf: (part: string, kind: Kind) => string,
): (part: Part) => string {
  const sample = (part: Part): string => {
    if (part.is === "sign") return signOf(part.source, kind);
    if (part.is === "sequence") return part.parts.map(sample).join("");
    if (part.is === "choice") return sample(part.ways.at(way) ?? part.ways[0] ?? { is: "sequence", parts: [] });
    return sample(part.part).repeat(
      Math.max(part.least, part.most === Number.POSITIVE_INFINITY ? many : Math.min(part.most, optional)),
    );
  };
  return sample;
}

/** Every part that may come without end, with what stands before it. */
function endless(part: Part, before: string, sample: (part: Part) => string): { before: string; part: Part }[] {
  if (part.is === "sign") return [];
  if (part.is === "choice") return part.ways.flatMap((one) => endless(one, before, sample));
  if (part.is === "sequence") {
    let so = before;
    return part.parts.flatMap((one) => {
      const found = endless(one, so, sample);
      so += sample(one);
      return found;
    });
  }
  const inner = endless(part.part, before, sample);
  if (part.most !== Number.POSITIVE_INFINITY) return inner;
  const ways = part.part.is === "choice" ? part.part.ways : [part.part];
  return [...ways.map((one) => ({ before, part: one })), ...inner];
}

/** What a pattern begins with, again and again, is a text in which it begins anew everywhere and doesn't come to its end. */
function beginnings(whole: Part): Part[] {
  const ways = whole.is === "choice" ? whole.ways : [whole];
  return ways.flatMap((one) =>
    one.is === "sequence"
      ? one.parts.slice(1, 8).map((_, at): Part => ({ is: "sequence", parts: one.parts.slice(0, at + 1) }))
      : [],
  );
}

function findSign(part: string, kind: Kind, flags: string): string {
  if (!/^[.[\\]/.test(part)) return part;
  if (/^\\(?:k<|[1-9])/.test(part)) return "";
  const fits = new RegExp(`^${part}$`, flags);
  const literal = [...part.replace(/\\[pPdDsSwW](?:\{[^}]*\})?/gu, "")].filter((one) => fits.test(one));
  return [...signs[kind], ...literal].find((one) => fits.test(one)) ?? "";
}
