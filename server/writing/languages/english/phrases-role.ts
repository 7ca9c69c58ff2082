import type { Phrases } from "../../realising/language-module.ts";

/**
 * How a letter comes to the role: on its own, or after an opening. {with-company} is empty where no company is known;
 * phrases with {no-role} serve where no role is.
 */
export const roles = {
  "open-plain": {
    plain: [
      "After {length} at {employer}, I am applying for the position of {role} {with-company}.",
      "Coming from {employer}, I am applying for the position of {role} {with-company}.",
      "I am applying as {a-role} {with-company}.",
      "Please consider me for the {role} position {at-company}.",
      "{no-role}I want to work {at-company}.",
    ],
    warm: [
      "From {employer} I~would love to come to you as {a-role} {with-company}.",
      "After {length} at {employer}, I~am applying to work with you as {a-role} {with-company}.",
      "I~would love to be your next {role} {at-company}.",
      "{no-role}I~would be glad to work {at-company}.",
    ],
    formal: [
      "Coming from {employer}, I wish to apply for the position of {role} {with-company}.",
      "After {length} at {employer}, I should like to submit my application for the position of {role} {with-company}.",
      "May I apply for the {role} position {at-company}.",
      "{no-role}I should like to submit my application {at-company}.",
    ],
  },
  apply: {
    plain: [
      "Coming from {employer}, I am applying for the position of {role} {with-company}.",
      "With {any-skills}, I am applying for the position of {role} {with-company}.",
      "From {employer} I am applying for the position of {role} {with-company}.",
      "I want to do that as {a-role}.",
      "I am applying for the position of {role} {with-company}.",
      "This is my application for the {role} position {at-company}.",
      "{no-role}I want to work {at-company}.",
      "{no-role}I want to work with you.",
    ],
    confident: ["I am applying as {a-role} {with-company}.", "I want the {role} position {at-company}."],
    warm: [
      "I~would love to come from {employer} and join you as {a-role} {with-company}.",
      "With {any-skills} to bring, I~am applying for the {role} job {at-company}.",
      "Coming from {employer}, I~am applying for the {role} job {at-company}.",
      "So I~am applying for the {role} job {at-company}.",
      "This is my application for the {role} job {at-company}.",
      "{no-role}I~would be glad to work with you {at-company}.",
    ],
    formal: [
      "Coming from {employer}, I wish to apply for the position of {role} {with-company}.",
      "With {any-skills} to offer, I wish to apply for the position of {role} {with-company}.",
      "From {employer} I submit to you my application for the position of {role} {with-company}.",
      "I ask to be considered for the {role} position {at-company}, to which I can bring {any-skills}.",
      "May I apply to you as {a-role} {with-company}.",
      "{no-role}I should like to be considered {at-company}.",
    ],
  },
  "apply-with": {
    plain: [
      "After {length} at {employer}, I am applying for the position of {role} {with-company}.",
      "With {length} at {employer} behind me, I am applying for the {role} position {at-company}.",
      "What I know from {employer} I want to bring to the {role} position {at-company}.",
      "My time at {employer} is the background I bring to the position of {role} {with-company}.",
      "I want to build on my work {as-title} as {a-role} {with-company}.",
      "I bring that to you as {a-role}.",
      "{no-role}After {length} at {employer}, I am applying to {company}.",
      "{no-role}I want to bring that to you.",
    ],
    confident: [
      "After {length} at {employer}, I am applying for the position of {role} {with-company}.",
      "I bring that to the {role} position {at-company}.",
      "Now I want the position of {role} {with-company}.",
      "I am applying as {a-role} {with-company}.",
    ],
    warm: [
      "After {length} at {employer}, I~am applying for the {role} job {with-company}.",
      "Now, after {length} at {employer}, I~am applying for the {role} job {at-company}.",
      "I~would be glad to bring what I~know from {employer} to you as {a-role} {with-company}.",
      "My days at {employer} are why I~am applying for the {role} job {at-company}.",
      "I~would love to bring my work {as-title} to the {role} job {at-company}.",
      "{no-role}After {length} at {employer}, I~am applying to {company}.",
      "{no-role}I~would be glad to bring that along.",
    ],
    formal: [
      "After {length} at {employer}, I should like to apply for the position of {role} {with-company}.",
      "On the basis of {length} at {employer}, I submit my application for the {role} position {at-company}.",
      "I apply for the position of {role} {with-company} on the strength of my work at {employer}.",
      "With my experience {as-title}, I should like to be considered for the {role} position {at-company}.",
      "With {length} at {employer} behind me, I submit my application for the position of {role} {with-company}.",
      "{no-role}With my experience {as-title}, I accordingly submit to you my application for a position {with-company}.",
      "I apply to you as {a-role}.",
    ],
  },
} satisfies Record<string, Phrases>;
