import type { PostingHead } from "#shared/postings/posting-reading.schema.ts";
import type { Unit } from "./units.ts";
import type { Sign } from "./words/signs.ts";

/** Kind and place of work, by words of the posting's first half. */
export function readKinds(units: readonly Unit[]): Pick<PostingHead, "roleType" | "jobLocation"> {
  return {
    roleType: firstOf(units, {
      internship: "internship",
      partTime: "part-time",
      fullTime: "full-time",
      freelance: "freelance",
    }),
    jobLocation: firstOf(units, { hybrid: "hybrid", remote: "remote", onSite: "on-site" }),
  };
}

function firstOf<Value extends string>(units: readonly Unit[], values: Partial<Record<Sign, Value>>) {
  for (const { hits, words, text, line, section } of units) {
    if (section === "must" || section === "wish" || section === "apply") continue;
    for (const { sign, from, to } of hits) {
      const value = values[sign];
      if (!value) continue;
      const said = text.slice(words[from]?.at ?? 0, words[to - 1]?.end ?? 0);
      const others = hits.some((other) => other.sign !== sign && values[other.sign] !== undefined);
      return { text: said, value, lines: line.numbers, sure: !others };
    }
  }
  return null;
}
