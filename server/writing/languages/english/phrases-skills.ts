import type { Phrases } from "../../realising/language-module.ts";

/** Skills by themselves and beside what the posting asks, languages, and what somebody is like. */
export const abilities = {
  "link-skill": {
    plain: [
      "For {topic} I can use {any-skills}.",
      "Your posting asks for {topic}, and I bring {any-skills} to it.",
      "When it comes to {topic}, I can start from {any-skills}.",
      "{topic} is where {any-skills} would be of use.",
      "What I bring to {topic} is {any-skills}.",
    ],
    confident: ["For {topic} I bring {any-skills}.", "{topic}? | I bring {any-skills}."],
    warm: [
      "I~would enjoy using {any-skills} for {topic}.",
      "For {topic}, I~can put {any-skills} to use.",
      "You mention {topic}, and I~can bring {any-skills} to it.",
      "What I~bring to {topic} is {any-skills}.",
      "I~would be glad to use {any-skills} for {topic}.",
    ],
    formal: [
      "For {topic}, which your posting names, I can bring {any-skills} to the position.",
      "With regard to {topic}, the skill from which I can start is {any-skills}.",
      "Your posting speaks of {topic}, and it is here that {any-skills} would be of use.",
      "What I am able to bring to {topic} is {any-skills}, as stated above.",
    ],
  },
  "same-skill": {
    plain: [
      "You ask for {asked-skills}, and I bring {all-of-them}.",
      "Of what you ask for, I bring {asked-skills}.",
      "Among the skills you ask for, I have {asked-skills}.",
      "Your posting names {asked-skills}, and I can offer {all-of-them}.",
      "I can offer {asked-skills}, as your posting asks.",
    ],
    confident: ["You ask for {asked-skills}. | I bring {all-of-them}."],
    warm: [
      "You ask for {asked-skills}, and I~am glad to say that I~bring {all-of-them}.",
      "I~was happy to find {asked-skills} in your posting, because I~bring {all-of-them}.",
      "You need {asked-skills}, and I~can offer {all-of-them}.",
      "Of what you ask for, I~can bring {asked-skills}.",
      "Your posting names {asked-skills}, and I~bring {all-of-them}.",
    ],
    formal: [
      "You require {asked-skills}, which I am in a position to offer.",
      "What your posting says of {asked-skills} I am able to meet.",
      "Of the skills which your posting asks for, I am able to offer {asked-skills}.",
      "Your posting asks for {asked-skills}, and I may say that I bring {all-of-them} to the position.",
      "Among the skills required in your posting, {asked-skills} may be counted as mine.",
    ],
  },
  asked: {
    plain: [
      "{topic1} and {topic2}, both in your posting, call for skills I bring.",
      "Your posting speaks of {topic1} and of {topic2}; I have the skills for that.",
      "In {topic1} as in {topic2}, you ask for something I can do.",
      "{one}, which your posting names, calls for a skill I bring.",
      "Your posting speaks of {one}; I have the skill for that.",
    ],
    confident: ["{topic1} and {topic2}: I have the skills for both.", "{one}: I have the skill for that."],
    warm: [
      "{topic1} and {topic2}: I~was glad to read both, because I have the skills for that.",
      "When you ask for {topic1} and {topic2}, you ask for skills I~bring.",
      "{one}: I~was glad to read that, because I have the skill for it.",
      "When you ask for {one}, you ask for a skill I~bring.",
    ],
    formal: [
      "Your posting names {topic1} as well as {topic2}, and both call for skills which I am able to offer.",
      "For {topic1} and for {topic2}, the skills required are among those which I have named.",
      "Your posting names {one}, which calls for a skill that I am able to offer.",
    ],
  },
  skills: {
    plain: [
      "I also bring {any-skills}.",
      "To this I can add {any-skills}.",
      "My other skills are {skills}.",
      "I can offer {any-skills} as well.",
      "Beyond that, I bring {any-skills}.",
      "{skills} are further skills I bring.",
    ],
    warm: [
      "I~also bring {any-skills}.",
      "I~would be glad to bring {any-skills} as well.",
      "And there~is more I~can offer: {any-skills}.",
      "I~can offer {any-skills}, too.",
      "On top of that, I~bring {any-skills}.",
    ],
    formal: [
      "I am likewise able to bring {any-skills} to the position.",
      "I may add that I also bring {any-skills} to the position.",
      "Further skills which I am able to bring to the position are {skills}.",
      "A further skill which I am able to bring to the position is {skill}.",
      "To this may be added {any-skills}, as far as it is of use to you.",
    ],
  },
  language: {
    plain: ["I speak {language}.", "I also speak {language}.", "As for languages, I speak {language}."],
    warm: [
      "I~speak {language}, too.",
      "I~also speak {language}, if that helps.",
      "And I~speak {language}.",
      "As for languages: I~speak {language}.",
    ],
    formal: [
      "I may add that I speak {language}, should this be of use in the position.",
      "It may be of use to you that I speak {language}.",
      "As regards languages, I am able to offer {language}.",
    ],
  },
  strength: {
    plain: [
      "I am {strong-adjective}.",
      "As a colleague, I am {strong-adjective}.",
      "I would describe myself as {strong-adjective}.",
      "To that I would add {strong-noun}.",
      "What I bring as a colleague is {strong-noun}.",
      "Among my strengths I would name {strong-noun}.",
      "I am somebody who {strong-verb}.",
      "I am {strong-adjective}, and I would add {strong-noun}.",
      "I am {strong-adjective}, and somebody who {strong-verb}.",
    ],
    warm: [
      "And I~am {strong-adjective}.",
      "If you ask what I~am like: {strong-adjective}.",
      "As a colleague, I~am {strong-adjective}.",
      "And I~would add {strong-noun}.",
      "What I~bring as a colleague is {strong-noun}.",
      "I~am somebody who {strong-verb}.",
      "And I~am {strong-adjective}, and would add {strong-noun}.",
      "And I~am {strong-adjective}, somebody who {strong-verb}.",
    ],
    formal: [
      "I should describe my manner as {strong-adjective}.",
      "As a colleague, I should call myself {strong-adjective}.",
      "Among the qualities which I bring is {strong-noun}.",
      "To this I should add {strong-noun} among my strengths.",
      "I regard myself as a person who {strong-verb}.",
      "I regard myself as {strong-adjective}, and to this I should add {strong-noun}.",
      "I regard myself as {strong-adjective}, and as a person who {strong-verb}.",
    ],
  },
} satisfies Record<string, Phrases>;
