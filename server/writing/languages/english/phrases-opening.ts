import type { Phrases } from "../../realising/language-module.ts";

/** How letters open. {acts} is a clause with "I", {deeds} gerunds or nouns. */
export const openings = {
  "open-number": {
    plain: [
      "{as-title} at {employer}, {work}.",
      "At {employer}, where I {have-worked} {as-title}, {work}.",
      "{deed}: that {is} part of my work {as-title} at {employer}.",
      "In my work {as-title} at {employer}, {work}.",
      "My work {as-title} at {employer} {includes} {deed}.",
      "I {have-worked} {as-title} at {employer}, where {work}.",
      "{no-title}My work at {employer}: {deed}.",
      "{no-title}From my time at {employer}, one line first: {deed}.",
    ],
    confident: [
      "{deed}. | That {is} my job {as-title} at {employer}.",
      "{work}. | That {is} {employer}, where I {have-worked} {as-title}.",
    ],
    warm: [
      "At {employer}, where I~{have-worked} {as-title}, {work}.",
      "I~am glad to start with something concrete: {as-title} at {employer}, {work}.",
      "My job {as-title} at {employer} {includes} {deed}.",
      "{no-title}My work at {employer}, in one line: {deed}.",
      "{has-title}Let me start with something you can count: at {employer}, {work}.",
      "I~{have-worked} {as-title} at {employer}, where {work}.",
    ],
    formal: [
      "{no-title}From my work at {employer}, I put one point first in this application: {deed}.",
      "In my position {as-title} at {employer}, {work}, and it is on this work that my application rests.",
      "My work {as-title} at {employer} {includes} {deed}, and that is the experience which I put first in this application.",
      "My application rests on my work {as-title} at {employer}, where {work}.",
      "I {have-been} employed {as-title} at {employer}, in which capacity {work}.",
    ],
  },
  "open-checks": {
    plain: [
      "I hold {the-topic} you ask for.",
      "I hold {the-topic} that your posting asks for, from {institution}.",
      "Your posting asks for {topic}, and I hold {credential} from {institution}.",
      "To begin with the condition in your posting: I hold {the-topic} it asks for, from {institution}.",
      "You ask for {topic}, and I hold {credential}.",
      "To begin with what you require, {topic}: I hold {credential}.",
    ],
    confident: ["You ask for {topic}. | I hold {credential}.", "You ask for {topic}. | I have it: {credential}."],
    warm: [
      "First things first: I have {the-topic}.",
      "First things first: you ask for {topic}, and I have {credential}.",
      "You ask for {topic}, and I~am glad to say that I have {credential}.",
      "Yes, I have {the-topic} you ask for.",
      "Let me answer one question at once: yes, I have {the-topic} that you ask for, from {institution}.",
      "I~am glad to say that I have {the-topic} from {institution}.",
    ],
    formal: [
      "I may state at the outset that I hold {the-topic} which your posting requires, from {institution}.",
      "I hold {the-topic} which you require.",
      "With regard to your first condition, I am able to confirm that I hold {the-topic} from {institution}.",
      "Your posting requires {topic}, and I am able to confirm at the outset that I hold {credential}.",
      "With regard to the requirement of {topic}, I may state at the outset that I hold {credential}.",
    ],
  },
  "open-present": {
    plain: [
      "{since}, I have worked {as-title} at {employer}.",
      "For {length} I {have-worked} {as-title} at {employer}.",
      "{span}, I worked {as-title} at {employer}.",
      "I {have-worked} {as-title} at {employer} for {length}.",
      "I write to you from {employer}, where I have worked {as-title} {since}.",
      "I {have-worked} {as-title} at {employer}.",
    ],
    warm: [
      "Hello from {employer}, where I~have worked {as-title} {since}.",
      "{since}, I~have worked {as-title} at {employer}.",
      "{span}, I~worked {as-title} at {employer}, and I~would be glad to build on that.",
      "For {length} I~{have-worked} {as-title} at {employer}.",
      "I~{have-worked} {as-title} at {employer}, and your posting made me curious.",
    ],
    formal: [
      "{since}, I have been employed {as-title} at {employer}, and I write to you from that position.",
      "My experience of this work comes from {employer}, where I {have-been} employed {as-title} for {length}.",
      "The experience with which I apply to you is that of the position I {have-held} {as-title} at {employer}.",
    ],
  },
  "open-duties": {
    plain: [
      "Your posting names {topic1} and {topic2}, and both are close to my work {as-title} at {employer}.",
      "{topic1} and {topic2}, two points of your posting, are close to my work {as-title} at {employer}.",
      "My work {as-title} at {employer} and your posting meet in two places: {topic1} and {topic2}.",
      "Two points of your posting bring me to you from {employer}: {topic1} and {topic2}.",
    ],
    warm: [
      "I~read {topic1} and {topic2} in your posting and thought of my work at {employer}.",
      "{topic1} and {topic2}: your posting is close to what I~{have-done} {as-title} at {employer}.",
      "When I~came to {topic1} and {topic2} in your posting, I~thought of {employer} and was curious at once.",
    ],
    formal: [
      "Your posting names {topic1} as well as {topic2}, both of which are close to my work {as-title} at {employer}.",
      "Of the duties which you describe, {topic1} and {topic2} are those that I read with my work at {employer} in mind.",
    ],
  },
  "open-skill": {
    plain: [
      "I am applying for the position of {role} {with-company}, and I bring {any-skills}.",
      "For the {role} position {at-company}, I can offer {any-skills}.",
      "With {any-skills}, I am applying for the {role} position {at-company}.",
      "You are looking for {a-role}, and what I bring to {company} is {any-skills}.",
      "{no-role}I want to work {at-company} and bring {any-skills} to the job.",
    ],
    confident: ["{any-skills}: that is what I bring to the position of {role} {with-company}."],
    warm: [
      "I~would love to join you as {a-role} {with-company}, and to bring {any-skills} along.",
      "I~am applying for the {role} job {at-company}, and I~would be glad to put {any-skills} to use there.",
      "{any-skills}: that~is what I~would love to bring to you as {a-role} {with-company}.",
      "You are looking for {a-role}, and I~would be happy to bring {any-skills} to {company}.",
      "{no-role}I~would be glad to bring {any-skills} to your team {at-company}.",
      "{no-role}I~would love to work {at-company}, and I~can bring {any-skills}.",
    ],
    formal: [
      "I wish to apply for the position of {role} {with-company}, to which I am able to bring {any-skills}.",
      "In applying for the position of {role} {with-company}, I would first mention {any-skills}.",
      "May I submit my application for the {role} position {at-company}, for which I am able to offer {any-skills}.",
      "{no-role}I wish to apply for a position {with-company}, to which I am able to bring {any-skills}.",
    ],
  },
  "open-day": {
    plain: [
      "{acts}: that {is} my work {as-title} at {employer}.",
      "At {employer}, where I {have-worked} {as-title}, {acts}.",
      "My work {as-title} at {employer} {includes} {deeds}.",
      "Two lines from my work {as-title} at {employer}: {lines}.",
    ],
    confident: ["{deeds}. | That {is} my work {as-title} at {employer}."],
    warm: [
      "Let me take you to {employer} for a moment: there, {as-title}, {acts}.",
      "Two lines from {employer}, where I~{have-worked} {as-title}: {lines}.",
      "My work {as-title} at {employer} {has} more than one side: {deeds}.",
    ],
    formal: [
      "My duties {as-title} at {employer} {include} {deeds}, and it is from this work that I apply to you.",
      "In my position {as-title} at {employer}, {acts}.",
    ],
  },
  "open-path": {
    plain: [
      "I worked {previous-as-title} at {previous-employer} before I came to {employer} {as-title}.",
      "After working {previous-as-title} at {previous-employer}, I moved to {employer} {as-title}.",
      "First {previous-as-title} at {previous-employer}, then {as-title} at {employer}: both count for the job you describe.",
      "From {previous-employer}, where I worked {previous-as-title}, I went to {employer} {as-title}.",
    ],
    warm: [
      "I~worked {previous-as-title} at {previous-employer} first, and then came to {employer} {as-title}.",
      "I~came to {employer} {as-title} after my time {previous-as-title} at {previous-employer}.",
      "Before {employer}, where I~{have-worked} {as-title}, I~was at {previous-employer} {previous-as-title}.",
      "First {previous-employer}, then {employer}, and now I~would be glad to come to you.",
    ],
    formal: [
      "After a first period {previous-as-title} at {previous-employer}, I moved to {employer}, {as-title}.",
      "I was employed {previous-as-title} at {previous-employer} before I joined {employer}, {as-title}.",
      "My experience comes from {previous-employer}, where I worked {previous-as-title}, and from {employer}, where I {have-been} employed {as-title}.",
    ],
  },
  "open-question": {
    plain: [
      "Your posting asks for somebody to take on {topic}, and I can bring what I know of such work from {employer}.",
      "One point in your posting made me write to you from {employer}: {topic}.",
      "You are looking for help with {topic}, and I can offer {any-skills}.",
      "One point in your posting made me write, since I bring {any-skills}: {topic}.",
    ],
    confident: [
      "Who takes on {topic} next? | I come from {employer} and want to.",
      "Who takes on {topic} next? | I bring {any-skills}.",
    ],
    warm: [
      "Who looks after {topic} in your team? | I~come from {employer} and would love to.",
      "Who looks after {topic} with you? | I~would enjoy doing that, and I~bring {any-skills}.",
      "I~read {topic} in your posting, thought of {employer} and was curious.",
      "I~read {topic} in your posting and was curious: I~bring {any-skills}.",
    ],
    formal: [
      "It is because of {topic}, which your posting names, that I write to you from {employer}.",
      "I write to you because of {topic}, which your posting names, and am able to bring {any-skills} to it.",
      "The reason for this letter is {topic}, of which your posting speaks and to which I can bring {any-skills}.",
    ],
  },
} satisfies Record<string, Phrases>;
