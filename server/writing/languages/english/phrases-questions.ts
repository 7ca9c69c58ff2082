import type { Phrases } from "../../realising/language-module.ts";

/**
 * What a colleague would ask about a duty. {duty} stands for nothing: it keeps a phrase to work that the post consists of,
 * {thing} to what is no doing.
 */
export const questions = {
  ask: {
    plain: [
      "{doing}[How much|What share|How large a part] of [the week|a normal week|the working week] [goes into|is spent on|is taken up by] {topic}?",
      "{duty}What [matters|counts] most [to you|in your team|to your team] [in|when it comes to] {topic}?",
      "{doing}Is {topic} [shared|divided up] [in your team|among colleagues|among several people], or [does one person do it|is it the task of one person]?",
      "{duty}Who [looks after|is in charge of|takes care of] {topic} [at present|at the moment|now|in your team]?",
      "How often [do you|does your team|do your colleagues] {to-topic}[| in a normal week| in a week| at present]?",
      "Who [would show me|would teach me|can show me] how you {to-topic}[| in the first days| at the start| in your team]?",
      "[One thing I want to ask is|One question I have is|What I want to ask you is|I want to ask you] {how-you}[| at present| from day to day].",
      "{duty}How do you [plan|arrange|divide up] {topic} [in your team|at present|over the week|between you]?",
      "{thing}How much [should I know|do I need to know|does a newcomer need to know] about {topic} [at first|to begin with|at the start|in the first weeks]?",
      "{thing}What [part|role] does {topic} play [with you|in your team|in the job|in the work of the team]?",
    ],
    professional: [
      "I want to [hear from you|ask you|learn from you] {how-you}, and what you expect of [me there|me in that|a new colleague there].",
      "{duty}One thing I want to [ask you|hear from you|learn from you] is how you [arrange|plan|divide up] {topic} [in your team|between you].",
      "{doing}One thing I want to [ask you|hear from you|learn from you] is how much of [the week|a normal week|the working week] goes into {topic}.",
      "After {length} {as-title}, I want to ask you {how-you}.",
      "{duty}After {length} {as-title}, I want to ask you what matters most in {topic}.",
    ],
    confident: [
      "[One question|My question to you|What I want to know|A question to you]: {how-do-you}[| now| at present]?",
    ],
    warm: [
      "I~[am curious|would love to hear|would be glad to hear|would love to know] {how-you}[| day to day| in your team].",
      "How often [do you|does your team|do your colleagues] {to-topic}[| in a normal week| in a week| these days]?",
      "Who [would show me|would teach me|can show me] how you {to-topic}[| in the first days| at the start| in your team]?",
      "{duty}What [matters|counts] most [to you|in your team|to all of you] [in|when it comes to] {topic}?",
      "{doing}[How much|What share|How big a part] of [the week|a normal week|your week] [goes into|is spent on|is taken up by] {topic}?",
      "{doing}Is {topic} [shared|divided up] [in your team|among colleagues|among all of you], or [does one person do it|is it the task of one person]?",
      "{duty}Who [looks after|is in charge of|takes care of] {topic} [with you|at the moment|these days|in your team]?",
      "{duty}How do you [plan|arrange|divide up] {topic} [in your team|at the moment|over the week|between you]?",
      "{duty}What do you [enjoy|like] [most|best] [about|in] {topic}[|, by the way]?",
      "{thing}How much [should I~know|do I~need to know|does a newcomer need to know] about {topic} [at first|to begin with|at the start|in the first weeks]?",
      "{thing}What [part|role] does {topic} play [with you|in your team|in the job|in your days]?",
    ],
    formal: [
      "{duty}It would interest me to [learn|hear|know] how you [arrange|plan] {topic} in your team, and who [introduces new colleagues to it|is in charge of it].",
      "I would be interested to [hear|learn|know] {how-you}, and what you expect of a [new colleague|newcomer] [there|in this|in that respect].",
      "{doing}May I ask how [large|great|considerable] a part {topic} [plays|has] in the [position|work|duties] of {role}?",
      "{duty}After {length} {as-title}, it would interest me to learn how you organise {topic} in your team.",
      "After {length} {as-title}, I am interested to hear {how-you} and what matters most to you there.",
      "{duty}May I ask what you consider [most important|essential] in {topic}, and who [looks after it|is in charge of it] [at present|in your team]?",
      "[One question which|A question that] I [wish|should wish] to put to you concerns {topic} and [its place|the part it has] in the [position|work of your team].",
    ],
  },
  learn: {
    plain: [
      "Who [shows|teaches] [new colleagues|newcomers|new people] how you {to-topic}[| in the first weeks| at first]?",
      "{duty}What [should I|do I need to|must I] know about {topic} [before I start|before the first day|in advance|beforehand]?",
      "{duty}What [is hardest|is most difficult|takes most practice] [at first|in the beginning|for newcomers] [in|about] {topic}?",
      "{duty}Do you [train|instruct|coach] [new colleagues|newcomers|new people] in {topic}[| yourselves| on the job]?",
      "{duty}What [goes wrong most often|most often goes wrong|is easiest to get wrong|should one watch out for] [in|when it comes to|with] {topic}?",
      "{duty}How do [new colleagues|newcomers|beginners] [learn|pick up|get used to] {topic} [with you|in your team]?",
      "{duty}How long do [new colleagues|newcomers|beginners] [need|usually need] [for|to learn|to get used to] {topic}?",
      "{new-here}[May|Can] I [watch|look on] [first|at first|to begin with] when you {to-topic}?",
      "{new-here}Is there [something|anything] I [should|can] read about {topic} before [my first day|I start|the first day]?",
      "{new-here}[Whom do I ask|Who can I ask|Who is the person to ask] about {topic} [at the start|in the first weeks|when I am unsure]?",
    ],
    warm: [
      "Who [shows|teaches] [new colleagues|newcomers|new people] how you {to-topic}[| in the first weeks| at first]?",
      "{duty}What [should I~know|do I~need to know|would you tell me] about {topic} [before I~start|before the first day|in advance|beforehand]?",
      "{duty}What do [you|people] like [best|most] [about|in] {topic} [with you|in your team]?",
      "{duty}Do you [train|instruct|coach] [new colleagues|newcomers|new people] in {topic}[| yourselves| on the job]?",
      "{duty}What [goes wrong most often|most often goes wrong|is easiest to get wrong|should I~watch out for] [in|when it comes to|with] {topic}?",
      "{duty}How do [new colleagues|newcomers|beginners] [learn|pick up|get used to] {topic} [with you|in your team]?",
      "{duty}How long do [new colleagues|newcomers|beginners] [need|usually need] [for|to learn|to get used to] {topic}?",
      "{new-here}[May|Can] I~[watch|look on] [first|at first|to begin with] when you {to-topic}?",
      "{new-here}Is there [something|anything] I~[should|can] read about {topic} before [my first day|I~start|the first day]?",
      "{new-here}[Whom do I~ask|Who can I~ask|Who is the person to ask] about {topic} [at the start|in the first weeks|when I~am unsure]?",
    ],
    formal: [
      "{duty}It would also interest me to [know|learn|hear] who in your team [introduces|accustoms] [new colleagues|newcomers] to {topic}[| at the start].",
      "{duty}May I ask what a [new colleague|newcomer|beginner] should know about {topic} [before the first day|before starting work|in advance]?",
      "{duty}I am also interested to [learn|hear|know] how you [train|instruct] [new colleagues|newcomers] in {topic}[| in the first weeks].",
      "{duty}May I also ask what you [find|consider] [most difficult|hardest] in {topic}, and [who can be asked for advice|whom one may ask for advice]?",
      "{new-here}I am also interested to [learn|hear|know] who in your team [shows|teaches] [new colleagues|newcomers] how you {to-topic}.",
      "{new-here}[If there is anything|Should there be anything] that I [should|could usefully] read about {topic} [beforehand|in advance|before I start], please [tell me|let me know].",
    ],
  },
} satisfies Record<string, Phrases>;
