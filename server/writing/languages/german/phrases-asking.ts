import type { Phrases } from "../../realising/language-module.ts";

/** What is left to ask about the work, and what somebody new to it asks first. */
export const asking = {
  ask: {
    plain: [
      "{ohne-thema}Was {Sie/ihr} zuerst {brauchen/braucht}, frage ich im Gespräch.",
      "[Im Gespräch|Bei einem Gespräch|Wenn wir uns sprechen,|Wenn wir uns sehen,] [will ich hören|will ich fragen|frage ich|will ich erfahren], wie {Sie/ihr} {sache} {angehen/angeht}.",
      "[Eine Frage habe ich noch|Eine Frage habe ich schon|Dazu habe ich eine Frage|Eine Frage bringe ich mit|Eine Frage bleibt mir]: Wie {gehen Sie/geht ihr} {sache} [an|im Alltag an|zurzeit an]?",
      "[Eine Frage habe ich noch|Eine Frage habe ich schon|Dazu habe ich eine Frage|Eine Frage bringe ich mit]: Worauf kommt es [an|bei {Ihnen/euch} an|in {Ihrem/eurem} Haus an|{Ihnen/euch} an], wenn es darum geht, {zu}?",
      "[Wissen|Hören|Erfahren] will ich [im Gespräch|bei einem Gespräch|von {Ihnen/euch}], worauf es [ankommt|{Ihnen/euch} ankommt|bei {Ihnen/euch} ankommt], wenn es darum geht, {zu}.",
      "[Mich interessiert|Mich interessiert auch|Wissen will ich noch|Fragen will ich auch], was {Ihnen/euch} bei {sache-dat} [am wichtigsten|besonders wichtig|vor allem wichtig|am Anfang wichtig] ist.",
      "{Als} interessiert mich, wie {Sie/ihr} {sache} {angehen/angeht}.",
      "{Als} interessiert mich, wie {Sie/ihr} {vorgehen/vorgeht}, wenn es darum geht, {zu}.",
      "[Wer zeigt|Wer erklärt|Wer sagt] mir [am Anfang|in den ersten Wochen|zu Beginn|in der Einarbeitung], [was wichtig ist|worauf es ankommt|was zählt|worauf ich achten muss], wenn es darum geht, {zu}?",
    ],
    professional: [
      "[Im Gespräch|Bei einem Gespräch|Wenn wir uns sprechen,] [will ich hören|will ich erfahren|frage ich], worauf es [{Ihnen/euch}|bei {Ihnen/euch}|in {Ihrem/eurem} Haus] ankommt, wenn es darum geht, {zu}.",
    ],
    confident: [
      "[Meine eine Frage|Eine Frage habe ich|Eine Frage vorab|Dazu eine Frage|Bleibt eine Frage]: Wie {gehen Sie/geht ihr} {sache} [an|heute an|zurzeit an|im Alltag an]?",
    ],
    warm: [
      "{ohne-thema}Neugierig bin ich, womit ich anfangen darf.",
      "[Neugierig bin ich|Neugierig bin ich auch|Gern höre ich|Gern frage ich|Gern erfahre ich|Gespannt bin ich], wie {Sie/ihr} {sache} [|im Alltag |zurzeit ]{angehen/angeht}.",
      "[Worauf|Und worauf] kommt es [{Ihnen/euch}|bei {Ihnen/euch}|{Ihnen/euch} besonders|{Ihnen/euch} vor allem|in {Ihrem/eurem} Haus|am Anfang] an, wenn es darum geht, {zu}?",
      "[Wie|Und wie] {gehen Sie/geht ihr} [eigentlich|zurzeit|im Alltag|heute] {sache} an[|, und wer zeigt es mir am Anfang|, und wobei kann ich zuerst helfen]?",
      "[Was|Und was] ist {Ihnen/euch} bei {sache-dat} [am wichtigsten|besonders wichtig|vor allem wichtig|am Anfang wichtig][|, und worauf achte ich zuerst|, und was lerne ich zuerst]?",
      "{Als} bin ich neugierig, wie {Sie/ihr} {sache} {angehen/angeht}.",
      "{Als} bin ich neugierig, wie {Sie/ihr} {vorgehen/vorgeht}, wenn es darum geht, {zu}.",
      "[Gern höre ich|Gern erfahre ich|Neugierig frage ich] [von {Ihnen/euch}|im Gespräch|schon vorab], worauf es [ankommt|{Ihnen/euch} ankommt|bei {Ihnen/euch} ankommt], wenn es darum geht, {zu}.",
    ],
    formal: [
      "{ohne-thema}Welche Aufgabe zuerst ansteht, frage ich im Gespräch.",
      "[Im Gespräch|In einem Gespräch|Bei einem Gespräch|In einem persönlichen Gespräch] will ich [erfahren|hören|auch erfahren|auch fragen], was Ihnen bei {sache-dat} [besonders|am meisten|vor allem] wichtig ist.",
      "[Fragen will ich Sie auch|Erfahren will ich auch|Wissen will ich außerdem|Von Ihnen hören will ich auch], worauf [zu achten ist|in Ihrem Haus zu achten ist|besonders zu achten ist|es in Ihrem Haus ankommt], wenn es darum geht, {zu}.",
      "{Als} interessiert mich, wie in Ihrem Haus mit {sache-dat} umgegangen wird.",
      "{Als} interessiert mich, wie in Ihrem Haus vorgegangen wird, wenn es darum geht, {zu}.",
      "[Fragen will ich Sie im Gespräch|Im Gespräch will ich Sie fragen|Von Ihnen erfahren will ich|Im Gespräch will ich hören], was bei {sache-dat} [in Ihrem Haus|zu Beginn|aus Ihrer Sicht] [zu beachten|besonders zu beachten|wichtig|zuerst zu lernen] ist.",
      "[Im Gespräch|In einem Gespräch|In einem persönlichen Gespräch] will ich [gern erfahren|gern hören|auch erfahren], worauf es [in Ihrem Haus|bei Ihnen|Ihnen] ankommt, wenn es darum geht, {zu}.",
    ],
  },
} satisfies Record<string, Phrases>;
