import { TextMemory } from "../words/text-memory.ts";
import type { Profile } from "./profile.ts";
import { readFacts, type Told } from "./read-facts.ts";

/**
 * As readFacts; what the last few people told stays read, because they write to one posting after another, and anew. What
 * comes back is shared and must not be changed.
 */
export function rememberFacts({ form, resume, wizard }: Told, asOf: string): Profile {
  const { firstName, lastName, skills, highlights } = form;
  const told: Told = {
    form: { firstName, lastName, skills, highlights },
    ...(resume && { resume }),
    ...(wizard && { wizard }),
  };
  const key = JSON.stringify([told, asOf]);
  const known = READ.get(key);
  if (known) return known;
  const profile = readFacts(told, asOf);
  READ.set(key, profile);
  return profile;
}

const READ = new TextMemory<Profile>({ most: 24, longest: 100_000 });
