import type { Phrases } from "../../realising/language-module.ts";

/** Time in work that the posting asks for, and that was worked. */
export const times = {
  "time-asked": {
    plain: [
      "{alone}You [ask for|want] {asked-time} of experience, and I {have-worked} {as-title} for {length}.",
      "{alone}You [ask for|want] {asked-time} of experience. | I {have-worked} {as-title} for {length}.",
      "{alone}My work {as-title} [gives|has given] me the {asked-time} of experience [you ask for|that you want].",
      "{alone}{as-title}, I [have|bring] the {asked-time} of experience [you ask for|that you want].",
      "{together}You [ask for|want] {asked-time} of experience, and in all I [have|bring] {shown-time}.",
      "{together}My [jobs|posts] so far come to {shown-time}, and you [ask for|want] {asked-time} of experience.",
    ],
    warm: [
      "{alone}You [ask for|are looking for] {asked-time} of experience, and I~{have-worked} {as-title} for {length}.",
      "{alone}My work {as-title} [gives|has given] me the {asked-time} of experience [you ask for|you are looking for].",
      "{alone}{as-title}, I~[happily bring|bring] the {asked-time} of experience [you ask for|you are looking for].",
      "{together}You [ask for|are looking for] {asked-time} of experience, and in all I~bring {shown-time}.",
    ],
    formal: [
      "{alone}You require {asked-time} of experience, and I have [worked|been employed] {as-title} for {length}.",
      "{alone}I [have gained|bring] the {asked-time} of experience [which you require|that you require] from my work {as-title}.",
      "{alone}My work {as-title} has given me the {asked-time} of experience [which you require|that you require].",
      "{together}You require {asked-time} of experience, and my [posts|positions] together come to {shown-time}.",
    ],
  },
} satisfies Record<string, Phrases>;
