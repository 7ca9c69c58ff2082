import type { Phrases } from "../../realising/language-module.ts";

/** Papers, schooling, years, and what was done outside any post. */
export const papers = {
  statement: {
    any: [
      "{sentence}.",
      "{work}.",
      "I also {did}.",
      "{work} as well.",
      "I can also point to {deed}.",
      "One more thing: {lines}.",
      "Besides, {work}.",
    ],
    warm: ["{work}, too.", "I~am glad to add one more thing: {lines}.", "I~can also point to {deed}."],
    formal: [
      "{sentence}.",
      "I may also mention that {work}.",
      "It may be of interest to you that {work}.",
      "I should also mention that {work}.",
      "I can also point to {deed}, which may be of interest to you.",
      "I may also mention the following: {line}.",
    ],
  },
  credential: {
    plain: [
      "I am working towards {pending} at {institution}.",
      "I am working towards {pending}.",
      "I hold {credential}.",
      "I have {paper} from {institution}.",
      "I hold {the-topic} you ask for ({institution}, {credential-year}).",
      "I also hold {credential}.",
      "My qualifications include {paper} from {institution}.",
      "I hold {papers}.",
      "My qualifications are {papers}.",
      "I also have {papers}.",
      "I have {paper} as well, from {institution}.",
      "I have {credential} as well.",
      "My qualifications include {credential}.",
    ],
    confident: ["I hold {the-topic} you ask for.", "I hold {degree} from {institution}."],
    warm: [
      "At the moment I~am working towards {pending} at {institution}.",
      "At the moment I~am working towards {pending}.",
      "I also have {paper} from {institution}.",
      "I hold {paper} from {institution}.",
      "And yes, I have {the-topic}.",
      "I have {credential}, too.",
      "I~also hold {credential}.",
      "My qualifications also include {credential}.",
      "I have {papers}.",
      "I also hold {papers}.",
      "My qualifications are {papers}.",
      "{one-paper}There~is also {paper}, from {institution}.",
    ],
    formal: [
      "At present I am working towards {pending} at {institution}.",
      "At present I am working towards {pending}.",
      "{one-paper}Among my qualifications is {paper} from {institution}.",
      "I also hold {credential}, which may be of use in the position.",
      "I also hold {paper} from {institution}, dated {credential-year}.",
      "I can confirm that I hold {the-topic} which you require, from {institution}.",
      "My qualifications include {paper} from {institution}.",
      "As regards qualifications, I hold {credential}.",
      "As regards qualifications, I hold {papers}.",
      "My qualifications include {credential}.",
      "I may add that I hold {credential}.",
      "Among my qualifications are {papers}.",
      "My qualifications include {papers}.",
    ],
  },
  years: {
    plain: [
      "[In all|Altogether|All in all|Taken together], I [bring|have] {years} of experience.",
      "My experience [comes to|amounts to] {years}[| in all| altogether| to date].",
    ],
    warm: [
      "[In all|Altogether|All in all|Put together], I~[bring|have] {years} of experience.",
      "My experience [comes to|amounts to] {years}[| in all| altogether| by now| so far].",
    ],
    formal: [
      "[Taken together|In all|Altogether], my experience [amounts|comes|extends] to {years}.",
      "[In all|Altogether|Taken together], I can [bring|offer|contribute] {years} of experience.",
      "My experience [amounts|comes|extends] to {years} [in all|altogether|so far|to date].",
    ],
  },
  level: {
    plain: ["I {schooling}.", "[As for|As to] [schooling|my schooling|education], I {schooling}."],
    warm: ["I {schooling}.", "[As for|As to] [school|my schooling|schooling], I {schooling}."],
    formal: [
      "[As regards|With regard to|As to] [schooling|my schooling|education], I [may state|can say|may add] that I {schooling}.",
      "[For completeness|To complete the picture|To be complete], I [may add|add|should add] that I {schooling}.",
    ],
  },
  beginner: {
    plain: ["This would be my first job.", "I am looking for my first job.", "Working life would be new to me."],
    warm: [
      "I~would love this as a first job.",
      "I~would be happy to start here.",
      "I~would enjoy this as a first job.",
    ],
    formal: ["This would be my first position of employment."],
  },
} satisfies Record<string, Phrases>;
