import type { Phrases } from "../../realising/language-module.ts";

/** What somebody who names no post has done: as an opening, by itself, and with what of the posting it answers. */
export const told = {
  "open-told": {
    plain: [
      "I am applying for the position of {role} {with-company}. | {acts}.",
      "{acts}, and now I am applying for the position of {role} {with-company}.",
      "{acts}. | With that behind me, I am applying for the {role} position {at-company}.",
      "I am applying for the {role} position {at-company}, and what I can show for it is {deeds}.",
      "I am applying for the position of {role} {with-company}, and this is what I can show: {lines}.",
      "{no-role}{acts}, and now I would like to work {at-company}.",
      "{no-role}I would like to work {at-company}, and this is what I can show: {lines}.",
    ],
    confident: [
      "{acts}. | Now I want the position of {role} {with-company}.",
      "{deeds}: I bring that to the position of {role} {with-company}.",
    ],
    warm: [
      "I~am applying as {a-role} {with-company}. | {acts}.",
      "{acts}, and now I~would love to join you as {a-role} {with-company}.",
      "{acts}. | With that behind me, I~would love to be your next {role} {at-company}.",
      "{deeds}: that~is what I~can bring along as {a-role} {with-company}.",
      "I~am applying for the {role} job {at-company}, and I~am glad I~can start with this: {lines}.",
      "{no-role}{acts}, and now I~would love to work {at-company}.",
      "{no-role}I~would love to work {at-company}, and I~can start with this: {lines}.",
    ],
    formal: [
      "I wish to apply for the position of {role} {with-company}, and may say at the outset that {acts}.",
      "My application for the position of {role} {with-company} rests on {deeds}.",
      "{acts}, and it is on this that my application for the position of {role} {with-company} rests.",
      "In applying for the position of {role} {with-company}, I should like to begin with the following: {lines}.",
      "{no-role}I wish to apply for a position {with-company}, and may say at the outset that {acts}.",
      "{no-role}In applying for a position {with-company}, I should like to begin with the following: {lines}.",
    ],
  },
  "open-met": {
    plain: [
      "You need someone to {to-other-topic}, and {acts}.",
      "{you-need-other}. | {acts}.",
      "{you-need-same}. | {acts}.",
      "{you-need-same}, and I know that work: {acts}.",
      "You ask for {other-topic}, and I can answer with this: {lines}.",
    ],
    confident: ["You need someone to {to-other-topic}. | {acts}."],
    warm: [
      "You are looking for someone to {to-other-topic}, and {acts}.",
      "I~was glad to find {same-topic} in your posting, because {acts}.",
      "{thing}You ask for {other-topic}, and {acts}.",
      "{you-need-other}, and I~can answer with this: {lines}.",
    ],
    formal: [
      "You are looking for somebody to {to-other-topic}, and I can answer that {acts}.",
      "You require {other-topic}, and I can answer that {acts}.",
      "With regard to {same-topic}, which you require, I can say that {acts}.",
      "You require {other-topic}, and I can answer with the following: {lines}.",
    ],
  },
  "open-years": {
    plain: [
      "I am applying for the position of {role} {with-company}, and I bring {years} of experience.",
      "With {years} of experience, I am applying for the {role} position {at-company}.",
      "{no-role}I would like to work {at-company}, and I bring {years} of experience.",
    ],
    confident: ["I bring {years} of experience to the {role} position {at-company}."],
    warm: [
      "I~would love to join you as {a-role} {with-company}, and I~bring {years} of experience.",
      "With {years} of experience behind me, I~would love to be your next {role} {at-company}.",
      "{no-role}I~would love to work {at-company}, and I~bring {years} of experience.",
    ],
    formal: [
      "I wish to apply for the position of {role} {with-company}, to which I am able to bring {years} of experience.",
      "With {years} of experience, I should like to be considered for the {role} position {at-company}.",
      "{no-role}I wish to apply for a position {with-company}, to which I am able to bring {years} of experience.",
    ],
  },
  told: {
    plain: [
      "{acts}.",
      "{acts} as well.",
      "What I can show is {deeds}.",
      "What I have done also includes {deeds}.",
      "I can also point to {deeds}.",
      "Something else I can show: {lines}.",
    ],
    warm: [
      "{acts}.",
      "{acts}, too.",
      "What I~can show is {deeds}.",
      "What I~have done also includes {deeds}.",
      "I~can also point to {deeds}.",
      "Something else I~can show: {lines}.",
    ],
    formal: [
      "I may add that {acts}.",
      "As to what I have done, I may point to {deeds}.",
      "To this I may add {deeds}.",
      "It may be of interest to you that {acts}.",
      "What I have done also includes {deeds}.",
      "I may also mention the following: {lines}.",
    ],
  },
  met: {
    plain: [
      "{you-need-other}; {acts}.",
      "{you-seek-other}. | {acts}.",
      "{duty}{acts}, which comes close to {other-topic} in your team.",
      "{acts}, and I can build on that to {to-other-topic} for you.",
      "I know {same-topic}, which you need: {acts}.",
      "{you-need-same}, and {acts}.",
      "For {other-topic}, which you need, I can point to this: {lines}.",
    ],
    confident: ["{you-need-other}. | {acts}.", "{you-need-same}. | {acts}."],
    warm: [
      "You are looking for someone to {to-other-topic}, and {acts}.",
      "{acts}, so I~would be glad to {to-other-topic} for you.",
      "{thing}You ask for {other-topic}, and {acts}.",
      "{acts}, and that~is a good start for {other-topic} in this role.",
      "I~was happy to find {same-topic} in your posting, because {acts}.",
      "{you-need-other}, and I~can answer with this: {lines}.",
    ],
    formal: [
      "You are looking for somebody to {to-other-topic}, and I can say that {acts}.",
      "With regard to {other-topic}, which you require, I can say that {acts}.",
      "I can add that {acts}, which comes close to {other-topic} in the position you describe.",
      "As to {same-topic}, which you require, I can say that {acts}.",
      "With regard to {other-topic}, which you require, I may refer to the following: {lines}.",
    ],
  },
} satisfies Record<string, Phrases>;
