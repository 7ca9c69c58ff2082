import type { Phrases } from "../../realising/language-module.ts";

/**
 * What the writer knows of a duty already and would begin with: told where there is little else to tell. {duty} stands for
 * nothing: it keeps a phrase to work that the post consists of.
 */
export const summaries = {
  bring: {
    plain: [
      "{duty}{no-skills}{you-also-need}, and I know that from my work {as-title}.",
      "{duty}{no-skills}I can [carry on|go on] with {topic} in your team, which I know from my job {as-title}.",
      "{doing}{no-skills}After my job {as-title}, {topic} in your team is nothing new to me.",
      "{has-post}{not-named}{you-also-need}, and I can use {any-skills} for that.",
      "{has-post}{not-named}For {topic} in this role, I have {any-skills} to build on.",
      "{has-post}{not-named}As for {topic} in your team, I can bring in {any-skills}.",
      "{new-here}[In the first days|At first|To begin with|At the start], I [want|intend] to [see|watch|learn] how [you|your colleagues] {to-topic}, and then [do|try] it myself.",
      "{new-here}[Beside|Next to|Together with] [a colleague|one of your colleagues], I [want|intend] to {to-topic} until [you are content with it|it goes well|I can do it alone|I can do it by myself].",
      "{new-here}If [somebody|a colleague|one of you] [shows|teaches] me how you {to-topic}, I will [keep at it|stay with it|work on it] until [it goes well|I can do it alone|you are content with it].",
      "{new-here}[Please show me|Let me see|Let me watch|I want to see|I want to be shown|Somebody should show me] how [you|your colleagues] {to-topic}[| in the first days| once or twice| at the start| before I do it].",
      "{new-here}{duty}I [will need|expect to need|will want] [some practice|a little practice|some time|some help] [for|with] {topic}[| at the start| in the first weeks| to begin with].",
      "{new-here}{duty}I [want|intend] to [become|get] [good|really good|better and better] at {topic}[| before long| in your team|, with your help|, step by step].",
      "{new-here}I can offer {any-skills} today, and I want to learn how you {to-topic}.",
    ],
    warm: [
      "{duty}{no-skills}{you-also-need}, and I~know that from my work {as-title}.",
      "{duty}{no-skills}I~would be glad to [carry on|go on] with {topic} in your team, which I~know from my job {as-title}.",
      "{doing}{no-skills}After my job {as-title}, {topic} in your team is nothing new to me.",
      "{has-post}{not-named}{you-also-need}, and I~would be happy to use {any-skills} for that.",
      "{has-post}{not-named}For {topic} in this role, I have {any-skills} to build on.",
      "{has-post}{not-named}As for {topic} in your team, I~would love to bring in {any-skills}.",
      "{new-here}[In the first days|At first|To begin with|At the start], I~would [love|like|be glad] to [see|watch|learn] how [you|your colleagues] {to-topic}[|, and then try it myself].",
      "{new-here}[Beside|Next to|Together with] [a colleague|one of you], I~would [like|love|be glad] to {to-topic} until [you are happy with it|it goes well|I~can do it alone].",
      "{new-here}If [somebody|one of you|a colleague] [shows|teaches] me how you {to-topic}, I~will [keep at it|stay with it|work on it] until [it goes well|I~can do it alone|you are happy with it].",
      "{new-here}[Please show me|Let me see|Let me watch|I~would love to see|I~would like to see|I~would be glad to see] how [you|your colleagues] {to-topic}[| in the first days| once or twice| at the start| before I~try it].",
      "{new-here}{duty}I~[will need|will probably need|expect to need] [some practice|a little practice|some time|some help] [for|with] {topic}[| at the start| in the first weeks| to begin with].",
      "{new-here}{duty}I~[want|would love|would like] to [become|get] [good|really good|better and better] at {topic}[| before long| in your team|, with your help|, step by step].",
      "{new-here}I can offer {any-skills} today, and I~am happy to learn how you {to-topic}.",
    ],
    formal: [
      "{duty}{no-skills}The position you describe also involves {topic}, which I know from my work {as-title}.",
      "{has-post}{not-named}{you-also-need}, for which I am able to draw on {any-skills}.",
      "{has-post}{not-named}As regards {topic} in your team, I have {any-skills} on which I am able to build.",
      "{new-here}[In the first days|To begin with|At the start], I [wish|should wish] to [watch|see|learn] how [you|your colleagues] {to-topic}, [before I take this on myself|and then to take this on myself|until I am able to do it alone].",
      "{new-here}I am [prepared|ready|willing] to be [shown|taught] how you {to-topic}, and to take [it|this|that] on [as soon as you think fit|as soon as you wish|when you consider it right|when you think me ready].",
      "{new-here}{duty}[In|For|With] {topic}, I expect to need [some|a little] [practice|time|instruction], and I am [ready|prepared|willing] to be [corrected|guided|advised].",
      "{new-here}I am able to offer {any-skills} at once, and I am prepared to learn how you {to-topic}.",
    ],
  },
  candid: {
    plain: [
      "[Ask me about|Please ask me about|You are welcome to ask me about] {listed} [in an interview|when we meet|whenever you wish].",
      "[What I can do with|How I learned|How I use] {listed} is [easier to show than to write|something I can tell you in person].",
    ],
    warm: [
      "[Do ask me about|Please ask me about|Just ask me about] {listed}[| when we meet| any time].",
      "[How I~learned|How I~use] {listed} is [easier to tell than to write|something I~would love to tell you in person].",
    ],
    formal: [
      "In an interview, I would [welcome|be ready for] [questions|any question] about {listed}.",
      "[How I learned|How I use] {listed} is something that I can explain [in an interview|in conversation].",
    ],
  },
  arrive: {
    plain: [
      "What I [have learned|know] from {employer} I will bring along, and [your own ways I will learn|how your team works I will learn].",
      "I bring {length} at {employer} with me, and I [want|am ready] to learn [how your team works|your way of working].",
      "Where you do things differently from {employer}, I will [ask first|follow your way|ask and then follow your way].",
      "Some things will be different from {employer}, and I will [ask early|ask first|learn them].",
      "After {length} at {employer}, I [am ready|want] to see how another team works.",
      "[Every team has|Each team has] its own ways, and after {length} at {employer} I [want|am ready] to learn yours.",
    ],
    warm: [
      "What I~[have learned|know] from {employer} comes with me, and [your own ways I~would love to learn|I~would be glad to learn how your team works].",
      "I~bring {length} at {employer} with me, and I~would [love to learn|be glad to learn|enjoy learning] how your team works.",
      "Where you do things differently from {employer}, I~would be [curious to hear why|glad to learn your way|happy to ask].",
      "Some things will be different from {employer}, and I~would [enjoy learning them|be glad to learn them].",
      "After {length} at {employer}, I~would [enjoy|love] seeing how another team works.",
      "[Every team has|Each team has] its own ways, and after {length} at {employer} I~would [love|be glad] to learn yours.",
    ],
    formal: [
      "Much of what I have learned at {employer} would be of use in your team, and I am [prepared|ready] to learn the rest.",
      "Where your practice differs from that of {employer}, I would [follow yours|ask at an early stage|adopt yours].",
      "After {length} at {employer}, I am [ready|prepared] to become familiar with the [practice|ways] of another team.",
      "Some things will be done in other ways than at {employer}, and I would [ask at an early stage|follow your practice].",
    ],
  },
  sum: {
    plain: [
      "{any-skills}, and {length} {as-title}: that is what I bring.",
      "I bring {any-skills} and {length} {as-title}[| to your team| to the job].",
    ],
    warm: [
      "Put together, that~is {any-skills} and my work {as-title}.",
      "So that~is {any-skills}, and {length} {as-title}[| to go with it].",
    ],
    formal: [
      "Taken together, I am able to bring to the position {any-skills} and my work {as-title}.",
      "I would thus bring {any-skills} as well as {length} {as-title} to [the position|your team].",
    ],
  },
  outlook: {
    plain: [
      "I bring {any-skills}, and [I want to learn the work of {a-role}|the rest of the work of {a-role} I want to learn|I want to be trained as {a-role}].",
      "[With|On the strength of] {any-skills}, I [can make a start|want to begin] as {a-role}, and I [will learn|am ready to learn] the rest.",
    ],
    warm: [
      "I~bring {any-skills}, and I~[am happy to learn the rest|would love to learn the rest|am curious about the rest] as {a-role}.",
      "With {any-skills}, I~would [love to|be glad to] make a start as {a-role}, and [learn the rest from you|learn the rest as I go].",
    ],
    formal: [
      "I bring {any-skills} to the position and am [prepared|ready] to be [trained|instructed] as {a-role}.",
      "With {any-skills}, I would be able to make a beginning as {a-role}, and I am [prepared|ready] to learn the rest.",
    ],
  },
} satisfies Record<string, Phrases>;
