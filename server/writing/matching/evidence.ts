import type { Credential, Line, Post, Profile, Skill } from "../facts/profile.ts";
import { degreeLevel } from "../facts/read-credential.ts";
import { stemsOf } from "../words/stems.ts";
import { weakStems } from "../words/weak-stems.ts";
import { type Kin, kinOf } from "./kindred.ts";

/**
 * A fact that can answer a requirement, with the words it may be found by; `name` are those of what was typed as a name,
 * which answers wherever it is asked for.
 */
export type Evidence = { fact: string; weight: number } & Words &
  (
    | { kind: "line"; line: Line; post: Post | null; kin: Kin }
    | { kind: "skill"; skill: Skill; name: ReadonlySet<string> | null }
    | {
        kind: "credential";
        credential: Credential;
        from: ReadonlySet<string>;
        name: ReadonlySet<string> | null;
        level: number;
      }
    | { kind: "post"; post: Post }
  );

/** The words that a fact may be found by, and what they are worth together. */
type Words = { stems: ReadonlySet<string>; worth: number };

function wordsOf(text: string): Words {
  const stems = stemsOf(text);
  let worth = 0;
  for (const stem of stems) worth += worthOf(stem);
  return { stems, worth };
}

/** How much it says of a fact and a demand that they share a word. */
export function worthOf(stem: string): number {
  return weakStems.has(stem) ? 0.3 : 1;
}

/** Everything of the person that may answer a posting; gathered once for all postings that the profile is held against. */
export function evidenceOf(profile: Profile): readonly Evidence[] {
  const known = GATHERED.get(profile);
  if (known) return known;
  const evidence = gatherEvidence(profile);
  GATHERED.set(profile, evidence);
  return evidence;
}

const GATHERED = new WeakMap<Profile, readonly Evidence[]>();

function gatherEvidence(profile: Profile): Evidence[] {
  const ofPost = profile.posts.flatMap((post, age): Evidence[] => {
    const recent = Math.max(0, 0.04 - age * 0.02);
    return [
      { kind: "post", fact: post.fact, post, ...wordsOf(`${post.title} ${post.company}`), weight: recent },
      ...post.lines.map(
        (line): Evidence => ({
          kind: "line",
          fact: line.fact,
          line,
          post,
          ...wordsOf(line.text),
          kin: kinOf(stemsOf(line.text)),
          weight: recent + figureWeight(line.text),
        }),
      ),
    ];
  });
  return [
    ...ofPost,
    ...profile.lines.map(
      (line): Evidence => ({
        kind: "line",
        fact: line.fact,
        line,
        post: null,
        ...wordsOf(line.text),
        kin: kinOf(stemsOf(line.text)),
        weight: figureWeight(line.text),
      }),
    ),
    ...profile.skills.map(
      (skill): Evidence => ({
        kind: "skill",
        fact: skill.fact,
        skill,
        ...wordsOf(skill.text),
        name: nameIn(skill.text),
        weight: 0.01,
      }),
    ),
    ...profile.credentials.map(
      (credential): Evidence => ({
        kind: "credential",
        fact: credential.fact,
        credential,
        ...wordsOf(credential.text),
        from: stemsOf(credential.institution),
        name: nameIn(credential.text),
        level: degreeLevel(credential.text),
        weight: 0.05,
      }),
    ),
  ];
}

function figureWeight(text: string): number {
  return /\d/u.test(text) ? 0.03 : 0;
}

function nameIn(text: string): ReadonlySet<string> | null {
  if (!looksLikeName(text)) return null;
  return new Set([...stemsOf(text.replace(/\([^)]*\)/gu, ""))].filter((stem) => !DEGREE_WORDS.has(stem)));
}

const DEGREE_WORDS = stemsOf("degree grado grade diplôme abschluss titulación bachelor");

/** An abbreviation, or a name with a capital or digit: no word of every day. */
export function looksLikeName(text: string): boolean {
  return /^\p{Lu}|\p{Ll}\p{Lu}|\d/u.test(text);
}
