import { toClusters } from "./typesetter.ts";

type Measure = (text: string) => number;

type Column = { width: number; measure: Measure };

/** Part of a line that never breaks inside; `hyphen` where one is shown if the line ends with it. */
type Piece = { text: string; width: number; spaceBefore: boolean; hyphen: boolean };

/**
 * The lines of a text in a column of the given width. Breaks at spaces, hyphens, dashes and soft hyphens; what is
 * wider than the column breaks at the joints of an address, else between characters. No-break spaces hold.
 */
export function breakLines(text: string, column: Column): string[] {
  return text.split("\n").flatMap((line) => mendLastLine(breakLine(line.trim(), column), column));
}

function breakLine(line: string, column: Column): string[] {
  const space = column.measure(" ");
  const hyphen = column.measure("-");
  const lines: string[] = [];
  let current = "";
  let used = 0;
  let end = "";
  for (const piece of toPieces(line, column)) {
    const isApart = piece.spaceBefore && current !== "";
    const needed = piece.width + (isApart ? space : 0);
    if (current !== "" && used + needed + (piece.hyphen ? hyphen : 0) > column.width) {
      lines.push(current + end);
      current = piece.text;
      used = piece.width;
    } else {
      current += isApart ? ` ${piece.text}` : piece.text;
      used += needed;
    }
    end = piece.hyphen ? "-" : "";
  }
  lines.push(current);
  return lines;
}

function toPieces(line: string, column: Column): Piece[] {
  return line.split(/[ \u200B]+/).flatMap((word) =>
    word.split(wordBreak).flatMap((part, index, parts) => {
      const hyphen = index < parts.length - 1 && part.endsWith("\u00AD");
      return splitLongWord(part.replaceAll("\u00AD", ""), column).map((piece, place) => ({
        ...piece,
        hyphen,
        spaceBefore: index === 0 && place === 0,
      }));
    }),
  );
}

/** After a hyphen between two words of letters, a dash inside a word, or a soft hyphen. */
const wordBreak = /(?<=\p{L}{2}-)(?=\p{L}{2})|(?<=\S[—–])(?=\S)|(?<=\u00AD)/u;
const addressJoint = /(?<=[/?&=#@_.+~-])(?=[^/?&=#@_.+~-])/;

function splitLongWord(word: string, { width, measure }: Column): { text: string; width: number }[] {
  const whole = { text: word, width: measure(word) };
  if (whole.width <= width) return [whole];
  return word.split(addressJoint).flatMap((part) => {
    const pieces = [{ text: "", width: 0 }];
    for (const cluster of toClusters(part)) {
      const wide = measure(cluster);
      let piece = pieces.at(-1);
      if (!piece || (piece.text !== "" && piece.width + wide > width)) {
        piece = { text: "", width: 0 };
        pieces.push(piece);
      }
      piece.text += cluster;
      piece.width += wide;
    }
    return pieces;
  });
}

/** A last line of one short word looks like a slip: the word before it comes along. */
function mendLastLine(lines: string[], { width, measure }: Column): string[] {
  const last = lines.at(-1) ?? "";
  const [, before, word] = /^(.+) (\S+)$/u.exec(lines.at(-2) ?? "") ?? [];
  if (!before || !word || !/^\S{1,9}$/u.test(last)) return lines;
  const mended = `${word} ${last}`;
  return measure(mended) > width ? lines : [...lines.slice(0, -2), before, mended];
}
