/** A piece of text as a page paints it. Points; `y` is the baseline, counted from the top of the page. */
export type PageGlyphs = { text: string; x: number; y: number; width: number; size: number; font: string };

export type Page = { width: number; height: number; glyphs: PageGlyphs[] };

/**
 * One line in reading order, whatever file it comes from. Wide gaps, tabs and table cells are tabs in `text`.
 * `size` is 0 and `x`, `right`, `gap` are 0 where the file does not tell them.
 */
export type TextLine = {
  text: string;
  /** Equal strings look alike: a font, or what Word says of the run. */
  look: string;
  size: number;
  x: number;
  right: number;
  /** Free space above, in line heights. */
  gap: number;
  /** What follows each change of the look within the line. */
  turns: string[];
  /** Starts an entry of a list; the mark itself is not in `text`. */
  bullet: boolean;
  /** The file itself marks the line as a heading (a Word style). */
  heading: boolean;
  page: number;
  /** Lines of one column read on; another number is another column, a page header or a text box. */
  column: number;
  /** The column whose last section this column goes on with, until it has a title of its own. */
  follows: number;
  /** A town that stood below the date in a margin: it is in `text` too, and no list has to know it. */
  town?: string;
};

export const noPlace = {
  look: "",
  size: 0,
  x: 0,
  right: 0,
  gap: 0,
  turns: [],
  bullet: false,
  heading: false,
  page: 1,
  column: 0,
  follows: 0,
};

/** The space that stands where the look of a line changes, until the line is prepared. */
export const TURN = "\u2005";
