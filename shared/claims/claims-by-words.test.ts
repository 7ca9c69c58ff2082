import { expect, it } from "vitest";
import { claimsByWords } from "./claims-by-words.ts";
import { factsOf } from "./testing/facts-of.ts";

it("tells figures, lengths of time, employers, degrees and certificates, whatever a second look said", () => {
  const evidence = {
    facts: factsOf({ posts: [["Nurse | Mercy Lakeside | 2021 - present", "Care for 4 patients a shift"]] }),
    ...{ about: [], posting: "", role: "Nurse", company: "", asOf: "2026-11-29", language: "en" as const },
  };
  const sentences = [
    "I cared for nine patients a shift at Mercy Lakeside.",
    "I have been a nurse for fourteen years.",
    "I worked at Stanford.",
    "I hold a master's degree.",
    "I am a nurse at Mercy Lakeside.",
  ];
  expect(claimsByWords({ sentences, evidence })).toEqual([["nine"], ["fourteen"], ["Stanford"], ["a master's"], []]);
});
