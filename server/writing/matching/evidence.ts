import type { Credential, Line, Post, Profile, Skill } from "../facts/profile.ts";
import { degreeLevel } from "../facts/read-credential.ts";
import { stemsOf } from "../words/stems.ts";

/**
 * A fact that can answer a requirement, with the words it may be found by; `name` are those of what was typed as a name,
 * which answers wherever it is asked for.
 */
export type Evidence = { fact: string; stems: ReadonlySet<string>; weight: number } & (
  | { kind: "line"; line: Line; post: Post | null }
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

/** Everything of the person that may answer a posting. */
export function evidenceOf(profile: Profile): Evidence[] {
  const ofPost = profile.posts.flatMap((post, age): Evidence[] => {
    const recent = Math.max(0, 0.04 - age * 0.02);
    return [
      { kind: "post", fact: post.fact, post, stems: stemsOf(`${post.title} ${post.company}`), weight: recent },
      ...post.lines.map(
        (line): Evidence => ({
          kind: "line",
          fact: line.fact,
          line,
          post,
          stems: stemsOf(line.text),
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
        stems: stemsOf(line.text),
        weight: figureWeight(line.text),
      }),
    ),
    ...profile.skills.map(
      (skill): Evidence => ({
        kind: "skill",
        fact: skill.fact,
        skill,
        stems: stemsOf(skill.text),
        name: nameIn(skill.text),
        weight: 0.01,
      }),
    ),
    ...profile.credentials.map(
      (credential): Evidence => ({
        kind: "credential",
        fact: credential.fact,
        credential,
        stems: stemsOf(credential.text),
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
