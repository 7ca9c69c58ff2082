import type { Period } from "#shared/claims/read-period.ts";
import type { Fact } from "#shared/letters/letter.schema.ts";
import type { EducationLevel } from "#shared/wizard/wizard.schema.ts";

/** One thing done, in the person's own words, without bullet and final full stop. */
export type Line = { fact: string; text: string; post: string | null };

export type Post = { fact: string; title: string; company: string; period: Period; lines: Line[] };

/** A short noun phrase ("phlebotomy", "Excel (advanced)"). */
export type Skill = { fact: string; text: string };

export type CredentialKind = "degree" | "licence" | "certificate";
/** `isPending` where it is still being worked for: not held yet. */
export type Credential = {
  fact: string;
  kind: CredentialKind;
  text: string;
  institution: string;
  year: string;
  isPending?: true;
};

export type Strength = { fact: string; text: string };

/** What the person told us, sorted; every part names the fact it was read from. */
export type Profile = {
  name: string;
  facts: Fact[];
  /** Current posts first, then by end, newest first. */
  posts: Post[];
  /** Things done outside a named post. */
  lines: Line[];
  skills: Skill[];
  credentials: Credential[];
  strengths: Strength[];
  years: { fact: string; years: number } | null;
  level: { fact: string; level: EducationLevel } | null;
};

/** For sorting: what goes on first, then by end and start. */
export function newestFirst(a: Post, b: Post): number {
  if (a.period.open !== b.period.open) return a.period.open ? -1 : 1;
  const at = ({ period: { end, start } }: Post) => (end?.year ?? 0) * 24 + (end?.month ?? 0) + (start?.year ?? 0) / 100;
  return at(b) - at(a);
}
