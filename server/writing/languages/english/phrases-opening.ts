import type { Phrases } from "../../realising/language-module.ts";

/** How letters open. {acts} is a clause with "I", {deeds} gerunds or nouns. */
export const openings = {
  "open-number": {
    plain: [
      "{as-title} at {employer}, {work}.",
      "At {employer}, where I {have-worked} {as-title}, {work}.",
      "In my work {as-title} at {employer}, {work}.",
      "My work {as-title} at {employer} {includes} {deed}.",
      "I {have-worked} {as-title} at {employer}, where {work}.",
      "{no-title}At {employer}, {work}.",
      "{no-title}My work at {employer} {includes} {deed}.",
      "From my work {as-title} at {employer}: {lines}.",
    ],
    confident: ["{deed}. | That {is} my job {as-title} at {employer}."],
    warm: [
      "At {employer}, where I~{have-worked} {as-title}, {work}.",
      "My job {as-title} at {employer} {includes} {deed}.",
      "I~{have-worked} {as-title} at {employer}, where {work}.",
      "{as-title} at {employer}, {work}.",
      "{no-title}At {employer}, {work}.",
      "{no-title}My work at {employer} {includes} {deed}.",
      "From my days {as-title} at {employer}: {lines}.",
    ],
    formal: [
      "In my position {as-title} at {employer}, {work}.",
      "My duties {as-title} at {employer} {include} {deed}, experience that I wish to bring to your team.",
      "I {have-been} employed {as-title} at {employer}, where {work}.",
      "{no-title}In my position at {employer}, {work}, experience that I wish to bring to your team.",
      "{no-title}My duties at {employer} {include} {deed}, experience that I wish to bring to your team.",
      "My work {as-title} at {employer} can be shown by the following: {lines}.",
    ],
  },
  "open-checks": {
    plain: [
      "I hold {the-topic} you ask for.",
      "I hold {the-topic} that you ask for, from {institution}.",
      "You ask for {topic}, and I hold {other-credential} from {institution}.",
      "You ask for {topic}, and I hold {other-credential}.",
      "To begin with what you require, {topic}: I hold {other-credential}.",
    ],
    confident: ["You ask for {topic}. | I hold {other-credential}."],
    warm: [
      "First things first: I have {the-topic}.",
      "You ask for {topic}, and I~am glad to say that I have {other-credential}.",
      "Yes, I have {the-topic} you ask for.",
      "I~am glad to say that I have {the-topic} from {institution}.",
    ],
    formal: [
      "I hold {the-topic} which you require, from {institution}.",
      "I hold {the-topic} which you require.",
      "You require {topic}, and I can confirm at the outset that I hold {other-credential}.",
      "To begin with your requirement of {topic}, I can confirm that I hold {other-credential}.",
    ],
  },
  "open-present": {
    plain: [
      "{since}, I have worked {as-title} at {employer}.",
      "For {length} I {have-worked} {as-title} at {employer}.",
      "{span}, I worked {as-title} at {employer}.",
      "I {have-worked} {as-title} at {employer} for {length}.",
      "I {have-worked} {as-title} at {employer}.",
    ],
    warm: [
      "{since}, I~have worked {as-title} at {employer}.",
      "{span}, I~worked {as-title} at {employer}, and I~would be glad to build on that.",
      "For {length} I~{have-worked} {as-title} at {employer}.",
      "I~{have-worked} {as-title} at {employer}, and your posting made me curious.",
      "I~{have-worked} {as-title} at {employer} for {length}.",
    ],
    formal: [
      "{since}, I have been employed {as-title} at {employer}.",
      "For {length} I {have-been} employed {as-title} at {employer}.",
      "I {have-been} employed {as-title} at {employer}, and I wish to bring that experience to your team.",
      "My experience comes from {employer}, where I {have-been} employed {as-title} for {length}.",
    ],
  },
  "open-duties": {
    plain: [
      "You ask for {topic1} and {topic2}, and both are close to what I {have-done} {as-title} at {employer}.",
      "{topic1} and {topic2}, as you describe them, are close to my work {as-title} at {employer}.",
      "You ask for {topic1} and {topic2}. | Both are close to my work {as-title} at {employer}.",
    ],
    warm: [
      "{topic1} and {topic2}: the job you describe is close to what I~{have-done} {as-title} at {employer}.",
      "I~read {topic1} and {topic2} in your posting and thought of my work {as-title} at {employer}.",
      "You ask for {topic1} and {topic2}, and I~was glad to read that: both are close to my work {as-title} at {employer}.",
    ],
    formal: [
      "The position involves {topic1} as well as {topic2}, and both are close to my work {as-title} at {employer}.",
      "{topic1} and {topic2}, as you describe them, are close to the work I {have-done} {as-title} at {employer}.",
    ],
  },
  "open-skill": {
    plain: [
      "I am applying for the position of {role} {with-company}, and I bring {any-skills}.",
      "For the {role} position {at-company}, I can offer {any-skills}.",
      "You are looking for {a-role}, and I bring {any-skills}.",
      "I am applying as {a-role} {with-company}; my skills are {skills}.",
      "{no-role}I want to work {at-company}, and I bring {any-skills}.",
    ],
    confident: ["{any-skills}: that is what I bring to the position of {role} {with-company}."],
    warm: [
      "I~would love to join you as {a-role} {with-company}, and I~bring {any-skills}.",
      "I~am applying for the {role} job {at-company}, and I~would be glad to put {any-skills} to use there.",
      "You are looking for {a-role}, and I~would be happy to bring {any-skills} to your team.",
      "{no-role}I~would be glad to bring {any-skills} to your team {at-company}.",
      "{no-role}I~would love to work {at-company}, and I~can bring {any-skills}.",
    ],
    formal: [
      "I wish to apply for the position of {role} {with-company}, to which I can bring {any-skills}.",
      "In applying for the position of {role} {with-company}, I would first mention {any-skills}.",
      "I wish to apply for the {role} position {at-company}, for which I can offer {any-skills}.",
      "{no-role}I wish to apply for a position {with-company}, to which I can bring {any-skills}.",
    ],
  },
  "open-day": {
    plain: [
      "At {employer}, where I {have-worked} {as-title}, {acts}.",
      "My work {as-title} at {employer} {includes} {deeds}.",
      "{as-title} at {employer}, {acts}.",
      "From my work {as-title} at {employer}: {lines}.",
    ],
    confident: ["{deeds}. | That {is} my job {as-title} at {employer}."],
    warm: [
      "At {employer}, where I~{have-worked} {as-title}, {acts}.",
      "{as-title} at {employer}, {acts}.",
      "My days {as-title} at {employer} {include} {deeds}.",
      "From my days {as-title} at {employer}: {lines}.",
    ],
    formal: [
      "My duties {as-title} at {employer} {include} {deeds}.",
      "In my position {as-title} at {employer}, {acts}.",
      "I {have-been} employed {as-title} at {employer}, where {acts}.",
      "My work {as-title} at {employer} can be shown by the following: {lines}.",
    ],
  },
  "open-path": {
    plain: [
      "I worked {previous-as-title} at {previous-employer} before I came to {employer} {as-title}.",
      "After working {previous-as-title} at {previous-employer}, I moved to {employer} {as-title}.",
      "First I worked {previous-as-title} at {previous-employer}, then {as-title} at {employer}.",
      "From {previous-employer}, where I worked {previous-as-title}, I went to {employer} {as-title}.",
    ],
    warm: [
      "I~worked {previous-as-title} at {previous-employer} first, and then came to {employer} {as-title}.",
      "I~came to {employer} {as-title} after my time {previous-as-title} at {previous-employer}.",
      "Before {employer}, where I~{have-worked} {as-title}, I~was at {previous-employer} {previous-as-title}.",
    ],
    formal: [
      "After a first period {previous-as-title} at {previous-employer}, I moved to {employer}, {as-title}.",
      "I was employed {previous-as-title} at {previous-employer} before I joined {employer}, {as-title}.",
      "My experience comes from {previous-employer}, where I worked {previous-as-title}, and from {employer}, where I {have-been} employed {as-title}.",
    ],
  },
  "open-question": {
    plain: [
      "[You are looking for|You need|You want|Your posting asks for] [someone|somebody] to {to-topic}, among [other things|other duties]. | I {have-worked} {as-title} at {employer} for {length}.",
      "{thing}Your posting made me [curious|want to know more], [above all|in particular|most of all] about {topic}. | I {have-worked} {as-title} at {employer}.",
      "You are looking for someone to {to-topic}, among other things, and I can offer {any-skills}.",
      "{thing}Your posting made me curious, above all about {topic}, and I can offer {any-skills}.",
    ],
    warm: [
      "I~{have-worked} {as-title} at {employer}, and your posting made me curious about {topic}.",
      "For {length} I~{have-worked} {as-title} at {employer}, and now your posting made me curious about {topic}.",
      "Your posting made me curious about {topic}, and I~can offer {any-skills}.",
      "{you-need}, and I~would be glad to learn that; I~can offer {any-skills}.",
    ],
    formal: [
      "I {have-been} employed {as-title} at {employer}, and {topic}, as you describe it, is work that I wish to take on.",
      "The position involves {topic}, and I am able to offer you {any-skills} for the work of your team.",
      "You are looking for somebody to take on {topic}, among other duties, and I am able to offer {any-skills}.",
    ],
  },
} satisfies Record<string, Phrases>;
