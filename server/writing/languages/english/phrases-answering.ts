import type { Phrases } from "../../realising/language-module.ts";

/**
 * Work told in the same breath as what of the posting it answers, and how somebody comes from another field. {same-topic}
 * is a topic that the line says in the same words; {other-topic} one that it says in others.
 */
export const answering = {
  proof: {
    plain: [
      "You need someone to {to-other-topic}; {at-employer}, {acts}.",
      "Your posting asks for somebody to {to-other-topic}. | {at-employer}, {acts}.",
      "The job is to {to-other-topic}, among other things, and {at-employer} {acts}.",
      "You ask for {other-topic}: {at-employer}, {acts}.",
      "For {other-topic}, I can point to what I {have-done} {at-employer}: {deeds}.",
      "On {other-topic}, which you list, this is what I bring: {acts}.",
      "Your posting names {other-topic}; {at-employer}, {acts}.",
      "Where you need {other-topic}, my answer is {deeds} {at-employer}.",
      "{same-topic}, which you list, {is} part of my job {at-employer}.",
      "You ask for {same-topic}, and {at-employer} that {is} my job.",
      "{at-employer}, {same-topic} {belongs} to my work, as it would with you.",
      "Your posting names {other-topic}. | From my work {at-employer}, I can set this beside it: {lines}.",
    ],
    confident: [
      "You need someone to {to-other-topic}. | {at-employer}, {acts}.",
      "You need {other-topic}. | {at-employer}, {acts}.",
      "You need {same-topic}. | {at-employer}, {acts}.",
    ],
    warm: [
      "You are looking for someone to {to-other-topic}, and {at-employer} {acts}.",
      "I~would love to {to-other-topic} with you, as {at-employer} {acts}.",
      "You are looking for help with {other-topic}, and {at-employer} {acts}.",
      "I~was glad to see {other-topic} on your list, because {at-employer} {acts}.",
      "{other-topic} made me think of {employer}, where {acts}.",
      "You list {other-topic}, and I~like that: {at-employer}, {acts}.",
      "I~would enjoy {other-topic} with you, as {at-employer} {acts}.",
      "{same-topic} {is} part of my days {at-employer}, and I~was glad to find it in your posting.",
      "You ask for {same-topic}, and that~is work I~know from {employer}.",
      "I~was happy to read {same-topic} in your posting, because {at-employer} {acts}.",
      "You list {other-topic}. | From {employer}, I~can set this beside it: {lines}.",
    ],
    formal: [
      "Your posting asks for somebody to {to-other-topic}, and I may say that {at-employer} {acts}.",
      "With regard to {other-topic}, which your posting names, I may say that {at-employer} {acts}.",
      "Your posting names {other-topic}, for which I may point to my work {at-employer}, where {acts}.",
      "As to {other-topic}, as your posting describes it, {at-employer} {acts}.",
      "To your requirement of {other-topic} I can answer that {at-employer} {acts}.",
      "The duty of {same-topic}, which your posting names, {belongs} to my work {at-employer} as well.",
      "Your posting names {same-topic}, which {belongs} to my duties {at-employer}.",
      "With regard to {other-topic}, which your posting names, I may refer to the following from my work {at-employer}: {lines}.",
    ],
  },
  carry: {
    plain: [
      "{same-topic}, which you list, {is} part of my job {at-employer} already.",
      "You need someone to {to-other-topic}; what I have nearest to it is this: {acts}.",
      "To {to-other-topic}, I would build on something I know from {employer}: {deeds}.",
      "You need {other-topic}; what I have nearest to it is this: {acts}.",
      "For {other-topic}, I would build on something I know from {employer}: {deeds}.",
      "Your posting names {other-topic}. | The part of my work that comes closest: {acts}.",
      "Much is different at {employer}, but for {other-topic} in your posting I can draw on this: {acts}.",
      "Towards {other-topic}, which you ask for, I bring this from {employer}: {lines}.",
    ],
    confident: ["You need {other-topic}. | My nearest to it: {acts}."],
    warm: [
      "I~was happy to read {same-topic} in your posting, because {at-employer} {acts}.",
      "You need someone to {to-other-topic}, and the closest I have to it is this: {acts}.",
      "To {to-other-topic} with you, I~would love to build on {deeds}.",
      "{thing}You list {other-topic}, and the closest I have to it is this: {acts}.",
      "For {other-topic} in your posting, I~would love to build on {deeds}.",
      "{thing}When I~read {other-topic} in your posting, I~thought of one thing I~know from {employer}: {deeds}.",
      "Towards {other-topic}, which you ask for, I~bring this from {employer}: {lines}.",
    ],
    formal: [
      "Your posting names {same-topic}, which {belongs} to my duties {at-employer} as well.",
      "For {other-topic}, which your posting names, I can draw on work of a related kind: {at-employer}, {acts}.",
      "What comes closest to {other-topic}, as your posting describes it, is that {at-employer} {acts}.",
      "With regard to {other-topic}, which your posting names, I should build on my work {at-employer}, where {acts}.",
      "Towards {other-topic}, which your posting names, I am able to bring the following from {employer}: {lines}.",
    ],
  },
  "open-change": {
    plain: [
      "I come from another field: for {length} I {have-worked} {as-title} at {employer}. | I am applying for the position of {role} {with-company}.",
      "I am applying for the position of {role} {with-company}, and I come from another field. | For {length} I {have-worked} {as-title} at {employer}.",
      "You will find no {role} in my history. | I {have-worked} {as-title} at {employer} for {length}, and I am applying to {company} all the same.",
      "The position of {role} {with-company} would be a change of field for me. | I {have-worked} {as-title} at {employer} for {length}.",
      "I {have-worked} {as-title} at {employer}, which is another field than yours. | I am applying for the position of {role} {with-company}.",
    ],
    confident: [
      "I come from another field. | For {length} I {have-worked} {as-title} at {employer}, and now I want the position of {role} {with-company}.",
    ],
    warm: [
      "I~would be coming from another field: for {length} I~{have-worked} {as-title} at {employer}. | Now I~would love to join you as {a-role} {with-company}.",
      "From {employer} to you is a change of field, and I~would be glad to make it. | I~am applying for the {role} job {with-company} after {length} {as-title}.",
      "I~am applying for the {role} job {with-company} from another field. | I~{have-worked} {as-title} at {employer}.",
    ],
    formal: [
      "It is from another field that I apply for the position of {role} {with-company}. | I {have-been} employed {as-title} at {employer} for {length}.",
      "The position of {role} {with-company} would mean a change of field for me, as I {have-been} employed {as-title} at {employer}.",
    ],
  },
  toward: {
    plain: [
      "Closer to your field, {work}, and I hold {credential}.",
      "Two things bring me closer to your field: {work}, and I hold {credential}.",
      "Closer to your field, {work}.",
      "Something of your field I have done already: {work}.",
      "Closer to your field, I hold {credential}.",
      "Closer to your field, I have {paper} from {institution}.",
    ],
    warm: [
      "Closer to what you do, {work}, and I~hold {credential}.",
      "Two things bring me closer to what you do: {work}, and I~hold {credential}.",
      "And closer to what you do, {work}.",
      "I~am glad that I~also have {paper} from {institution}, which is closer to what you do.",
      "Closer to what you do, I hold {credential}.",
    ],
    formal: [
      "Closer to your field of work, I may mention that {work} and that I hold {credential}.",
      "Closer to your field of work, I may mention that {work}.",
      "Closer to your field of work is {paper} from {institution}, which I hold.",
      "Closer to your field of work, I hold {credential}.",
    ],
  },
  tell: {
    plain: [
      "In an interview I can tell you how I {did}.",
      "When we speak, I can tell you how I {did}, and you can tell me what you expect from {a-role}.",
      "Ask me in an interview how I {did}.",
      "I am available for an interview and can go into how I {did} {at-employer}.",
      "How I {did} {at-employer} is something I can go through with you in an interview.",
      "There is one thing I have kept for an interview: how I {did}.",
      "I am available for an interview about the position of {role}.",
      "I am ready for an interview.",
    ],
    confident: [
      "Name a day, and I will tell you how I {did}.",
      "Let us talk. | I will tell you how I {did} {at-employer}.",
    ],
    warm: [
      "Shall we talk? | I~would love to tell you how I {did}.",
      "I~would be glad to come by and tell you how I {did} {at-employer}.",
      "Ask me how I {did} when we meet, and tell me about your plans.",
      "One thing I~have kept for when we meet is how I {did}.",
      "Let us talk, and I~can tell you how I {did} {at-employer}.",
      "I~would love to meet you and talk about the position of {role}.",
      "Let us meet and talk.",
    ],
    formal: [
      "In an interview I should be glad to set out how I {did}.",
      "I am at your disposal for an interview, in which I can explain how I {did} {at-employer}.",
      "How I {did} {at-employer} is a matter which I should gladly explain in an interview.",
      "Should you wish to know how I {did}, I am available for an interview.",
      "I should be glad to discuss the position of {role} with you in an interview.",
      "I am available for an interview.",
    ],
  },
} satisfies Record<string, Phrases>;
