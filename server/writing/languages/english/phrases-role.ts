import type { Phrases } from "../../realising/language-module.ts";

/**
 * How a letter comes to the role: on its own, or after an opening. {with-company} is empty where no company is known;
 * phrases with {no-role} serve where no role is.
 */
export const roles = {
  "open-plain": {
    plain: [
      "I am applying for the position of {role} {with-company}.",
      "Please consider me for the {role} position {at-company}.",
      "The {role} position {at-company} is the one I am applying for.",
      "{no-role}I want to work {at-company}.",
    ],
    warm: [
      "I~would love to join you as {a-role} {with-company}.",
      "I~would be glad to work with you as {a-role} {with-company}.",
      "I~would love to be your next {role} {at-company}.",
      "{no-role}I~would be glad to come and work with you {at-company}.",
    ],
    formal: [
      "I wish to apply for the position of {role} {with-company}.",
      "I should like to submit my application for the position of {role} {with-company}.",
      "May I ask you to consider me for the {role} position {at-company}.",
      "{no-role}I should like to submit my application to you {at-company}.",
    ],
  },
  apply: {
    plain: [
      "I am applying for the position of {role} {with-company}.",
      "This is my application for the {role} position {at-company}.",
      "That is why I am applying for the {role} position {at-company}.",
      "I would like to do that work for you, as {a-role} {with-company}.",
      "{no-role}I want to work {at-company}.",
      "{no-role}I want to work with you.",
    ],
    confident: ["I am applying as {a-role} {with-company}.", "I want the {role} position {at-company}."],
    warm: [
      "I~would love to join you as {a-role} {with-company}.",
      "So I~am applying for the {role} job {at-company}.",
      "I~would be happy to do that for you as {a-role} {with-company}.",
      "This is my application for the {role} job {at-company}.",
      "{no-role}I~would be glad to work with you {at-company}.",
    ],
    formal: [
      "I wish to apply for the position of {role} {with-company}.",
      "May I submit to you my application for the position of {role} {with-company}.",
      "I should like to be considered for the {role} position {at-company}.",
      "It is for this reason that I apply for the position of {role} {with-company}.",
      "{no-role}I should like to be considered for a position {with-company}.",
    ],
  },
  "apply-with": {
    plain: [
      "After {length} {at-employer}, I am applying for the position of {role} {with-company}.",
      "With {length} {at-employer} behind me, I am applying for the {role} position {at-company}.",
      "I would like to bring that experience to the {role} position {at-company}.",
      "It is the background I bring to the position of {role} {with-company}.",
      "That is the work I would build on as {a-role} {with-company}.",
      "{no-role}I want to bring that experience to {company}.",
      "{no-role}I would like to bring that to you.",
    ],
    confident: [
      "After {length} {at-employer}, I am applying for the position of {role} {with-company}.",
      "I bring that to the {role} position {at-company}.",
      "Now I want the position of {role} {with-company}.",
      "I am applying as {a-role} {with-company}.",
    ],
    warm: [
      "After {length} {at-employer}, I~am applying for the {role} job {with-company}.",
      "Now, after {length} {at-employer}, I~am applying for the {role} job {at-company}.",
      "I~would be glad to bring that to you as {a-role} {with-company}.",
      "That~is why I~am applying for the {role} job {at-company}.",
      "I~would love to bring that to the {role} job {at-company}.",
      "{no-role}I~would be glad to bring that to {company}.",
      "{no-role}I~would be glad to bring that along.",
    ],
    formal: [
      "After {length} {at-employer}, I should like to apply for the position of {role} {with-company}.",
      "On the basis of {length} {at-employer}, I submit my application for the {role} position {at-company}.",
      "It is on this basis that I apply for the position of {role} {with-company}.",
      "I should therefore like to be considered for the {role} position {at-company}.",
      "It is with this experience that I wish to join you as {a-role} {with-company}.",
      "{no-role}I accordingly submit to you my application for a position {with-company}.",
    ],
  },
} satisfies Record<string, Phrases>;
