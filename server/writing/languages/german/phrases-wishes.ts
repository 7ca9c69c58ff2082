import type { Phrases } from "../../realising/language-module.ts";

/** What the writer would take on, what is left to ask, and what is sent along. {anker} is what of the person it starts from. */
export const wishes = {
  wish: {
    plain: [
      "{ohne-thema}{kenntnisse} bringe ich mit, und das Übrige lerne ich bei {Ihnen/euch}.",
      "{ohne-thema}Auch den Rest {Ihrer/eurer} Anzeige will ich lernen.",
      "{Anker} arbeite ich mich auch in {sache} ein.",
      "{Anker} will ich auch {sache} übernehmen.",
      "{Anker} bin ich auch bereit, {zu}.",
      "{Anker} will ich bei {Ihnen/euch} auch lernen, {zu}.",
      "{Anker} will ich auch das übernehmen: {thema}.",
      "Auch {sache} will ich {anker} übernehmen.",
      "In {sache} arbeite ich mich {anker} ein.",
      "{kenntnisse} bringe ich mit, und in {sache} arbeite ich mich ein.",
      "{kenntnisse} bringe ich mit, und ich bin bereit, {zu}.",
      "{kenntnisse} bringe ich mit, und als Nächstes will ich lernen, {zu}.",
      "Auf {kenntnisse} will ich aufbauen und mich in {sache} einarbeiten.",
    ],
    confident: ["{Anker} kommt als Nächstes {sache-nom}.", "{Anker} traue ich mir zu, {zu}."],
    warm: [
      "{ohne-thema}{kenntnisse} bringe ich mit, und den Rest lerne ich gern bei {Ihnen/euch}.",
      "{ohne-thema}Auf den Rest {Ihrer/eurer} Anzeige bin ich neugierig.",
      "{Anker} bin ich neugierig auf {sache}.",
      "{Anker} reizt es mich, {zu}.",
      "{Anker} packe ich auch an, wenn es gilt, {zu}.",
      "{Anker} will ich es bei {Ihnen/euch} übernehmen, {zu}.",
      "{Anker} arbeite ich mich auch in {sache} ein.",
      "Auch {sache} will ich {anker} ausprobieren.",
      "Darauf habe ich {anker} Lust: {thema}.",
      "{kenntnisse} bringe ich mit, und in {sache} arbeite ich mich ein.",
      "{kenntnisse} bringe ich mit, und bei {Ihnen/euch} habe ich Lust, {zu}.",
      "Auf {kenntnisse} will ich aufbauen, wenn es gilt, {zu}.",
      "Mehr als {kenntnisse} soll es werden, und neugierig bin ich auf {sache}.",
    ],
    enthusiastic: [
      "{Anker} freue ich mich darauf, {zu}.",
      "{Anker} freue ich mich auf {sache}.",
      "Gern bin ich {anker} auch dabei, wenn es gilt, {zu}.",
    ],
    formal: [
      "{ohne-thema}{Anker} bin ich bereit, weitere Aufgaben aus Ihrer Anzeige zu übernehmen.",
      "{Anker} bin ich bereit, {sache} zu übernehmen, wie Ihre Anzeige es beschreibt.",
      "{Anker} bin ich bereit, nach einer Einweisung in Ihrem Haus auch {zu}.",
      "In {sache}, wie Ihre Anzeige es beschreibt, arbeite ich mich {anker} bereitwillig ein.",
      "{Anker} bin ich ebenso bereit, nach einer Einarbeitung {sache} zu übernehmen.",
      "{Anker} gehört zu den Aufgaben, die ich ebenfalls übernehmen will, auch diese: {thema}.",
      "{Anker} stehe ich auch hierfür bereit, sobald ich eingearbeitet bin: {thema}.",
      "Neben dem, was ich mitbringe ({kenntnisse}), arbeite ich mich bereitwillig in {sache} ein.",
      "Neben dem, was ich mitbringe ({kenntnisse}), bin ich nach einer Einweisung bereit, {zu}.",
    ],
  },
  welcome: {
    plain: [
      "{Sie/ihr} {schreiben/schreibt}, dass {welcome}; {kenntnisse} bringe ich trotzdem mit.",
      "Ich lese, dass {welcome}. | Darum schreibe ich.",
      "Ich lese, dass {welcome}. | Das passt zu mir.",
    ],
    warm: [
      "{Sie/ihr} {schreiben/schreibt}, dass {welcome}, und {kenntnisse} habe ich trotzdem schon im Gepäck.",
      "Ich lese, dass {welcome}. | Das freut mich.",
      "Dass {welcome}, lese ich gern.",
    ],
    formal: [
      "Sie schreiben, dass {welcome}, und auf dieser Grundlage biete ich Ihnen {kenntnisse} an.",
      "Da {welcome}, bewerbe ich mich mit dem, was ich heute anbieten kann, nämlich {kenntnisse}.",
      "{Anker} und da {welcome}, wende ich mich an Sie.",
    ],
  },
  ask: {
    plain: [
      "{ohne-thema}Was {Sie/ihr} zuerst {brauchen/braucht}, frage ich im Gespräch.",
      "Von der Arbeit {bei-kurz} her interessiert mich, wie {Sie/ihr} {sache} {angehen/angeht}.",
      "Nach der Arbeit {bei-kurz} habe ich eine Frage: Wie {gehen Sie/geht ihr} vor, wenn es darum geht, {zu}?",
      "{kenntnisse} bringe ich mit und eine Frage: Wie {gehen Sie/geht ihr} {sache} an?",
      "{kenntnisse} bringe ich mit und eine Frage: Worauf kommt es an, wenn es gilt, {zu}?",
      "Wer lernt neue Leute an, wenn es gilt, {zu}? | Danach frage ich im Gespräch, denn {kenntnisse} bringe ich schon mit.",
    ],
    confident: [
      "Meine eine Frage gilt {sache-dat}.",
      "Wie {gehen Sie/geht ihr} {sache} an? | Das frage ich mit Blick auf die Arbeit {bei-kurz}.",
    ],
    warm: [
      "{ohne-thema}Neugierig bin ich, womit ich anfangen darf.",
      "Von der Arbeit {bei-kurz} her bin ich neugierig, wie {Sie/ihr} {sache} {angehen/angeht}.",
      "Nach der Zeit {bei-kurz} interessiert mich, wie es bei {Ihnen/euch} üblich ist, {zu}.",
      "{kenntnisse} bringe ich mit, und neugierig bin ich, wie {Sie/ihr} {sache} {angehen/angeht}.",
      "{kenntnisse} bringe ich mit und eine Frage: Worauf kommt es {Ihnen/euch} an, wenn es gilt, {zu}?",
      "{kenntnisse} bringe ich mit, und gern höre ich von {Ihnen/euch}, worauf es ankommt, wenn es darum geht, {zu}.",
    ],
    formal: [
      "{ohne-thema}Welche Aufgabe zuerst ansteht, frage ich im Gespräch.",
      "Von meiner Tätigkeit {bei-kurz} her interessiert mich, wie in Ihrem Haus mit {sache-dat} umgegangen wird.",
      "Nach meiner Tätigkeit {bei-kurz} will ich im Gespräch gern erfahren, wie es bei Ihnen üblich ist, {zu}.",
      "Neben dem, was ich mitbringe ({kenntnisse}), habe ich eine Frage, die {sache} in Ihrem Haus betrifft.",
      "Neben dem, was ich mitbringe ({kenntnisse}), habe ich die Frage, worauf zu achten ist, wenn es gilt, {zu}.",
    ],
  },
  documents: {
    professional: [
      "Wie verlangt, schicke ich {Ihnen/euch} {unterlagen} mit.",
      "{unterlagen} habe ich wie gewünscht bereits beigefügt.",
      "Bei den Anlagen {finden Sie/findet ihr} auch {unterlagen}.",
    ],
    confident: ["{unterlagen} schicke ich mit.", "{unterlagen} lege ich bei.", "{unterlagen} habe ich beigefügt."],
    warm: [
      "{unterlagen} schicke ich gleich mit.",
      "{unterlagen} lege ich bei.",
      "{unterlagen} habe ich beigefügt.",
      "Wie gewünscht, schicke ich {unterlagen} mit.",
    ],
    formal: [
      "Wie gewünscht, sende ich Ihnen {unterlagen} mit.",
      "{unterlagen} füge ich der Bewerbung wunschgemäß bei.",
      "Wunschgemäß lege ich Ihnen auch {unterlagen} bei.",
    ],
  },
  terms: {
    professional: [
      "Was den Umfang der Arbeit angeht, suche ich {stelle}.",
      "Zum Umfang der Arbeit noch ein Wort: Ich suche {stelle}.",
    ],
    confident: ["Ich suche {stelle}.", "Was die Arbeitszeit angeht, suche ich {stelle}."],
    warm: ["Ich suche {stelle}.", "Zur Arbeitszeit: Ich suche {stelle}.", "Vom Umfang her suche ich {stelle}."],
    formal: [
      "Was den Umfang der Arbeit betrifft, suche ich {stelle}, sofern die ausgeschriebene Stelle dies zulässt.",
      "Zum Umfang der Arbeit teile ich Ihnen mit, dass ich {stelle} suche.",
    ],
    plain: ["Vom Umfang her suche ich {stelle}."],
  },
} satisfies Record<string, Phrases>;
