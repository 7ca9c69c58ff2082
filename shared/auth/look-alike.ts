/** Letters of other alphabets, and rare ones of Latin, behind the plain letter that they are drawn like. */
const drawnLike = {
  a: "аɑα",
  A: "АΑᎪ",
  B: "ВΒᏴ",
  c: "сϲ",
  C: "СϹᏟ",
  d: "ԁ",
  e: "е",
  E: "ЕΕᎬ",
  g: "ɡ",
  h: "һ",
  H: "НΗᎻ",
  i: "іıɩɪι",
  I: "ІΙӀ",
  j: "јϳ",
  J: "ЈᎫ",
  k: "κ",
  K: "КΚᏦ",
  l: "ӏ",
  M: "МΜᎷ",
  n: "ո",
  N: "Ν",
  o: "оοօ",
  O: "ОΟ",
  p: "рρ",
  P: "РΡᏢ",
  q: "ԛ",
  s: "ѕ",
  S: "ЅᏚ",
  T: "ТΤᎢ",
  u: "υս",
  v: "ν",
  w: "ԝ",
  x: "х",
  X: "ХΧ",
  y: "у",
  Y: "ҮΥ",
  Z: "ΖᏃ",
};
const plainOf = new Map(
  Object.entries(drawnLike).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain] as const)),
);

/** The name in plain letters, as somebody reads it who looks at it in passing. */
export function inPlainLetters(name: string): string {
  return [...name].map((letter) => plainOf.get(letter) ?? letter).join("");
}

/** Which letters go together; marks, digits and signs go with all of them (UTS #39, "highly restrictive"). */
const alphabets = [
  /^[\P{L}\p{scx=Zyyy}\p{scx=Latn}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}]*$/u,
  /^[\P{L}\p{scx=Zyyy}\p{scx=Cyrl}]*$/u,
  /^[\P{L}\p{scx=Zyyy}\p{scx=Grek}]*$/u,
  /^(?:(?!\p{L})[\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}]|[^\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}])*$/u,
];

/** Whether letters of several alphabets stand in one name: that is how a name is made to look like another's. */
export function mixesAlphabets(name: string): boolean {
  return !alphabets.some((alphabet) => alphabet.test(name));
}
