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
