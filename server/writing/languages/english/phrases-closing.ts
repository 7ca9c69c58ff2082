import type { Phrases } from "../../realising/language-module.ts";

/** Papers to send, terms, and the next step, which names what the talk can be about. */
export const closings = {
  documents: {
    plain: [
      "[As you ask|As requested|As your posting asks|Since you ask], I [am sending|enclose|include|attach|add] my {documents}[| with this letter| with my application| together with this letter].",
      "My {documents} will [come with|accompany|go with|be sent with|reach you with|follow with] this [letter|application][|, as you ask|, as requested|, as your posting asks|, since you ask].",
      "[Enclosed|With this letter|Together with this letter|With this application] you [have|receive|get] my {documents}[|, as you ask|, as requested|, as your posting asks].",
    ],
    warm: [
      "My {documents} will [come with|go with|be sent with|reach you with|follow with] this [letter|application][|, as you asked|, just as you asked|, since you asked].",
      "I~am [sending|sending you|enclosing|including|adding] my {documents}[, as you asked| with this letter| along with this letter|, just as you asked|, since you asked| with my application].",
      "[You asked for|You asked me for|You wanted|You want|You need|Your posting asks for|You also ask for] my {documents}[: here you are|, so here you are|, which I~am sending along|, which I~am adding here|, which I~am enclosing|, and here you are|, which I~am sending now].",
    ],
    formal: [
      "[As requested|As you have requested|As your posting requires|As you ask], I [enclose|send you|submit|add] my {documents}[| with this letter| with this application| together with this letter].",
      "My {documents} will [accompany|be sent with|be sent together with|reach you with] this [letter|application], as [you have requested|you require|you ask|your posting requires].",
    ],
  },
  terms: {
    plain: ["I am looking for {time}.", "As for the hours, I am looking for {time}."],
    warm: ["I~am looking for {time}.", "As for the hours, I~am looking for {time}."],
    formal: ["I may add that I am looking for {time}.", "As regards terms, I am looking for {time}."],
  },
  offer: {
    plain: [
      "In an interview I can tell you more about my work {as-title} and answer your questions.",
      "I can say more about my job {as-title} in an interview, and you can tell me what you need from {a-role}.",
      "In an interview I can go into my work {as-title}, and I want to hear {how-you}.",
      "Please ask me about my job {as-title} in an interview.",
      "When we meet, I can talk you through my job {as-title}.",
      "{no-title}In an interview I can tell you more about my work at {employer} and answer your questions.",
      "In an interview I can answer your questions about {any-skills}.",
      "Please ask me about {any-skills} in an interview.",
      "In an interview I can say more about {any-skills} and hear what you need from {a-role}.",
      "{new-here}I am available for an interview.",
      "Which day would suit you for an interview?",
      "{new-here}When may I come for an interview?",
      "{has-done}[In an interview|When we meet], I can say more about [all this|what I have done] and [hear|ask] what you [need from|expect of] {a-role}.",
      "{has-done}[In an interview|When we meet], I can say more about [all this|what I have done], and I want to [hear|see|ask] {how-you}.",
    ],
    professional: [
      "I am available for an interview, in which I can tell you more about my work {as-title} and hear {how-you}.",
      "I suggest an interview, in which we talk about {any-skills} and you tell me {how-you}.",
      "I am available for an interview and can answer your questions about my work {as-title}.",
      "I am available for an interview and can answer your questions about {any-skills}.",
    ],
    confident: [
      "Let us meet. | I can talk you through my job {as-title}, and you tell me {how-you}.",
      "Let us meet. | I can say more about {any-skills}, and you tell me what {a-role} does first.",
      "Name a day for an interview.",
      "{has-done}Let us meet and talk about {topic}.",
    ],
    warm: [
      "I~would love to come in for a talk, say more about my job {as-title} and hear {how-you}.",
      "When we meet, I~would be glad to talk you through my job {as-title}, and to hear {how-you}.",
      "Shall we talk? | I~would be happy to tell you more about my work {as-title}.",
      "I~would be glad to come in for a talk and answer your questions about my work {as-title}.",
      "{no-title}I~would be glad to meet you and tell you more about my work at {employer}.",
      "I~would love to come in and talk about {any-skills}.",
      "When we meet, I~would be glad to tell you more about {any-skills}, and to hear {how-you}.",
      "Shall we meet? | I~would be happy to say more about {any-skills}.",
      "I~would be happy to come in for a talk and answer your questions about {any-skills}.",
      "I~would [love|be glad|be happy] to [meet you|come in|come and see you] and [hear|see|learn] {how-you}.",
      "{new-here}When may I~come in for a talk?",
      "Which day would suit you for a talk?",
      "{has-done}I~would [love|be glad|be happy] to [meet you|come in], say more about [all this|what I~have done] and [hear|learn|see] {how-you}.",
      "{has-done}Shall we meet? | I~can say more about all this.",
    ],
    enthusiastic: [
      "I~would love to come in for a talk and tell you more about my work {as-title}!",
      "I~would [love|be glad|be happy] to [meet you|come in|come and see you] and [hear|see|learn] {how-you}!",
      "I~would love to come in for a talk about {any-skills}!",
    ],
    formal: [
      "I am available for an interview, in which I can give you further details of my work {as-title}.",
      "In an interview I can go into my work {as-title} in more detail, and I wish to hear {how-you}.",
      "I would welcome an interview, in which I can answer your questions about my work {as-title}.",
      "{no-title}I am available for an interview, in which I can give you further details of my work at {employer}.",
      "I am available for an interview, in which I can answer your questions about {any-skills}.",
      "In an interview I can say more about {any-skills}, and I wish to hear {how-you}.",
      "I would welcome an interview, in which we can talk about {any-skills} and what you expect of {a-role}.",
      "{has-done}I [am available for|would welcome] an interview, in which I can [say more about|give details of|answer questions about] what I have [done|described], and [hear|learn|ask] {how-you}.",
      "{has-done}In an interview I can [say more about|give details of] [all this|what I have done], and I [wish|should wish] to [hear|learn] what you expect of {a-role}.",
    ],
  },
  reach: {
    plain: [
      "Please name a time that suits you.",
      "A short message is enough to arrange it.",
      "A call or an e-mail will do.",
      "Which day would suit you?",
    ],
    confident: ["Name a time."],
    warm: [
      "Just name a day, and we can talk.",
      "Ask me anything you like.",
      "A call or an e-mail will do.",
      "Which day would suit you?",
    ],
    formal: ["Please name a date that would suit you.", "May I ask you to propose a date?"],
  },
} satisfies Record<string, Phrases>;
