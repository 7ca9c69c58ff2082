import type { Phrases } from "../../realising/language-module.ts";

/**
 * What the writer knows of a duty already, would begin with and would ask: told where there is little else to tell.
 * {duty} stands for nothing: it keeps a phrase to work that the post consists of, {thing} to what is no doing.
 */
export const summaries = {
  bring: {
    plain: [
      "{duty}{no-skills}I know {topic}, which you need, from my work {as-title}.",
      "{duty}{no-skills}You also need {topic}, and I know that from my work {as-title}.",
      "{any-skills} will also help me with {topic} in your team.",
      "{new-here}I want to see how you {to-topic}, and then do it myself.",
      "{new-here}First I want to watch how you {to-topic}.",
    ],
    warm: [
      "{duty}{no-skills}You also need {topic}, and I~know that from my work {as-title}.",
      "{duty}{no-skills}I~would be glad to carry on with {topic}, which I~know from my work {as-title}, in your team.",
      "{any-skills} will also help me with {topic} in your team.",
      "{new-here}I~would love to see how you {to-topic}.",
      "{new-here}May I~watch first when you {to-topic}?",
    ],
    formal: [
      "{duty}{no-skills}The position also involves {topic}, which I know from my work {as-title}.",
      "{any-skills} will also be of use to me for {topic} in the position you describe.",
      "{new-here}I would like to watch how you {to-topic}, before I take this on myself.",
      "{new-here}I am prepared to be shown how you {to-topic}, and to take it on as soon as you think fit.",
    ],
  },
  learn: {
    plain: [
      "Who shows new colleagues how you {to-topic}?",
      "{duty}What should I know about {topic} before I start?",
      "{duty}Which part of {topic} is hardest at first?",
      "{duty}Who looks after {topic} at present?",
    ],
    warm: [
      "Who shows new colleagues how you {to-topic}?",
      "{duty}What should I~know about {topic} before I~start?",
      "{duty}Which part of {topic} is hardest at first?",
      "{duty}Who looks after {topic} in your team?",
    ],
    formal: [
      "{duty}It would also interest me to know who in your team introduces new colleagues to {topic}.",
      "{duty}May I ask what a new colleague should know about {topic} before the first day?",
      "I am also interested to learn who in your team shows new colleagues how you {to-topic}.",
    ],
  },
  candid: {
    plain: ["Ask me about {any-skills} in an interview."],
    warm: ["Do ask me about {any-skills}."],
    formal: ["In an interview, I would welcome questions about {any-skills}."],
  },
  arrive: {
    plain: [
      "What I have learned {as-title} I can use with you, and how you work I will learn first.",
      "Much of what I know from {employer} I can use with you, and the rest I will learn.",
    ],
    warm: [
      "What I~have learned {as-title} I~can use with you, and how you work I~would happily learn.",
      "Much of what I~know from {employer} I~can use with you, and the rest I~would happily learn.",
    ],
    formal: [
      "Much of what I have learned {as-title} I would be able to use in your team, and I am prepared to learn the rest.",
      "Much of what I know from {employer} I would be able to use in your team, and I am prepared to learn the rest.",
    ],
  },
  sum: {
    plain: ["{any-skills}, and {length} {as-title}: that is what I bring."],
    warm: ["Put together, that~is {any-skills} and my work {as-title}."],
    formal: ["Taken together, I am able to bring to the position {any-skills} and my work {as-title}."],
  },
  outlook: {
    plain: ["I bring {any-skills}, and I want to learn the work of {a-role}."],
    warm: ["I~bring {any-skills}, and I~am happy to learn the rest as {a-role}."],
    formal: ["I bring {any-skills} to the position and am prepared to be trained as {a-role}."],
  },
  start: {
    plain: [
      "{duty}Once I know how you work, I can take on {topic1} and {topic2}.",
      "{duty}Once I know how you work, I can take on {one}.",
      "{duty}In the first weeks I want to learn {topic1}, and then {topic2}.",
      "In the first weeks I want to see how you {to-one}, and then do it myself.",
      "{duty}I can begin with {one} as soon as somebody has shown me how you work.",
      "{duty}After {length} {as-title}, I can begin with {topic1} and go on to {topic2}.",
      "{duty}After {length} {as-title}, I can begin with {one}.",
      "{has-line}What I do not know yet as {a-role}, I will ask.",
      "{has-line}In my first weeks I will write down what I am told, so that nobody has to say it twice.",
      "{has-done}Tell me where help is needed most, and I will start there.",
      "{has-done}I want to hear early what you expect of {a-role} in the first months.",
    ],
    professional: [
      "{duty}I expect to learn most in {topic1} and {topic2}, and I will ask where I am not sure.",
      "{duty}I expect to learn most in {one}, and I will ask where I am not sure.",
    ],
    confident: ["{duty}First {topic1}, then {topic2}.", "{duty}I can start with {one}."],
    warm: [
      "{duty}Once I~know how you work, I~would love to take on {topic1} and {topic2}.",
      "{duty}Once I~know how you work, I~would love to take on {one}.",
      "In the first weeks I~would like to see how you {to-one}, and then do it myself.",
      "{duty}I~would be happy to begin with {topic1} and go on to {topic2}.",
      "{duty}I~would be glad to begin with {one} as soon as somebody has shown me how you work.",
      "{duty}There~is probably most for me to learn in {topic1} and {topic2}, and I~would enjoy that.",
      "{has-line}What I~do not know yet as {a-role}, I~will ask.",
      "{has-line}In my first weeks I~would write things down, so that nobody has to tell me twice.",
      "{has-done}Where do you need help most? | I~would be glad to start there.",
      "{has-done}I~would love to hear early what you expect of {a-role} in the first months.",
    ],
    formal: [
      "{duty}Once I am familiar with the way you work, I would be able to take on {topic1} and {topic2}.",
      "{duty}Once I am familiar with the way you work, I would be able to take on {one}.",
      "{duty}After {length} {as-title}, I would be prepared to begin with {topic1} and to go on to {topic2}.",
      "In the first weeks I would like to see how you {to-one}, and then to take it on myself.",
      "{duty}I expect to have most to learn in {topic1} and {topic2}, and I would ask your colleagues wherever I am not sure.",
      "{duty}I expect to have most to learn in {one}, and I would ask your colleagues wherever I am not sure.",
      "{has-line}In the first weeks I would note down what I am told, so that nothing need be said twice.",
      "{has-line}What I do not yet know of the work of {a-role}, I would ask at once.",
      "{has-done}I would like to hear at an early stage what you expect of {a-role} in the first months.",
    ],
  },
} satisfies Record<string, Phrases>;
