import type { Phrases } from "../../realising/language-module.ts";

/**
 * What of the posting the writer points to, would take on, and would ask about. {duty} stands for nothing: it keeps a
 * phrase to work that the post consists of.
 */
export const wishes = {
  wish: {
    plain: [
      "I am ready to {to-topic1} and {to-topic2} with you.",
      "I am ready to {to-one} with you.",
      "{duty}{topic1} and {topic2} are tasks I want to take on with you.",
      "{duty}{one} is a task I want to take on with you.",
      "{duty}After {length} {as-title}, I want to take on {topic1} and {topic2} with you.",
      "After {length} {as-title}, I want to {to-one} with you.",
      "How you {to-one} is something I want to learn early.",
      "I want to learn how you {to-topic1} and {to-topic2}.",
      "I want to learn how you {to-one}.",
      "{duty}The job also includes {topic1} and {topic2}, and I want to learn both from your team.",
      "{duty}The job also includes {one}, and I want to learn how your team goes about it.",
      "{duty}In {topic1} and {topic2} I can learn from your team.",
      "{duty}I want to grow into {topic1} and {topic2} with your help.",
      "{thing}I want to learn more about {one} from your team.",
    ],
    professional: [
      "I want to learn how you {to-topic1} and {to-topic2}, and to take on both as soon as I can.",
      "{duty}My next step after {length} {as-title} is to take on {topic1} and {topic2}, as you describe them.",
      "Once I know how you work, I am ready to {to-one} on my own.",
    ],
    confident: [
      "{duty}You need {topic1} and {topic2}. | I am ready for both.",
      "{duty}I am ready for {one} with you.",
      "I want to {to-one} for you.",
    ],
    warm: [
      "I~would love to {to-one} with you.",
      "I~would be happy to {to-topic1} and {to-topic2} for you.",
      "{duty}I~would enjoy {topic1} and {topic2} with you.",
      "{duty}I~would be glad to take on {topic1} and {topic2} with you.",
      "{duty}I~would be glad to take on {one} with you.",
      "{duty}After {length} {as-title}, I~would love to take on {topic1} and {topic2} with you.",
      "After {length} {as-title}, I~would love to {to-one} with you.",
      "I~am curious how you {to-topic1} and {to-topic2}.",
      "I~would like to learn how you {to-one}.",
      "{one} is something I~would love to learn with you.",
      "{duty}The job also includes {topic1} and {topic2}, and I~would enjoy learning both from your team.",
      "{duty}The job also includes {one}, and I~would enjoy learning how your team goes about it.",
      "{thing}I~would be glad to learn more about {one} from your team.",
    ],
    formal: [
      "{duty}After {length} {as-title}, I would be prepared to take on {topic1} and {topic2} in your team.",
      "{duty}After {length} {as-title}, I would be prepared to take on {one} in your team.",
      "{duty}It would be a natural next step from my work {as-title} to take on {topic1} and {topic2} in your team.",
      "{duty}It would be a natural next step from my work {as-title} to take on {one} in your team.",
      "I am prepared to learn how you {to-topic1} and {to-topic2}, and to take on both as soon as you think fit.",
      "I am prepared to learn how you {to-one}, and to take it on as soon as you think fit.",
      "{duty}The position also includes {topic1} and {topic2}, and I am ready to be introduced to both by your team.",
      "{duty}The position also includes {one}, and I am ready to be introduced to it by your team.",
      "{thing}I would also like to learn more about {one} from your team than I know at present.",
    ],
  },
  reading: {
    plain: [
      "{duty}The job includes {topic1} and {topic2}, and I want to take on both with you.",
      "{duty}After {length} {as-title}, I want to go on to {topic1} and {topic2} with you.",
      "{duty}You need help with {topic1} and {topic2}, and I want to give it.",
      "{thing}I read about {topic1} and {topic2} in your posting and want to hear more about both.",
    ],
    confident: [
      "{duty}You need {topic1} and {topic2}. | I want to do both.",
      "You need someone to {to-topic1} and {to-topic2}. | I want to be that person.",
    ],
    warm: [
      "{duty}I~like that the job brings together {topic1} and {topic2} in your team.",
      "{duty}{topic1} and {topic2} are what made me curious about your job.",
      "You need someone to {to-topic1} and {to-topic2}, and I~would love to be that person.",
      "{duty}After {length} {as-title}, I~would love to go on to {topic1} and {topic2} with you.",
      "{thing}I~read about {topic1} and {topic2} in your posting, and I~am curious about both.",
    ],
    formal: [
      "{duty}The position combines {topic1} with {topic2}, and I would be prepared to take on both in your team.",
      "{duty}After {length} {as-title}, I would like to go on to {topic1} and {topic2} in your team.",
      "{duty}Of the duties you describe, I would in particular like to take on {topic1} and {topic2}.",
      "{thing}Your posting speaks of {topic1} and {topic2}, and I would like to hear more about both.",
    ],
  },
  welcome: {
    plain: [
      "You write that {welcome}, and I want to take you up on that.",
      "Since {welcome}, as you write, I am applying with what I have.",
      "You write that {welcome}. | That is why I write.",
    ],
    warm: [
      "You write that {welcome}, and I~was glad to read it.",
      "You write that {welcome}, and I~would love to take you up on that.",
      "You write that {welcome}. | I~was happy to read that.",
    ],
    formal: [
      "You write that {welcome}, which encourages me to apply to you.",
      "Since you write that {welcome}, I would like to apply to you with the skills I have.",
    ],
  },
  ask: {
    plain: [
      "{duty}How much of the week goes into {topic}?",
      "Who would show me how you {to-topic}?",
      "{duty}What matters most to you in {topic}?",
      "{duty}Is {topic} shared in your team?",
      "One thing I want to ask is {how-you}.",
      "{thing}What should I know about {topic} before I start?",
    ],
    professional: [
      "I want to hear from you {how-you}, and what you expect of me there.",
      "{duty}One thing I want to ask you is how {topic} is organised in your team.",
      "{duty}One thing I want to ask you is how much of the week goes into {topic}.",
    ],
    confident: ["One question: {how-do-you}?"],
    warm: [
      "I~am curious {how-you}.",
      "I~would love to hear {how-you}.",
      "Who would show me how you {to-topic}?",
      "{duty}What matters most to you in {topic}?",
      "{duty}How much of the week goes into {topic}?",
      "{duty}Is {topic} shared in your team?",
      "{thing}What should I~know about {topic} before I~start?",
    ],
    formal: [
      "{duty}It would interest me to learn how {topic} is organised in your team, and who introduces new colleagues to it.",
      "I would be interested to hear {how-you}, and what you expect of a new colleague there.",
      "{duty}May I ask how large a part {topic} plays in the position of {role}?",
      "{duty}One question which I would like to put to you concerns {topic} and its place in the position.",
      "{thing}One question which I would like to put to you concerns {topic} and its place in the position.",
    ],
  },
} satisfies Record<string, Phrases>;
