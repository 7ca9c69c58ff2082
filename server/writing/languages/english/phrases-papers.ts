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
      "It may count for you that {work}.",
      "You may like to know that {work}.",
      "One thing more: {work}.",
      "One more thing to name: {line}.",
    ],
    warm: ["I~am glad to add this: {line}.", "{work}, too.", "Something else I~can point to is {deed}."],
    formal: [
      "{sentence}.",
      "To this I may add the following from my own record: {line}.",
      "It may be of interest to you that {work}.",
      "I should also mention that {work}.",
      "To my own record belongs {deed}, which I mention in this connection.",
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
      "{the-topic} you ask for is one I hold, from {institution}.",
      "I also hold {credential}.",
      "My qualifications include {paper} from {institution}.",
      "I hold {papers}.",
      "My qualifications are {papers}.",
      "I also have {papers}.",
    ],
    confident: ["I hold {the-topic} you ask for.", "I hold {degree} from {institution}."],
    warm: [
      "At the moment I~am working towards {pending} at {institution}.",
      "At the moment I~am working towards {pending}.",
      "I also have {paper} from {institution}.",
      "And I hold {paper} from {institution}.",
      "And yes, I have {the-topic} you ask for.",
      "I have {credential}, too.",
      "I have {papers}.",
      "And I hold {papers}.",
      "My qualifications are {papers}.",
    ],
    formal: [
      "At present I am working towards {pending} at {institution}.",
      "At present I am working towards {pending}.",
      "I hold {paper} from {institution}, which I mention in view of your posting.",
      "I also hold {credential}, which may be of relevance to the position.",
      "I further hold {paper} from {institution}, which dates from {credential-year}.",
      "As regards qualifications, {credential} may be mentioned.",
      "I am able to confirm that I hold {the-topic} which your posting requires.",
      "My qualifications include {paper} from {institution}.",
      "As regards qualifications, I hold {papers}.",
      "I hold {papers}, which I mention in view of your posting.",
      "My qualifications comprise {papers}.",
    ],
  },
  years: {
    plain: [
      "In all, I bring {years} of experience.",
      "My experience comes to {years}.",
      "I have {years} of experience in all.",
      "Added up, that is {years} of experience.",
    ],
    warm: [
      "Counted together, I~bring {years} of experience.",
      "In all, I~bring {years} of experience.",
      "My experience comes to {years} in all.",
      "Added up, that~is {years} of experience.",
    ],
    formal: [
      "My experience comes to {years}, all told.",
      "Taken together, my experience amounts to {years}.",
      "In all, my experience extends to {years}.",
      "My experience amounts to {years} in all.",
    ],
  },
  level: {
    plain: ["I {schooling}.", "As for schooling, I {schooling}.", "On schooling, briefly: I {schooling}."],
    warm: ["I {schooling}.", "As for schooling, I {schooling}.", "You may want to know that I {schooling}."],
    formal: [
      "As regards schooling, I may state that I {schooling}.",
      "For completeness, I may add that I {schooling}.",
    ],
  },
  beginner: {
    plain: ["This would be my first job.", "I am looking for my first job.", "Working life would be new to me."],
    warm: [
      "I~would love this as a first job.",
      "I~would be happy to start here.",
      "I~would enjoy this as a first job.",
    ],
    formal: [
      "This would be my first position of employment.",
      "I should be entering working life with you.",
      "I have not been employed until now.",
    ],
  },
} satisfies Record<string, Phrases>;
