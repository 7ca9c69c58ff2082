import type { Fact } from "#shared/letters/letter.schema.ts";
import type { EducationLevel } from "#shared/wizard/wizard.schema.ts";

/** A month is null where only the year was given. */
export type YearMonth = { year: number; month: number | null };

/** `months` counts from the first to the last month, both included; null where a year is all we know. */
export type Period = { start: YearMonth | null; end: YearMonth | null; open: boolean; months: number | null };

/** One thing done, in the person's own words, without bullet and final full stop. */
export type Line = { fact: string; text: string; post: string | null };

export type Post = { fact: string; title: string; company: string; period: Period; lines: Line[] };

/** A short noun phrase ("phlebotomy", "Excel (advanced)"). */
export type Skill = { fact: string; text: string };

export type CredentialKind = "degree" | "licence" | "certificate";
export type Credential = { fact: string; kind: CredentialKind; text: string; institution: string; year: string };

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
