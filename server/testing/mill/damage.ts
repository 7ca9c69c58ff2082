export const damages = ["none", "ligatures", "spaced", "hyphens", "smallcaps", "breaks", "twice"] as const;
/** What programs do to text on its way into a file; "breaks" are page breaks anywhere, "twice" is bold by painting twice. */
export type Damage = (typeof damages)[number];

/** The text as the damaged file holds it. */
export function damageText(text: string, damage: Damage): string {
  if (damage === "ligatures")
    return text.replaceAll("ffi", "\ufb03").replaceAll("fi", "\ufb01").replaceAll("fl", "\ufb02");
  if (damage === "hyphens") return text.replace(/(\p{Ll}{4})(?=\p{Ll}{5})/gu, "$1\u00ad");
  return text;
}
