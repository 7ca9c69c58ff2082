/** What a list sets before its lines: dashes, dots, numbers, emoji. */
export const BULLET =
  /^\s*(?:(?:[-*•‣◦▪▫●·–—+✓✔>»]|\d{1,2}[.)])\s+|(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F\u200d]*\s*)+)/u;
