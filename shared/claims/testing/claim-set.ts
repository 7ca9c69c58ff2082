/**
 * The sets of this folder come in the order in which they were written, most in two files: `west` has the English and
 * German cases, `south` the French and Spanish ones. `shared/claims/check-letter.test.ts` says what each is about. The
 * checker was built on the first set; the others were written afterwards and measured, and may now be looked at.
 */
import type { ClaimKind } from "#shared/claims/claim.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { Told } from "./facts-of.ts";

/** Sentences that rest on what a person told, and sentences of whom each invents something of a kind. */
export type ClaimCase = {
  language: Language;
  told: Told;
  role: string;
  company: string;
  posting: string;
  honest: readonly string[];
  invented: readonly (readonly [ClaimKind, string])[];
};
