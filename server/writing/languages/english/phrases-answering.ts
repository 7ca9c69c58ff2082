import type { Phrases } from "../../realising/language-module.ts";

/**
 * Work told in the same breath as what of the posting it answers, and how somebody comes from another field. {same-topic}
 * is a topic that the line says in the same words; {other-topic} one that it says in others.
 */
export const answering = {
  proof: {
    plain: [
      "{you-need-other}. | {place} {acts}.",
      "{you-seek-other}; {at-employer} {acts}.",
      "{duty}{place} {acts}, which comes close to {other-topic} in your team.",
      "{place} {acts}, and I can build on that to {to-other-topic} for you.",
      "{thing}{place} {acts}, and I can build on that for {other-topic} in your team.",
      "When it comes to {other-topic}, as you describe it, I can draw on my work {at-name}, where {acts}.",
      "For {other-topic}, which you [need|ask for|want], I can [point to|name|show] {deeds} {at-employer}.",
      "{doing}{same-topic} {is} part of my work {at-employer}: {acts}.",
      "{you-need-same}, and that {is} part of my job {at-employer}: {acts}.",
      "I know {same-topic} from my work {at-name}: {acts}.",
      "{doing}{same-topic}, which you need, {is} part of my work {at-employer}: {deeds}.",
      "You ask for {other-topic}. | From my work {at-employer}: {lines}.",
    ],
    confident: [
      "{you-seek-other}. | {place} {acts}.",
      "{you-need-same}. | {place} {acts}.",
      "{same-topic} I know: {at-employer}, {acts}.",
    ],
    warm: [
      "You are looking for someone to {to-other-topic}, and {at-employer} {acts}.",
      "{place} {acts}, so I~would be glad to {to-other-topic} for you.",
      "{place} {acts}, and I~would love to build on that to {to-other-topic} in this role.",
      "{thing}You ask for {other-topic}, and {at-employer} {acts}.",
      "{place} {acts}, and that~is a good start for {other-topic} in this role.",
      "For {other-topic} [in this role|in your team], I~can [build on|draw on|start from] {deeds} {at-employer}.",
      "{doing}{same-topic} {is} part of my days {at-employer}: {acts}.",
      "I~was glad to find {same-topic} in your posting, because {at-employer} {acts}.",
      "{you-need-same}, and I~know that from my work {at-name}: {acts}.",
      "{doing}{same-topic}, which you need, {is} part of my days {at-employer}: {deeds}.",
      "You ask for {other-topic}. | From my days {at-employer}: {lines}.",
    ],
    formal: [
      "You are looking for somebody to {to-other-topic}, and {at-employer} {acts}.",
      "{duty}{place} {acts}, which comes close to {other-topic} in the position you describe.",
      "{place} {acts}, and I would be able to build on this in order to {to-other-topic} for you.",
      "As you require {other-topic}, I may mention that {at-employer} {acts}.",
      "For {other-topic}, which you require, I can draw on my work {at-name}, where {acts}.",
      "For {other-topic}, which you require, I can refer to {deeds} {at-employer}.",
      "My duties {at-employer} {include} {same-topic}, which you also require: {acts}.",
      "As {you-need-same}, let me mention that {at-employer} {acts}.",
      "My duties {at-employer} {include} {same-topic}, which you also require, and in particular {deeds}.",
      "As you require {other-topic}, I refer to the following from my work {at-employer}: {lines}.",
    ],
  },
  carry: {
    plain: [
      "{you-need-other}. | The closest I have to that: {acts}.",
      "{duty}{place} {acts}, which comes closest to {other-topic} in your team.",
      "{place} {acts}, and I can build on that to {to-other-topic} for you.",
      "{place} {acts}, and I can carry that over to {other-topic} in this role.",
      "{doing}{same-topic} {is} part of my job {at-employer}, too: {acts}.",
      "Your field is another one, but {same-topic} I know {at-name}: {acts}.",
      "For {other-topic} in this role, I can build on {deeds} {at-employer}.",
      "The closest I have to {other-topic}, which you ask for, is this: {lines}.",
    ],
    confident: ["{you-need-other}. | The closest I have: {acts}."],
    warm: [
      "{you-need-other}, and the closest I have to that is this: {acts}.",
      "{place} {acts}, and I~would love to carry that over to {other-topic} in this role.",
      "{place} {acts}, so I~would be glad to learn how you {to-other-topic}.",
      "{doing}{same-topic} {is} part of my days {at-employer}, too: {acts}.",
      "I~was happy to find {same-topic} in your posting, because {at-employer} {acts}.",
      "For {other-topic} in this role, I~would be glad to build on {deeds} {at-employer}.",
      "The closest I have to {other-topic}, which you ask for, is this: {lines}.",
    ],
    formal: [
      "{place} {acts}, which is the part of my work that comes closest to {other-topic} in the position you describe.",
      "For {other-topic}, as you describe it, I would build on work of a related kind, as {at-employer} {acts}.",
      "{place} {acts}, and this is what I would carry over to {other-topic} in your team.",
      "{doing}{same-topic} {belongs} to my duties {at-employer} as well as to the position you describe: {acts}.",
      "For {other-topic}, which you require, I would build on {deeds} {at-employer}.",
      "For {other-topic}, which you require, I would build on the following from my work {at-employer}: {lines}.",
    ],
  },
  "open-change": {
    plain: [
      "I {have-worked} {as-title} at {employer} for {length}, and I am applying for the position of {role} {with-company}, which would be a new field for me.",
      "Your field is new to me. | I {have-worked} {as-title} at {employer} for {length}, and I am applying for the position of {role} {with-company}.",
      "{over}After my work {as-title} at {employer}, I want to change fields and am applying for the position of {role} {with-company}.",
    ],
    professional: [
      "After {length} {as-title} at {employer}, I am applying for the position of {role} {with-company}, in what would be a new field for me.",
      "The position of {role} {with-company}, for which I am applying, is in a different field from my work {as-title} at {employer}.",
    ],
    confident: [
      "I come from another field. | For {length} I {have-worked} {as-title} at {employer}, and now I want the position of {role} {with-company}.",
    ],
    warm: [
      "After {length} {as-title} at {employer}, I~would love to change fields and join you as {a-role} {with-company}.",
      "I~come from another field: I~{have-worked} {as-title} at {employer}, and now I~would love to join you as {a-role} {with-company}.",
      "I~{have-worked} {as-title} at {employer}, and I~would love to change fields and come to you as {a-role} {with-company}.",
    ],
    formal: [
      "After working {as-title} at {employer}, I wish to apply for the position of {role} {with-company}, which would mean a change of field for me.",
      "The position of {role} {with-company}, for which I wish to apply, lies in a different field from my work {as-title} at {employer}.",
    ],
  },
  toward: {
    plain: [
      "Two things bring me closer to your field: {work}, and I hold {credential}.",
      "Closer to your field, {work}.",
      "Some of your field I know already: {work}.",
      "Closer to your field, I hold {credential}.",
      "Closer to your field, I have {paper} from {institution}.",
    ],
    warm: [
      "Two things bring me closer to what you do: {work}, and I~hold {credential}.",
      "Closer to what you do, {work}.",
      "I~am glad that I~also have {paper} from {institution}, which is closer to what you do.",
      "Closer to what you do, I hold {credential}.",
    ],
    formal: [
      "Two things bring me closer to your field of work: {work}, and I hold {credential}.",
      "Closer to your field of work, I may mention that {work}.",
      "Closer to your field of work is {paper} from {institution}, which I hold.",
      "Closer to your field of work, I hold {credential}.",
    ],
  },
  tell: {
    plain: [
      "In an interview I can tell you how I {did}.",
      "In an interview I can tell you how I {did}, and hear what you expect of {a-role}.",
      "When we meet, I can tell you how I {did} {at-employer}.",
      "How I {did} {at-employer} is easier to tell when we meet.",
      "If you want to know how I {did}, I can tell you in an interview.",
      "Ask me in an interview how I {did}.",
      "When we speak, I can tell you how I {did}.",
      "An interview is the place to tell you how I {did} {at-employer}.",
    ],
    professional: [
      "I am available for an interview and can tell you how I {did} {at-employer}.",
      "In an interview I can explain how I {did}, and you can tell me what you need from {a-role}.",
      "How I {did} {at-employer} is something I can explain in an interview.",
    ],
    confident: [
      "Let us meet. | I can tell you how I {did} {at-employer}.",
      "When shall we talk? | I can tell you how I {did}.",
    ],
    warm: [
      "When we meet, I~would be glad to tell you how I {did} {at-employer}.",
      "I~would love to come in for a talk and tell you how I {did}.",
      "Shall we talk? | I~would be happy to tell you how I {did}.",
      "I~would enjoy telling you in person how I {did} {at-employer}.",
      "If you want to hear how I {did}, just ask me when we meet.",
      "I~would be glad to meet you, tell you how I {did}, and hear about the work of {a-role}.",
      "When we meet, ask me how I {did}.",
      "When we talk, I~would love to tell you how I {did}.",
    ],
    formal: [
      "In an interview I would be glad to explain how I {did}.",
      "I am available for an interview, in which I can explain how I {did} {at-employer}.",
      "Should you wish to know how I {did}, I am available for an interview.",
      "I would welcome an interview, in which I can explain how I {did} and hear what you expect of {a-role}.",
      "How I {did} {at-employer} is something that I can best explain in an interview, for which I am available.",
      "When we speak, I can explain how I {did}, and I wish to hear what you expect of {a-role}.",
    ],
  },
} satisfies Record<string, Phrases>;
