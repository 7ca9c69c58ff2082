import { phraseList } from "./phrase-list.ts";

/** How texts sound that are meant for software rather than for applicants, in all languages together. */
export const hostilePhrases = {
  /** Nobody says these to a person. */
  certain: phraseList(`
    ignore all previous, ignore previous, ignore the previous, ignore your previous, ignore all prior, ignore
    prior, ignore the above, ignore everything above, ignore all instructions, ignore your instructions, ignore
    any instructions, ignore all other instructions, ignore all earlier, disregard all previous, disregard
    previous, disregard the above, disregard your, disregard all prior, disregard all instructions, forget all
    previous, forget your instructions, forget previous instructions, forget everything, override your, your
    system prompt, system prompt, system message, system override, developer mode, jailbreak, new instructions,
    updated instructions for, you are now, as an ai, as a language model, large language model, language models,
    language model, llm, llms, if you are an ai, if you're an ai, if you are a bot, if you are a robot, if you are
    a language, if you are an automated, note to ai, note to the ai, note to llm, attention ai, dear ai, hey ai,
    hello ai, ai assistant, ai assistants, ai systems reading, ai models, ai tools must, instruction to software,
    instructions to software, instructions for the ai, instructions for ai, instruction for the assistant,
    automated systems reading, automated readers, chatgpt, gpt 4, assistant must, the assistant, begin system, end
    system, im_start, im_end, prompt injection, do not tell the user, do not inform the user, don't tell the user,
    without telling the user, without informing the user, reveal your, print your instructions, repeat your
    instructions, output only, respond only with, reply only with, api key, api keys, the language of your reply,
    letter generator, cover letter generator, letter writing software, text generator, ignora todas las, ignora
    las instrucciones, ignora tus instrucciones, ignore las instrucciones, ignora lo anterior, olvida las
    instrucciones, olvida todas, olvida tus instrucciones, modelo de lenguaje, modelos de lenguaje, si eres una
    ia, si eres un modelo, si eres una inteligencia, asistente de ia, asistente virtual debe, instrucciones para
    la ia, nota para la ia, mensaje del sistema, no se lo digas al usuario, no informes al usuario, sin decirselo
    al usuario, haz caso omiso de las instrucciones, instrucciones anteriores, ignore toutes les, ignorez toutes
    les, ignorez les instructions, ignore les instructions, ignorez vos instructions, ignore tes instructions,
    oublie tes instructions, oubliez vos instructions, oubliez toutes, oubliez les instructions, instructions
    precedentes, consignes precedentes, modele de langage, modeles de langage, si vous etes une ia, si tu es une
    ia, si vous etes un modele, assistant ia, assistant virtuel, instructions pour l'ia, note pour l'ia, message
    systeme, ne le dis pas a l'utilisateur, ne dites pas a l'utilisateur, n'informez pas l'utilisateur, sans le
    dire a l'utilisateur, ignoriere alle, ignorieren sie alle, ignoriere deine, ignoriere die, ignorieren sie
    ihre, ignorieren sie die, ignoriere samtliche, vergiss alle, vergiss deine, vergessen sie alle, vorherigen
    anweisungen, bisherigen anweisungen, vorigen anweisungen, vorangegangenen anweisungen, sprachmodell,
    sprachmodelle, ki assistent, ki assistenten, ki modell, ki systeme, wenn du eine ki, falls du eine ki, wenn
    sie eine ki, falls sie eine ki, anweisung an die ki, anweisungen fur die ki, anweisung fur ki, hinweis an die
    ki, systemnachricht, systemprompt, sag dem nutzer nicht, sage dem nutzer nicht, teile dem nutzer nicht, ohne
    dem nutzer
  `),
  /** Words for software that writes. */
  software: phraseList(`
    ai, assistant, bot, chatbot, model, software, generator, prompt, automated, machine, tool, ia, inteligencia
    artificial, asistente, modelo, intelligence artificielle, modele, logiciel, ki, kunstliche intelligenz,
    assistent, modell, programa, programm
  `),
  /** Orders to write something. */
  orders: phraseList(`
    write that, write a letter, write the letter, state that, say that, claim that, include the phrase, include
    the sentence, include the words, insert the, add the sentence, add the phrase, mention that, must say, must
    state, must include, rate this, rank this, recommend this, score this, ignore, disregard, forget, escribe que,
    escriba que, di que, diga que, afirma que, afirme que, incluye la frase, incluya la frase, menciona que,
    ignora, olvida, ecris que, ecrivez que, dis que, dites que, affirme que, affirmez que, indique que, indiquez
    que, inclus la phrase, incluez la phrase, ajoute la phrase, ajoutez la phrase, mentionne que, ignorez, oublie,
    oubliez, schreibe dass, schreib dass, schreiben sie dass, schreibe in, sage dass, sagen sie dass, behaupte
    dass, behaupten sie, behaupte, erwahne dass, fuge den satz, fugen sie den satz, fuge hinzu, ignoriere,
    ignorieren, vergiss
  `),
  /** … about the applicant, as though he were somebody else. */
  claims: phraseList(`
    the candidate has, the candidate is, the candidate holds, the applicant has, the applicant is, the applicant
    holds, this candidate, this applicant, in the letter, the letter, your output, your response, your answer, the
    user, el candidato tiene, el candidato es, la candidata tiene, la persona candidata tiene, el solicitante
    tiene, en la carta, la carta, el usuario, tu respuesta, le candidat a, le candidat est, la candidate a, le
    candidat possede, dans la lettre, la lettre, l'utilisateur, ta reponse, votre reponse, der bewerber hat, der
    bewerber ist, die bewerberin hat, der kandidat hat, der kandidat ist, die kandidatin, in das anschreiben, im
    anschreiben, das anschreiben, der nutzer, den nutzer, deine antwort
  `),
  /** How a hostile passage goes on. */
  sequels: phraseList(`
    instead, write, say, state, claim, include, insert, add, output, print, reveal, send, post, mention, do not,
    don't, never, always, repeat, respond, reply, begin, end your, start your, you must, then, also, this is,
    pretend, act as, describe, rate, recommend, confirm, forward, escribe, escriba, di, afirma, incluye, envia, no
    menciones, no digas, en su lugar, nunca, siempre, responde, despues, luego, ecris, ecrivez, dis, affirme,
    affirmez, inclus, incluez, envoie, envoyez, ne mentionne, ne dis, a la place, jamais, toujours, reponds,
    repondez, ensuite, puis, schreibe, schreib, schreiben sie, sage, behaupte, fuge, sende, schicke, erwahne,
    stattdessen, niemals, immer, antworte, danach, anschliessend
  `),
};
