/** A number where it stands in a text. */
export type Hit = {
  value: number;
  /** What "million" makes of it. */
  scale: number;
  text: string;
  at: number;
  end: number;
  percent: boolean;
  inWords: boolean;
  plain: boolean;
  /** A part of a whole in words, which is never meant exactly. */
  part?: true;
};
