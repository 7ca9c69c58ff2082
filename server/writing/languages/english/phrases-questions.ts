import type { Phrases } from "../../realising/language-module.ts";

/**
 * What a colleague would ask about a duty. {duty} stands for nothing: it keeps a phrase to work that the post consists of,
 * {thing} to what is no doing.
 */
export const questions = {
  ask: {
    plain: [
      "Please tell me {how-you} [when we meet|in an interview|when we speak].",
      "I [would like|want] to [see|hear] {how-you}[| for myself| in person].",
      "{duty}What [matters most|counts most|is most important|comes first] [to you|in your team|to your team|for your team] [in|when it comes to|with] {topic}?",
      "{doing}Is {topic} [shared|divided up|done in turns] [in your team|among colleagues|among several people], or [does one person do it|is it the task of one person|does one person see to it]?",
      "{learner}Who [would show me|would teach me|can show me|is to show me|can teach me] how [you|your colleagues] {to-topic}[| in the first days| at the start| in your team| in the first weeks]?",
      "[One thing I want to ask is|One question I have is|What I want to ask you is|I want to ask you|What I want to know is|What interests me is|One thing I want to know is] {how-you}[| at present| from day to day| in your team| in a normal week].",
      "{duty}How [do you|does your team|do your colleagues] [arrange|share out|divide up|go about] {topic} [these days|at present|over the week|in a normal week]?",
      "{learner}{thing}How much [should I know|do I need to know|does a newcomer need to know|must I know|should a newcomer know] about {topic} [at first|to begin with|at the start|in the first weeks|on the first day]?",
    ],
    professional: [
      "{learner}I [want|intend] to [hear from you|ask you|learn from you] {how-you}, and what you [expect|want] of [me there|me in that|a new colleague there|a newcomer there].",
      "{duty}[One thing|A thing|Something] I want to [ask you|hear from you|learn from you] is how you [arrange|plan|divide up|go about] {topic} [in your team|at present|over the week].",
      "After {length} {as-title}, I want to ask you {how-you}.",
      "{duty}After {length} {as-title}, I want to ask you what matters most in {topic}.",
    ],
    confident: [
      "[One question|My question to you|What I want to know|A question to you|I want to ask you|One thing I want to know]: {how-do-you}[| now| at present| in your team| in a normal week| these days]?",
    ],
    warm: [
      "I~[am curious|would love to hear|would be glad to hear|would love to know|would like to know|am curious to hear|would enjoy hearing] {how-you}[| day to day| in your team| in a normal week| these days].",
      "{learner}Who [would show me|would teach me|can show me|is to show me|can teach me] how [you|your colleagues] {to-topic}[| in the first days| at the start| in your team| in the first weeks]?",
      "Do tell me {how-you} [when we meet|when we talk].",
      "I~would [love|like] to see {how-you}[| for myself| in person].",
      "{duty}What [matters most|counts most|is most important|comes first] [to you|in your team|to all of you|for all of you] [in|when it comes to|with] {topic}?",
      "{doing}Is {topic} [shared|divided up|done in turns] [in your team|among colleagues|among all of you], or [does one person do it|is it the task of one person|does one of you see to it]?",
      "{duty}How do [you|all of you|you and your colleagues] [arrange|share out|divide up|go about] {topic} [these days|at the moment|over the week|in a normal week]?",
      "{duty}What do [you|your colleagues|people in your team] [enjoy|like] [most|best] [about|in] {topic}[|, by the way| in this role]?",
      "{learner}{thing}How much [should I~know|do I~need to know|does a newcomer need to know|must I~know|should a newcomer know] about {topic} [at first|to begin with|at the start|in the first weeks|on the first day]?",
    ],
    formal: [
      "{duty}[It would interest me|I am interested|I should wish] to [learn|hear|know] how you [arrange|plan|divide up] {topic} in your team, and who [introduces new colleagues to it|answers for it|is responsible for it].",
      "{learner}I [would be interested|am interested|should wish] to [hear|learn|know] {how-you}, and what you expect of a [new colleague|newcomer] [there|in this|in that respect|in the first weeks].",
      "{doing}[May I ask|May I also ask|Could you tell me|May I know] how [large|great|considerable] a part {topic} [plays|has] in the [position|work|duties] of {role}?",
      "{duty}After {length} {as-title}, it would interest me to learn how you arrange {topic} in your team.",
      "After {length} {as-title}, I am interested to hear {how-you} and what matters most to you there.",
      "{duty}May I ask what [you consider|your team considers] [most important|essential] in {topic}, and who [looks after it|answers for it|is responsible for it] [at present|in your team|at the moment]?",
      "[One question which|A question that|The question that] I [wish|should wish|have] to put to you concerns the [place|part|share] of {topic} in the [position|work of your team|work].",
    ],
  },
  learn: {
    plain: [
      "{duty}What [has worked best|works best|have you found to work best|has proved itself] [for your team|in your experience|in your team|over the years] [in|when it comes to] {topic}?",
      "{learner}{duty}What [should I|do I need to|must I] [know|learn|find out] about {topic} [before I start|before the first day|in advance|beforehand|before my first week]?",
      "{learner}{duty}What [is hardest|is most difficult|takes most practice|takes longest|is least easy] [at first|in the beginning|for newcomers|for anybody new|in the first weeks] [in|about|when it comes to] {topic}?",
      "{learner}{duty}[Do you|Does your team|Does somebody] [train|instruct|coach] [new colleagues|newcomers|new people|people who join you] in {topic}[| at first| on the job| in the first weeks]?",
      "{learner}{duty}What [goes wrong most often|most often goes wrong|is easiest to get wrong|should one watch out for|do people get wrong|must one watch for|is easily done wrong] [in|when it comes to|with] {topic}[| in this role| in your team| at first]?",
      "{learner}{duty}How do [new colleagues|newcomers|people who join you|new people] [learn|get used to|get good at|become sure of] {topic} [in this role|in your team|in the first weeks|alongside you]?",
      "{learner}{duty}[How long|How much time|How many weeks] do [new colleagues|newcomers|people who join you|new people] [need|usually need|normally need] [for|to learn|to get used to] {topic}[| in this role| in your team]?",
      "{new-here}[May|Can|Could] I [watch|look on|stand by] [first|at first|to begin with|for a day or two] when [you|your colleagues] {to-topic}?",
      "{new-here}Is there [something|anything] I [should|can|could] [read|learn|look up] about {topic} before [my first day|I start|the first day|my first week]?",
      "{new-here}[Whom do I ask|Who can I ask|Who is the person to ask|Whom can I turn to|Whom should I ask|Who knows most] about {topic} [at the start|in the first weeks|when I am unsure|in the first days|when in doubt]?",
    ],
    warm: [
      "{duty}What [has worked best|works best|have you found to work best|has proved itself] [for your team|in your experience|for all of you|over the years] [in|when it comes to] {topic}?",
      "{learner}{duty}What [should I~know|do I~need to know|would you tell me|should I~learn|should I~find out|could I~read] about {topic} [before I~start|before the first day|in advance|beforehand|before my first week]?",
      "{learner}{duty}What do [you|people|your colleagues] [like|enjoy] [best|most] [about|in] {topic} [in this role|in your team|day to day|in a normal week]?",
      "{learner}{duty}[Do you|Does your team|Does somebody] [train|instruct|coach] [new colleagues|newcomers|new people|people who join you] in {topic}[| at first| on the job| in the first weeks]?",
      "{learner}{duty}What [goes wrong most often|most often goes wrong|is easiest to get wrong|should I~watch out for|do people get wrong|must one watch for|is easily done wrong] [in|when it comes to|with] {topic}[| in this role| in your team| at first]?",
      "{learner}{duty}How do [new colleagues|newcomers|people who join you|new people] [learn|get used to|get good at|become sure of] {topic} [in this role|in your team|in the first weeks|alongside you]?",
      "{learner}{duty}[How long|How much time|How many weeks] do [new colleagues|newcomers|people who join you|new people] [need|usually need|normally need] [for|to learn|to get used to] {topic}[| in this role| in your team]?",
      "{new-here}[May|Can|Could] I~[watch|look on|stand by] [first|at first|to begin with|for a day or two] when [you|your colleagues] {to-topic}?",
      "{new-here}Is there [something|anything] I~[should|can|could] [read|learn|look up] about {topic} before [my first day|I~start|the first day|my first week]?",
      "{new-here}[Whom do I~ask|Who can I~ask|Who is the person to ask|Whom should I~ask|Who knows most|Who can tell me more] about {topic} [at the start|in the first weeks|when I~am unsure|in the first days|when in doubt]?",
    ],
    formal: [
      "{duty}[It would also interest me|I am also interested|I should also wish] to [learn|hear|know] what has [worked|proved] best in your team [in|with regard to] {topic}.",
      "{learner}{duty}[It would also interest me|I am also interested|I should also wish] to [know|learn|hear] who in your team [introduces|accustoms] [new colleagues|newcomers] to {topic}[| at the start| in the first weeks].",
      "{learner}{duty}[May I ask|May I also ask|Could you tell me] what a [new colleague|newcomer|person who joins you] [should know|needs to know|is expected to know] about {topic} [before the first day|before starting work|in advance|at the start]?",
      "{learner}{duty}[I am also interested|It would also interest me|I should also wish] to [learn|hear|know] how you [train|instruct] [new colleagues|newcomers|those who join you] in {topic}[| in the first weeks| at the start].",
      "{learner}{duty}May I also ask what [you find|you consider|your colleagues find] [most difficult|hardest] in {topic}, and [who can be asked for advice|whom one may ask for advice|who gives advice to newcomers|whom a newcomer may ask]?",
      "{new-here}[I am also interested|It would also interest me|I should also wish] to [learn|hear|know] who in your team [shows|teaches] [new colleagues|newcomers|those who join you] how you {to-topic}[| at the start| in the first weeks].",
      "{new-here}[If there is anything|Should there be anything] that I [should|ought to] [read|learn|find out] about {topic} [beforehand|in advance|before I start|before the first day], please [tell me|let me know].",
    ],
  },
} satisfies Record<string, Phrases>;
