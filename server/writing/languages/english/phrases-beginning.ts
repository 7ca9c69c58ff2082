import type { Phrases } from "../../realising/language-module.ts";

/**
 * For somebody who names no post: what of the posting a skill answers, what they would take on and ask, how they would
 * begin, and the next step. {learner} is nobody who has years of work behind them.
 */
export const beginning = {
  "open-use": {
    plain: [
      "You need someone to {to-topic}, and for that I bring {any-skills}.",
      "Your posting names {topic}, and that is where I can use {any-skills}.",
      "{any-skills} is what I can bring to {topic}, which your posting names.",
    ],
    confident: ["You need someone to {to-topic}. | I bring {any-skills}."],
    warm: [
      "You are looking for someone to {to-topic}, and I~am happy to bring {any-skills} to that.",
      "I~was glad to find {topic} in your posting, because {any-skills} is what I~bring.",
      "Your posting names {topic}, and I~would enjoy using {any-skills} there.",
    ],
    formal: [
      "Your posting names {topic}, to which I am able to bring {any-skills}.",
      "With regard to {topic}, which your posting names, I am able to offer {any-skills}.",
    ],
  },
  link: {
    plain: [
      "{no-posts}That is close to {topic}, which you list.",
      "{no-posts}I can put that to use for {topic}.",
      "{no-posts}With that, I would not start {topic} from nothing.",
    ],
    warm: [
      "{no-posts}That is close to {topic}, which you list.",
      "{no-posts}I~would enjoy putting that to use for {topic}.",
    ],
    formal: [
      "{no-posts}This is close to {topic}, which your posting names.",
      "{no-posts}On this I could build where your posting speaks of {topic}.",
    ],
  },
  reading: {
    plain: [
      "{no-posts}Two points of your posting I want to take on early: {topic1} and {topic2}.",
      "{no-posts}What I would take on next from your list is {topic1}, and then {topic2}.",
      "{no-posts}Your posting also speaks of {topic1} and {topic2}, and I am ready for both.",
    ],
    warm: [
      "{no-posts}Two points of your posting made me curious: {topic1} and {topic2}.",
      "{no-posts}Your posting also speaks of {topic1} and {topic2}, and I~would enjoy both.",
      "{no-posts}From {topic1} to {topic2}: I~like how much there is to do with you.",
    ],
    formal: [
      "{no-posts}Your posting further speaks of {topic1} and {topic2}, both of which I am prepared to take on.",
      "{no-posts}Among the duties which you describe, I should wish to take on {topic1} and {topic2} at an early date.",
    ],
  },
  wish: {
    plain: [
      "{learner}{no-posts}I have still to learn how you {to-one}, and I want to do so early.",
      "{no-posts}You also list {one}, and I am ready to take that on.",
      "{no-posts}I am ready to {to-topic1} and to {to-topic2}, in whatever order you need.",
      "{learner}{no-posts}Your list goes on to {topic1} and {topic2}, which I want to learn from your people.",
      "{no-posts}{one} I would gladly take off your hands.",
    ],
    warm: [
      "{no-posts}You also list {one}, and I~would enjoy taking that on.",
      "{no-posts}I~would be happy to {to-topic1} and to {to-topic2}, in whatever order you need.",
      "{learner}{no-posts}I~still have to learn how you {to-one}, and I~am curious about it.",
    ],
    formal: [
      "{no-posts}You also name {one}, which I am prepared to take on as your practice requires.",
      "{no-posts}I am prepared to {to-topic1} and to {to-topic2}, in whatever order you require.",
      "{learner}{no-posts}As regards {one}, I should gladly be instructed by your staff.",
      "{no-posts}Of the duties in your posting I should also gladly undertake {one}.",
      "{learner}{no-posts}Nor should {one} be missing from what I am prepared to learn with you.",
      "{no-posts}To {to-one} is a further duty in your posting which I should readily undertake.",
    ],
  },
  ask: {
    professional: [
      "{no-posts}One thing I want to ask you is {how-you}, and what matters most to you there.",
      "{no-posts}What matters most to you when it comes to {topic}? | I want to hear that from you.",
      "{no-posts}Before I start, I want to understand {how-you}.",
    ],
    warm: [
      "{no-posts}What matters most to you when it comes to {topic}?",
      "{no-posts}I~am curious {how-you}, and what you look for in it.",
    ],
    formal: [
      "{no-posts}It would interest me to learn {how-you}, and what you consider most important there.",
      "{learner}{no-posts}May I ask {how-you}, and who would show me?",
      "{no-posts}What you expect when it comes to {topic} is a matter on which I should like to hear more.",
      "{no-posts}I should wish to ask you {how-you}, so that I may keep to your practice from the start.",
    ],
  },
  start: {
    plain: [
      "{new-hand}As {a-role}, I would rather ask once too often at the start than do a thing wrong.",
      "{new-hand}In my first weeks {at-company-or-you} I will write down what I am told, so that nobody has to say it twice.",
      "{has-some}Show me how it is done {at-company-or-you}, and I will keep to it.",
      "{has-some}Where you need {a-role} most, I will start.",
      "{has-years}How it is done {at-company-or-you} I will look at first, before I do anything my way.",
      "{has-years}Every place has its own way, and as {a-role} I will begin by learning yours.",
      "{new-hand}When I make a mistake as {a-role}, I will say so at once, while it is still easily mended.",
      "{has-some}If something in my work as {a-role} can be done better, tell me so openly, and I will change it.",
      "{has-years}Tell me early what you expect of {a-role}, and measure me by it.",
    ],
    warm: [
      "{new-hand}As {a-role}, I~would rather ask once too often at the start than do a thing wrong.",
      "{new-hand}In my first weeks {at-company-or-you} I~will write things down, so that nobody has to tell me twice.",
      "{has-some}Show me how it is done {at-company-or-you}, and I~will happily keep to it.",
      "{has-some}Where you need {a-role} most, I~will be glad to start.",
      "{has-years}How it is done {at-company-or-you} is what I~am curious to see first.",
      "{new-hand}When I~make a mistake as {a-role}, I~will say so at once, while it~is still easily mended.",
      "{has-some}If something in my work as {a-role} can be done better, tell me so: I~am glad to learn that way.",
      "{has-years}Tell me early what you expect of {a-role}, and I~will gladly be measured by it.",
    ],
    formal: [
      "{new-hand}I should rather ask once too often in the work of {a-role} than do a thing wrongly.",
      "{new-hand}In the first weeks I should note down how the work is done {at-company-or-you}, and keep to it.",
      "{has-some}Wherever {a-role} is needed most, I should be prepared to begin.",
      "{has-years}How the work is done {at-company-or-you} is what I should wish to learn first.",
      "{new-hand}Should I make a mistake in the work of {a-role}, I should report it at once, while it can still be put right easily.",
      "{has-some}For any advice on how the work of {a-role} is better done I should be grateful, and I should follow it.",
      "{has-years}What you expect of {a-role} I should wish to hear early, and to be measured by it.",
    ],
  },
  offer: {
    plain: [
      "{no-posts}I am available for an interview, in which I want to hear {how-you}.",
      "{no-posts}In an interview I can answer your questions and ask you about {topic}.",
      "{no-posts}In an interview I can answer your questions and hear what you need from {a-role}.",
    ],
    confident: ["{no-posts}Let us talk about {topic} in an interview."],
    warm: [
      "{no-posts}I~would love to meet you, answer your questions and hear {how-you}.",
      "{no-posts}Let us meet: you can tell me about {topic}, and I~will answer your questions.",
      "{no-posts}I~would love to meet you and hear what you need from {a-role}.",
    ],
    formal: [
      "{no-posts}I am at your disposal for an interview, in which I should be glad to hear {how-you}.",
      "{no-posts}In an interview I can answer your questions and learn more of {topic}.",
      "{no-posts}I should be glad to answer your questions about my application as {a-role} in an interview.",
    ],
  },
} satisfies Record<string, Phrases>;
