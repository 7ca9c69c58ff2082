import type { Phrases } from "../../realising/language-module.ts";

/**
 * How a letter comes to the role: on its own, or after an opening. {with-company} is empty where no company is known;
 * phrases with {no-role} serve where no role is.
 */
export const roles = {
  "open-plain": {
    plain: [
      "After {length} {as-title} at {employer}, I am applying for the position of {role} {with-company}.",
      "For {length} I {have-worked} {as-title} at {employer}, and now I am applying for the {role} position {at-company}.",
      "{over}After my work at {employer}, I am applying for the position of {role} {with-company}.",
      "{running}At present I work at {employer}, and I am applying for the position of {role} {with-company}.",
      "[I am applying|Please consider me|I put myself forward|I ask you to consider me] [for the position of {role}|for the post of {role}|as {a-role}|for the role of {role}] {with-company}.",
      "[This letter is my application|With this letter I am applying|This is my application|In this letter I apply|With this I am applying|Here is my application] for the {role} [position|post|job|vacancy] {at-company}.",
      "{no-role}I want to work {at-company}.",
    ],
    warm: [
      "After {length} {as-title} at {employer}, I~am applying for the {role} job {at-company}.",
      "For {length} I~{have-worked} {as-title} at {employer}, and I~am glad to apply for the {role} job {at-company}.",
      "{over}After my work at {employer}, I~would be glad to join you as {a-role} {with-company}.",
      "{running}I~work at {employer} now, and I~would be glad to join you as {a-role} {with-company}.",
      "I~would [love|be glad|be happy] to [be your next {role}|join you as {a-role}|work with you as {a-role}|come to you as {a-role}] {at-company}.",
      "[I~am applying|I~am happy to apply|This is my application|I~am glad to apply|Here is my application|I~would be glad to be considered] for the {role} [job|position|post|vacancy] {at-company}.",
      "{no-role}I~would be glad to work {at-company}.",
    ],
    formal: [
      "After {length} {as-title} at {employer}, I wish to apply for the position of {role} {with-company}.",
      "{over}After my work at {employer}, I wish to apply for the position of {role} {with-company}.",
      "{running}At present I work at {employer}, and I wish to apply for the position of {role} {with-company}.",
      "I [wish|should like] to [apply|be considered|put myself forward] for the [{role} position|{role} post|position of {role}] {at-company}.",
      "{no-role}I wish to submit my application {at-company}.",
    ],
  },
  apply: {
    plain: [
      "After {length} {as-title} at {employer}, I am applying for the position of {role} {with-company}.",
      "{over}After my work at {employer}, I am applying for the {role} position {at-company}.",
      "{running}I work at {employer} now, and I am applying for the {role} position {at-company}.",
      "I am applying for the position of {role} {with-company}, and I bring {any-skills}.",
      "[I am applying|Please consider me|I put myself forward|I ask you to consider me|I want to be considered|I am putting myself forward|Let me apply|I apply] for the [position of {role}|post of {role}|role of {role}|job of {role}] {with-company}.",
      "[This letter is my application|With this letter I am applying|This is my application|In this letter I apply|With this I am applying|Here is my application] for the {role} [position|post|job|vacancy] {at-company}.",
      "{no-role}I want to work {at-company}.",
      "{no-role}I want to work with you.",
    ],
    confident: [
      "[I am applying|I apply|I put myself forward] as {a-role} {with-company}.",
      "[I want|I am ready for|I am applying for] the {role} [position|post|job] {at-company}.",
    ],
    warm: [
      "After {length} {as-title} at {employer}, I~am applying for the {role} job {at-company}.",
      "{over}After my work at {employer}, I~am applying for the {role} job {at-company}.",
      "{running}I~work at {employer} now, and I~am applying for the {role} job {at-company}.",
      "I~am applying for the {role} job {at-company}, and I~bring {any-skills}.",
      "So [I~am applying|I~am happy to apply|I~am glad to apply|here is my application|I~would love to be considered|I~would like to apply] for the {role} [job|position|post|vacancy] {at-company}.",
      "[This is my application|I~am applying|I~would love to be considered] for the {role} [job|position|post] {at-company}.",
      "{no-role}I~would be glad to work with you {at-company}.",
    ],
    formal: [
      "After {length} {as-title} at {employer}, I wish to apply for the position of {role} {with-company}.",
      "{over}After my work at {employer}, I wish to apply for the position of {role} {with-company}.",
      "{running}At present I work at {employer}, and I wish to apply for the position of {role} {with-company}.",
      "I wish to apply for the position of {role} {with-company}, to which I can bring {any-skills}.",
      "I ask to be considered for the {role} position {at-company}, for which I can offer {any-skills}.",
      "I [apply to you|wish to apply|put myself forward] as {a-role} {with-company}.",
      "{no-role}I ask to be considered for a position {with-company}.",
    ],
  },
  "apply-with": {
    plain: [
      "After {length} there, I am applying for the position of {role} {with-company}.",
      "After {length} {as-title}, I am applying for the {role} position {at-company}.",
      "With {length} {as-title} behind me, I am applying for the position of {role} {with-company}.",
      "I want to build on my work {as-title} and am applying for the position of {role} {with-company}.",
      "[I am applying|Please consider me|I put myself forward|I ask you to consider me|I want to be considered|I am putting myself forward|Let me apply|I apply] for the [position of {role}|post of {role}|role of {role}|job of {role}] {with-company}.",
      "{over}After my time {as-title}, I am applying for the {role} position {at-company}.",
      "[My next step|The next step I want to take|What I want to do next] is the {role} [position|post|job] {at-company}.",
      "[Now I am applying|Now I apply|With that, I am applying|So I am applying] as {a-role} {with-company}.",
      "{no-role}After {length} {as-title}, I am applying to {company}.",
      "{no-role}I want to bring that to you.",
    ],
    confident: [
      "After {length} there, I am applying as {a-role} {with-company}.",
      "I [bring that to|can use that in|build on that for] the {role} [position|post|job] {at-company}.",
      "Now [I want|I am ready for|I am applying for] the [position|post|role] of {role} {with-company}.",
    ],
    warm: [
      "After {length} there, I~am applying for the {role} job {at-company}.",
      "Now, after {length} {as-title}, I~am applying for the {role} job {at-company}.",
      "With {length} {as-title} behind me, I~am applying for the {role} job {at-company}.",
      "I~would love to build on my work {as-title}, and I~am applying for the {role} job {at-company}.",
      "[I~am glad to apply|I~am happy to apply|I~would love to work] as {a-role} {with-company}.",
      "{over}After my time {as-title}, I~am glad to apply for the {role} job {at-company}.",
      "Now I~would [love|be glad|be happy] to [be|work as|go on as] {a-role} {with-company}.",
      "[Now I~am applying|So now I~am applying|With that, I~am applying|Now I~am glad to apply|With that behind me, I~am applying|Now I~am happy to apply] for the {role} [job|position|post|vacancy] {at-company}.",
      "{no-role}After {length} {as-title}, I~am applying to {company}.",
      "{no-role}I~would be glad to bring that along.",
    ],
    formal: [
      "After {length} there, I wish to apply for the position of {role} {with-company}.",
      "After {length} {as-title}, I wish to apply for the position of {role} {with-company}.",
      "I wish to build on my work {as-title} and therefore apply for the position of {role} {with-company}.",
      "With my experience {as-title}, I ask to be considered for the {role} position {at-company}.",
      "{over}After my time {as-title}, I wish to apply for the position of {role} {with-company}.",
      "{no-role}With my experience {as-title}, I wish to apply for a position {with-company}.",
      "I apply to you as {a-role}.",
    ],
  },
} satisfies Record<string, Phrases>;
