/** Radicals that Unicode does not itself trace back to the characters that look the same. */
const supplement = new Map(
  [..."⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙"].flatMap(
    (char, index, all) => (index % 2 === 0 ? [[char, all[index + 1] ?? char] as const] : []),
  ),
);

/** Browsers name some ideographs in their PDF files by the radical of the same shape: "⼯作" for "工作". */
export function withoutRadicals(text: string): string {
  return text.replace(/[\u2e80-\u2fdf]/g, (radical) => supplement.get(radical) ?? radical.normalize("NFKC"));
}
