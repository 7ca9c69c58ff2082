import de from "#shared/languages/de/claims.json" with { type: "json" };
import en from "#shared/languages/en/claims.json" with { type: "json" };
import es from "#shared/languages/es/claims.json" with { type: "json" };
import fr from "#shared/languages/fr/claims.json" with { type: "json" };
import type { Language } from "#shared/letters/letter.schema.ts";

type Words = readonly string[];

/** All by which the claims of a letter in one language are told, folded: `claims.json` in its folder. */
export type ClaimWords = {
  me: Words;
  /** The reader, the posting or the job. */
  you: Words;
  offer: Words;
  denial: Words;
  applying: Words;
  /** Before a title held: "as a", "als". */
  as: Words;
  /** Before a skill, tool or field. */
  skill: Words;
  /** Ends a list of skills or the name of a paper or title. */
  stop: Words;
  /**
   * Keeps at a distance what the posting names and the person has not told: seen, read of, little used, near to
   * something else.
   */
  distance: Words;
  /** The writer as the one who does something, or what is theirs. */
  writer: Words;
  /** Verbs whose subject is what was counted. */
  verbsOfThings: Words;
};

export const claimWords: Readonly<Record<Language, ClaimWords>> = { en, de, fr, es };
