import type { Phrases } from "../../realising/language-module.ts";

/**
 * What a letter comes to, and how the writer would begin: told where there is little else to tell. Phrases with
 * {new-here} are for somebody who has no post to speak of.
 */
export const summaries = {
  candid: {
    plain: [
      "The questions I would most like to hear are about {any-skills}.",
      "{new-here}If you want to test me on something, take {any-skills}.",
      "On {any-skills} you may ask me anything.",
      "For a first conversation I would suggest {any-skills} as the subject.",
      "{new-here}I name only {any-skills} here, because that is what I can show you.",
      "{new-here}What I can show you today is {any-skills}; the rest I am ready to learn on the job.",
    ],
    confident: ["Test me on {any-skills}."],
    warm: [
      "{new-here}I~would rather name a little and mean it, so I~stay with {any-skills}.",
      "{new-here}What I~can show you today is {any-skills}, and the rest I~am happy to learn on the job.",
      "Do ask me about {any-skills}.",
      "I~would enjoy talking about {any-skills} with you.",
      "Of all I~have named, {any-skills} would be fun to show you.",
      "The questions I~would enjoy most are about {any-skills}.",
    ],
    formal: [
      "{new-here}I have kept this letter to {any-skills}, since I wish to state only what I am able to show.",
      "{new-here}What I am able to show you at present is {any-skills}, and I am prepared to learn whatever else the position requires.",
      "In a conversation, I should particularly welcome questions on {any-skills}.",
      "A practical test of {any-skills} would be welcome to me at a time of your choosing.",
      "On {any-skills}, I shall gladly answer any question that you may wish to put to me.",
    ],
  },
  arrive: {
    plain: [
      "Coming from {employer}, I would begin by learning how you work.",
      "I would bring what worked at {employer}, and leave there what does not fit your way of working.",
      "What I know from {employer} I would bring along; how you do things I would learn first.",
    ],
    confident: ["Coming from {employer}, I learn your way first."],
    warm: [
      "Coming from {employer}, I~would look first and ask a lot.",
      "I~would bring what worked at {employer}, and happily learn the rest your way.",
      "I~am curious how your days compare with those at {employer}.",
    ],
    formal: [
      "Coming from {employer}, I should wish to see in the first place how you arrange matters.",
      "What I know from {employer} I should bring with me, and what you do otherwise I should learn.",
    ],
  },
  sum: {
    plain: [
      "In short, I bring {any-skills} and {length} at {employer}.",
      "In short: {any-skills}, and my work at {employer}.",
    ],
    confident: ["In one line: {any-skills}, and {length} at {employer}.", "So: {any-skills}, and {employer}."],
    warm: [
      "So, in short, you would get {any-skills}, and {length} at {employer}.",
      "In short: {any-skills}, and my work at {employer}.",
      "Put together, that~is {any-skills} and what I~know from {employer}.",
    ],
    formal: [
      "In sum, I am able to bring to the position {any-skills} as well as {length} at {employer}.",
      "Taken together, I offer {any-skills} and my work at {employer}.",
      "In summary, {any-skills} and the experience gained at {employer} are what I offer.",
    ],
  },
  outlook: {
    plain: [
      "In short, you would get {any-skills}, and somebody who wants to be a good {role}.",
      "In one line, that is {any-skills} and the wish to learn the job of {role} with you.",
      "What I have, then, is {any-skills}; what I want is to become {a-role} you can rely on.",
    ],
    confident: [
      "In one line: {any-skills}, and the wish to work as {a-role}.",
      "So: {any-skills}, and the will to be a good {role}.",
    ],
    warm: [
      "So, in short: {any-skills}, and somebody who would love to be {a-role}.",
      "In one line: {any-skills}, and a lot I~would like to learn as {a-role}.",
      "Put together, that~is {any-skills} and a lot of interest in the job of {role}.",
      "{no-role}So, in short: {any-skills}, and somebody who would love to learn the rest {at-company-or-you}.",
    ],
    formal: [
      "In sum, I offer {any-skills} and the wish to learn the work of {a-role} with you.",
      "Taken together, I offer {any-skills} and my readiness to be trained as {a-role}.",
      "In summary, {any-skills} and a sincere interest in the position of {role} are what I offer.",
    ],
  },
  start: {
    plain: [
      "{new-here}I do not expect to know the whole job of {role} on the first day, but I will ask until I do.",
      "{new-here}As {a-role}, I would rather be shown a thing once properly than guess at it.",
      "{new-here}What {a-role} should get right first is a question I would like to ask you.",
      "What {a-role} should get right first {at-company} is a question I would like to ask you.",
      "From {any-skills} I would like to go on to {topic1}, which your posting names, and then to {topic2}.",
      "After {employer}, I would begin with {topic1} from your posting and learn {topic2} next.",
      "If I may choose where to begin, it is {topic1} from your posting, and {topic2} after that, with what I know from {employer}.",
      "In my first weeks I would look after {topic1} and {topic2} from your posting, starting with what I know from {employer}.",
      "Coming from {employer}, I would start on {one}, which your posting names.",
      "With {any-skills} to start from, I would like to learn {one} from your posting first.",
      "Of your list, I would learn {one} first.",
      "{new-here}As {a-role}, I would first learn how you do things.",
      "{new-here}Which part of the job is most urgent?",
      "{new-here}When does a new {role} work alone?",
      "{new-here}Who would show me round at first?",
      "{new-here}In my first weeks as {a-role}, I would write down what I am told, so that nobody has to say it twice.",
      "{new-here}What does a good day look like for {a-role}?",
      "{no-role}I ask before I guess.",
    ],
    confident: [
      "Of your posting, I take {topic1} first, then {topic2}.",
      "After {employer}, I begin with {topic1} from your posting and then take on {topic2}.",
      "{new-here}As {a-role}, I ask first.",
      "{new-here}Show me once, and I will do it.",
    ],
    warm: [
      "{new-here}I do~not expect to know the whole job of {role} on the first day, but I~love to ask.",
      "{new-here}As {a-role}, I~would rather be shown a thing once properly than guess at it.",
      "What should {a-role} get right first {at-company-or-you}? | I~would love to hear that from you.",
      "From {any-skills} I~would love to go on to {topic1} in your posting, and then to {topic2}.",
      "After {employer}, I~would happily begin with {topic1} from your posting and go on to {topic2}.",
      "In my first weeks I~would love to look after {topic1} and {topic2} from your posting, with what I~know from {employer}.",
      "Coming from {employer}, I~would be glad to start on {one}, which your posting names.",
      "With {any-skills} to start from, I~would love to learn {one} from your posting first.",
      "Of your posting, may {topic1} come first, and {topic2} next? | I~would bring {any-skills} to both.",
      "{new-here}In my first weeks as {a-role}, I~would write things down, so that nobody has to tell me twice.",
      "{new-here}What does a good day look like for {a-role}?",
      "I~am curious what a first week as {a-role} looks like {at-company-or-you}.",
      "{new-here}Where do you need help most?",
      "{new-here}When does a new {role} work alone?",
      "{new-here}Who would show me round at first?",
      "{new-here}Show me how, and I~will join in.",
      "{no-role}I~love to ask before I guess.",
    ],
    formal: [
      "{new-here}I do not expect to know the whole work of {a-role} from the first day, but I am prepared to ask and to learn.",
      "{new-here}As {a-role}, I should prefer to be instructed properly rather than to act on a guess.",
      "Starting from {any-skills}, I should wish to learn {topic1} first and {topic2} thereafter, as your posting names both.",
      "Coming from {employer}, I should begin with {topic1}, which your posting names, and proceed to {topic2}.",
      "Coming from {employer}, I should begin with {one}, which your posting names.",
      "Starting from {any-skills}, I should wish to become familiar with {one} as your posting describes it.",
      "What is customary with you for {a-role} I should learn first and then observe.",
      "I should be interested to learn what you regard as a good first month for {a-role}.",
      "It would be of interest to me which part of the work of {a-role} is at present the most urgent.",
      "May I ask who would introduce a new {role} to the work, and for how long?",
      "{new-here}In the first weeks as {a-role}, I should note down what I am told, so that nothing need be said twice.",
    ],
  },
} satisfies Record<string, Phrases>;
