/** A part of a line that heads a posting: "Role - Company - Place" has three. `mark` is what stands before it. */
export type Piece = {
  text: string;
  at: number;
  mark: "start" | "crumb" | "dash" | "bar" | "comma" | "colon" | "at" | "gap" | "bracket";
};

const separators = new RegExp(
  [
    String.raw`\s[>›»]\s|[!?]\s+(?=\p{Lu})|\s[–—-]+\s|\s[–—](?=\p{L})|\s*[|•]\s*|\s[·∙]\s|,\s+|:\s+|\s@\s`,
    String.raw`\s(?:at|bei|chez|with)\s(?=\p{Lu}|\p{Ll}\p{Lu})`,
    String.raw`\s{3,}|\t|\s\((?=\p{L})|(?<=\s\([^()]{0,60})\)\s*|\s?[[\]]\s?`,
  ].join("|"),
  "gu",
);
/** Between the parts of a path where it has two or more of them. */
const slashes = /\s\/\s/gu;

/** The parts of a line by what is put between them. */
export function toPieces(line: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let mark: Piece["mark"] = "start";
  const read = line.slice(0, 300);
  const paths = [...read.matchAll(slashes)];
  const found = [...read.matchAll(separators), ...(paths.length > 1 ? paths : [])].toSorted(
    (a, b) => a.index - b.index,
  );
  for (const { index, 0: between } of found) {
    if (index < at) continue;
    push(pieces, { line, at, end: index, mark });
    at = index + between.length;
    mark = markOf(between);
  }
  push(pieces, { line, at, end: line.length, mark });
  return pieces;
}

function push(
  pieces: Piece[],
  { line, at, end, mark }: { line: string; at: number; end: number; mark: Piece["mark"] },
): void {
  const said = line.slice(at, end);
  const text = said.trim();
  if (text) pieces.push({ text, at: at + said.indexOf(text), mark });
}

function markOf(between: string): Piece["mark"] {
  const bare = between.trim();
  if (/^[>›»/]$/u.test(bare)) return "crumb";
  if (/^[–—-]+$/u.test(bare)) return "dash";
  if (/^[|•·∙]$/u.test(bare)) return "bar";
  if (bare === ",") return "comma";
  if (bare === ":") return "colon";
  if (/^[()[\]]$/u.test(bare)) return "bracket";
  if (/^[!?]$/u.test(bare)) return "gap";
  return bare === "" ? "gap" : "at";
}
