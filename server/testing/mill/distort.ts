import { noPlace, type TextLine } from "#server/reading/resume-text.ts";
import { sectionKindOf } from "#server/reading/section-titles.ts";
import { createDice } from "./dice.ts";
import { inventWord } from "./estrange.ts";

/**
 * Lines as files hold them that were made by programs nobody thought of: bullets drawn and not written, no typefaces, no
 * place on the page, titles in words of somebody's own, lines cut, joined, or out of order.
 */
export function distort(lines: readonly TextLine[], seed: number, { titles = true } = {}): TextLine[] {
  const dice = createDice(seed);
  const loses = {
    bullets: dice.chance(0.35),
    looks: dice.chance(0.12),
    places: dice.chance(0.12),
    gaps: dice.chance(0.2),
    titles: dice.chance(0.35) && titles ? 0.4 : 0,
    order: dice.chance(0.15) ? 0.04 : 0,
    ends: dice.chance(0.2) ? 0.03 : 0,
  };
  const seen = lines.map((line): TextLine => {
    const isTitle = sectionKindOf(line.text.replace(/\s*[:：]$/u, "")) !== null;
    const text =
      isTitle && dice.chance(loses.titles)
        ? line.text
            .split(" ")
            .map((word) => inventWord(word, dice))
            .join(" ")
        : line.text;
    return {
      ...line,
      text,
      ...(loses.bullets ? { bullet: false } : {}),
      ...(loses.looks ? { look: noPlace.look, size: noPlace.size, turns: noPlace.turns } : {}),
      ...(loses.places ? { x: noPlace.x, right: noPlace.right } : {}),
      ...(loses.gaps ? { gap: 0 } : {}),
    };
  });
  const out: TextLine[] = [];
  for (const line of seen) {
    const last = out.at(-1);
    const words = line.text.split(" ");
    if (last && dice.chance(loses.order)) out.splice(-1, 0, line);
    else if (last && last.column === line.column && dice.chance(loses.ends))
      out[out.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else if (words.length > 3 && dice.chance(loses.ends)) {
      const at = dice.whole(1, words.length - 1);
      out.push({ ...line, text: words.slice(0, at).join(" ") }, { ...line, text: words.slice(at).join(" ") });
    } else out.push(line);
  }
  return out;
}
