import type { Phrases } from "../../realising/language-module.ts";

/** Papers to send, terms, and the next step. */
export const closings = {
  documents: {
    plain: [
      "My {documents} will come with this application.",
      "I am sending my {documents} with this letter.",
      "As you ask, I am sending my {documents}.",
      "Enclosed you have my {documents}.",
    ],
    warm: [
      "My {documents} will come with this letter.",
      "I~am sending the {documents}, as you asked.",
      "You asked for my {documents}: here you are.",
    ],
    formal: [
      "I submit the {documents} which your posting requests.",
      "The {documents} you request will accompany this letter.",
      "Enclosed with this application are my {documents}.",
    ],
  },
  terms: {
    plain: ["I am looking for {time}.", "As for the terms, I am looking for {time}.", "What I have in mind is {time}."],
    warm: ["I~am looking for {time}.", "As for the terms, I~am looking for {time}.", "What I~have in mind is {time}."],
    formal: [
      "I may add that I am looking for {time}.",
      "As to the terms, I have {time} in mind.",
      "What I should wish for is {time}.",
    ],
  },
  offer: {
    plain: [
      "In an interview I can tell you more about my work at {employer} and hear what you need from {a-role}.",
      "I would welcome a conversation about the position of {role} and about my work at {employer}.",
      "When we speak, I can say more about {employer} and answer your questions.",
      "I am available for an interview and can tell you more about {employer} then.",
      "What my work at {employer} could mean for you is best discussed in person.",
      "In an interview I can say more about {any-skills} and hear what you need from {a-role}.",
      "I would welcome a conversation about the position of {role}, and about {any-skills}.",
      "I am available for an interview and can say more about {any-skills} then.",
      "Ask me about {employer} in an interview, and tell me what you expect from {a-role}.",
      "In an interview I can tell you more about my work at {employer}.",
      "In an interview I can say more about {any-skills}.",
      "I am ready for an interview.",
    ],
    confident: [
      "Let us talk. | I can tell you more about {employer}.",
      "Let us talk about what {any-skills} can do for you.",
      "Name a day for an interview, and I will tell you more about {employer}.",
    ],
    warm: [
      "I~would love to meet you, tell you more about {employer} and hear what you need from {a-role}.",
      "Shall we talk? | I~can tell you more about {employer}.",
      "I~would be glad to come by for a talk about {employer} and about your plans.",
      "Let us talk, and I~can tell you more about my work at {employer}.",
      "Ask me about {employer} when we meet, and tell me what you expect from {a-role}.",
      "How about a talk, in which I~tell of {employer} and you of your plans?",
      "I~would love to meet you, talk about {any-skills} and hear what you need from {a-role}.",
      "Shall we talk? | I~can tell you more about {any-skills}.",
      "I~would be glad to come by for a talk, about {any-skills} and about your plans.",
      "Let us meet and talk.",
    ],
    enthusiastic: [
      "I~would love to talk with you and tell you more about {employer}!",
      "I~would love to come for a talk and show you what {any-skills} can do!",
    ],
    formal: [
      "For an interview I am at your disposal, and I shall gladly speak of {employer}.",
      "I am available to give you further details of my work at {employer} in an interview.",
      "In an interview I can give you further details of my work at {employer} and answer your questions.",
      "What my work at {employer} has to do with the position of {role} is best discussed in an interview.",
      "May I tell you more of {employer} in an interview, and hear what you expect from {a-role}.",
      "For an interview, in which {any-skills} can be discussed more closely, I am at your disposal.",
      "In a personal conversation I can answer your questions on {any-skills} and on my interest in the position of {role}.",
      "I should be glad to discuss the position of {role} and my work at {employer} with you.",
      "A conversation, in which I can tell you more about {any-skills}, would be most welcome.",
      "I should be glad to discuss {any-skills} and the position of {role} with you in person.",
      "I am available for an interview.",
    ],
  },
  reach: {
    plain: [
      "Please name a time that suits you.",
      "A short message is enough to arrange it.",
      "Your questions are welcome at any time.",
      "A call or an e-mail will do.",
      "Which day would suit you?",
    ],
    confident: ["Name a time."],
    warm: [
      "Just send me a line.",
      "Just name a day, and we can talk.",
      "Ask me anything you like.",
      "A call or an e-mail will do.",
      "Which day would suit you?",
    ],
    formal: [
      "Please name a date that would suit you.",
      "I should be glad of a short reply.",
      "A day of your choosing will suit me.",
      "May I ask you to propose a date?",
    ],
  },
} satisfies Record<string, Phrases>;
