import type { Phrases } from "../../realising/language-module.ts";

/** What the writer would take on, what is left to ask, and the next step. */
export const closings = {
  wish: {
    plain: [
      "{ohne-thema}{kenntnisse} bringe ich mit, und das Übrige lerne ich bei {Ihnen/euch}.",
      "{ohne-thema}Auch den Rest {Ihrer/eurer} Anzeige will ich lernen.",
      "{ohne-thema}Weitere Aufgaben übernehme ich nach einer Einarbeitung.",
      "Neben dem, was ich aus {meiner-stelle} kenne, arbeite ich mich in {sache} ein.",
      "Nach {meiner-stelle} will ich auch {sache} übernehmen.",
      "Nach {meiner-stelle} bin ich auch bereit, {zu}.",
      "Auch {sache} bin ich nach einer Einarbeitung bereit zu übernehmen.",
      "{Ihre/eure} Anzeige nennt außerdem {sache}; auch das will ich lernen.",
      "Ich bin bereit, in {Ihrem/eurem} Betrieb auch {zu}.",
      "Ebenso übernehme ich es nach einer Einarbeitung, {zu}.",
      "Was mir zu {sache-dat} noch fehlt, lerne ich bei {Ihnen/euch}.",
      "{kenntnisse} bringe ich mit, und in {sache} arbeite ich mich ein.",
      "{kenntnisse} bringe ich mit, und ich bin bereit, {zu}.",
      "{Eine weitere Aufgabe+Weitere Aufgaben} {Ihrer/eurer} Anzeige will ich früh kennenlernen: {thema}.",
    ],
    confident: [
      "{thema}: Das übernehme ich.",
      "Als Nächstes will ich {sache} übernehmen.",
      "Als Nächstes kommt für mich: {thema}.",
    ],
    warm: [
      "{ohne-thema}{kenntnisse} bringe ich mit, und den Rest lerne ich gern bei {Ihnen/euch}.",
      "{ohne-thema}Auf den Rest {Ihrer/eurer} Anzeige bin ich neugierig.",
      "Nach {meiner-stelle} bin ich neugierig auf {sache}.",
      "Nach {meiner-stelle} übernehme ich es gern auch, {zu}.",
      "In {sache} arbeite ich mich ein, sobald {Sie/ihr} mich {lassen/lasst}.",
      "Neugierig bin ich auf {sache}.",
      "{kenntnisse} bringe ich mit, und in {sache} arbeite ich mich gern ein.",
      "{kenntnisse} bringe ich mit, und gern lerne ich auch, {zu}.",
      "Gern lerne ich bei {Ihnen/euch} auch, {zu}.",
      "Auch dafür bin ich zu haben: {thema}.",
      "Wenn es darum geht, {zu}, packe ich mit an.",
      "{thema}: Das klingt nach Arbeit, die ich gern lerne.",
      "Was mir bei {sache-dat} noch fehlt, können mir {Ihre/eure} Leute zeigen.",
      "{thema}: Das lerne ich gern.",
    ],
    formal: [
      "{ohne-thema}Über {meine-stelle} hinaus bin ich bereit, weitere Aufgaben aus Ihrer Anzeige zu übernehmen.",
      "{ohne-thema}In Weiteres arbeite ich mich ein.",
      "Über {meine-stelle} hinaus bin ich bereit, {sache} zu übernehmen.",
      "Über {meine-stelle} hinaus bin ich bereit, nach einer Einweisung {zu}.",
      "In {sache}, wie Ihre Anzeige es beschreibt, arbeite ich mich bereitwillig ein.",
      "Ich bin ebenso bereit, nach einer Einarbeitung {sache} zu übernehmen.",
      "Neben dem, was ich mitbringe ({kenntnisse}), arbeite ich mich bereitwillig in {sache} ein.",
      "Ferner bin ich bereit, nach einer kurzen Einweisung in Ihrem Haus {zu}.",
      "Mit {einer weiteren Aufgabe+weiteren Aufgaben} Ihrer Anzeige will ich mich früh vertraut machen: {thema}.",
      "Auch für {die folgende Aufgabe+die folgenden Aufgaben} Ihrer Anzeige stehe ich bereit: {thema}.",
    ],
  },
  reading: {
    plain: [
      "{ohne-thema}{Ihre/eure} Anzeige nennt mehr als eine Art Arbeit.",
      "Nach {Ihrer/eurer} Anzeige reicht die Arbeit von {sache1-dat} bis zu {sache2-dat}.",
      "Zwei Punkte {Ihrer/eurer} Anzeige sind der Grund für diesen Brief: {beide}.",
      "Zwei Punkte {Ihrer/eurer} Anzeige stehen am Anfang dieses Briefes: {beide}.",
      "{Ihre/eure} Anzeige nennt zwei Aufgaben, und ich will beide übernehmen: {beide}.",
    ],
    confident: [
      "Die Arbeit reicht von {sache1-dat} bis zu {sache2-dat}. | Ich will beides.",
      "Zwei Aufgaben {Ihrer/eurer} Anzeige: {beide}. | Ich übernehme beide.",
    ],
    warm: [
      "{ohne-thema}Dass {Ihre/eure} Anzeige mehrere Aufgaben nennt, mag ich.",
      "Von {sache1-dat} bis zu {sache2-dat}: Diese Mischung mag ich.",
      "{Ihre/eure} Anzeige verspricht solche Tage: {beide}.",
      "Zwei Dinge {Ihrer/eurer} Anzeige haben mich neugierig gemacht: {beide}.",
      "Gern übernehme ich diese beiden Punkte {Ihrer/eurer} Anzeige: {beide}.",
    ],
    formal: [
      "{ohne-thema}Ihre Anzeige nennt Aufgaben mehrerer Art.",
      "Nach meinem Verständnis Ihrer Anzeige reichen die Aufgaben von {sache1-dat} bis zu {sache2-dat}.",
      "Ihre Anzeige beschreibt unter anderem zwei Aufgaben, auf die ich mich einstelle: {beide}.",
      "Mein Interesse gilt vor allem zwei Aufgaben, die Ihre Anzeige nennt: {beide}.",
    ],
  },
  ask: {
    plain: [
      "{ohne-thema}Was {Sie/ihr} zuerst {brauchen/braucht}, frage ich im Gespräch.",
      "Eine Frage habe ich noch zu einem Punkt {Ihrer/eurer} Anzeige: {thema}.",
      "Mehr erfahren will ich über {sache}.",
      "Im Gespräch frage ich {Sie/euch} auch nach {sache-dat}.",
      "Wie ist bei {Ihnen/euch} {sache-nom} geregelt?",
    ],
    confident: ["Meine eine Frage gilt {sache-dat}.", "Meine eine Frage betrifft den Punkt „{thema}“."],
    warm: [
      "{ohne-thema}Neugierig bin ich, womit ich anfangen darf.",
      "Neugierig bin ich noch auf einen Punkt {Ihrer/eurer} Anzeige: {thema}.",
      "Über {sache} erfahre ich gern mehr.",
      "{Erzählen Sie/erzählt} mir gern mehr über {sache}.",
      "Eine Frage bringe ich mit, und sie betrifft den Punkt „{thema}“.",
    ],
    formal: [
      "{ohne-thema}Welche Aufgabe zuerst ansteht, frage ich im Gespräch.",
      "Eine Frage, die ich Ihnen im Gespräch stellen will, betrifft folgenden Punkt: {thema}.",
      "Näheres erfahren will ich von Ihnen über {sache}.",
      "Von Interesse ist für mich, wie in Ihrem Haus {sache-nom} geregelt ist.",
    ],
  },
  documents: {
    professional: [
      "Wie in {Ihrer/eurer} Anzeige verlangt, schicke ich {unterlagen} mit.",
      "{unterlagen} lege ich, wie verlangt, dieser Bewerbung bei.",
    ],
    confident: ["{unterlagen} schicke ich mit.", "{unterlagen} lege ich dieser Bewerbung bei."],
    warm: ["{unterlagen} schicke ich gleich mit.", "{unterlagen} lege ich bei."],
    formal: [
      "Der Bewerbung lege ich, wie in Ihrer Anzeige verlangt, {unterlagen} bei.",
      "{unterlagen} reiche ich, wie von Ihnen verlangt, zusammen mit diesem Schreiben ein.",
    ],
  },
  terms: {
    professional: [
      "Was den Umfang der Arbeit angeht, suche ich {stelle}.",
      "Zum Umfang der Arbeit noch ein Wort: Ich suche {stelle}.",
    ],
    confident: ["Ich suche {stelle}.", "Was die Arbeitszeit angeht, suche ich {stelle}."],
    warm: ["Ich suche {stelle}.", "Zur Arbeitszeit: Ich suche {stelle}."],
    formal: ["Was den Umfang der Arbeit betrifft, suche ich {stelle}, sofern die ausgeschriebene Stelle dies zulässt."],
  },
  offer: {
    plain: [
      "In einem Gespräch erzähle ich {Ihnen/euch} mehr von meiner Arbeit {bei-kurz} und höre, was {Sie/ihr} von der Stelle als {rolle} {erwarten/erwartet}.",
      "In einem Gespräch erzähle ich {Ihnen/euch} mehr von meiner Arbeit {bei-kurz}.",
      "Im Gespräch beantworte ich {Ihre/eure} Fragen zu meiner Arbeit {bei-kurz} und zu meiner Bewerbung.",
      "Für ein Gespräch über die Stelle als {rolle} und meine Arbeit {bei-kurz} komme ich vorbei.",
      "Im Gespräch sage ich {Ihnen/euch} mehr zu dem, was ich mitbringe ({kenntnisse}), und zu meinem Interesse an der Stelle als {rolle}.",
      "Für ein Gespräch über die Stelle als {rolle} komme ich gern vorbei.",
      "Für ein Gespräch stehe ich bereit.",
    ],
    confident: [
      "Sprechen wir darüber. | Ich erzähle {Ihnen/euch} von meiner Arbeit {bei-kurz}.",
      "{Nennen Sie/nennt} mir einen Termin, dann erzähle ich von meiner Arbeit {bei-kurz}.",
      "{Nennen Sie/nennt} mir einen Termin für ein Gespräch.",
    ],
    warm: [
      "Sprechen wir miteinander? | Gern erzähle ich mehr von meiner Arbeit {bei-kurz}.",
      "Ich freue mich auf ein Gespräch und erzähle dann gern von meiner Arbeit {bei-kurz}.",
      "Gern erzähle ich im Gespräch von meiner Arbeit {bei-kurz} und höre, was {Sie/ihr} von der Stelle als {rolle} {erwarten/erwartet}.",
      "Ich freue mich auf ein Gespräch über die Stelle als {rolle} und beantworte gern {Ihre/eure} Fragen.",
      "Wollen wir uns kennenlernen? | Ich freue mich auf {Ihre/eure} Fragen.",
    ],
    enthusiastic: [
      "Ich freue mich auf ein Gespräch, in dem ich von meiner Arbeit {bei-kurz} erzähle!",
      "Auf ein Gespräch freue ich mich sehr!",
    ],
    formal: [
      "Für nähere Auskünfte über meine Tätigkeit {bei-kurz} stehe ich Ihnen in einem Gespräch zur Verfügung.",
      "In einem persönlichen Gespräch gebe ich Ihnen Auskunft über meine Arbeit {bei-kurz} und über meine Bewerbung als {rolle}.",
      "Gelegenheit, meine Arbeit {bei-kurz} zu erläutern, gibt am besten ein persönliches Gespräch.",
      "In einem persönlichen Gespräch beantworte ich Ihre Fragen zu dem, was ich mitbringe: {kenntnisse}.",
      "Für ein persönliches Gespräch über die Stelle als {rolle} stehe ich Ihnen zur Verfügung.",
    ],
  },
  reach: {
    plain: [
      "{Sie erreichen/ihr erreicht} mich telefonisch oder per E-Mail.",
      "Beim Termin richte ich mich nach {Ihnen/euch}.",
      "Ein Anruf oder eine Nachricht genügt.",
    ],
    confident: [
      "{Rufen Sie/ruft} mich an.",
      "Beim Termin richte ich mich nach {Ihnen/euch}.",
      "Ein Anruf oder eine Nachricht erreicht mich.",
    ],
    warm: [
      "Ein kurzer Anruf genügt.",
      "{Schreiben Sie/schreibt} mir oder {rufen Sie/ruft} an.",
      "Beim Termin richte ich mich nach {Ihnen/euch}.",
    ],
    formal: ["Beim Termin richte ich mich nach Ihnen.", "Sie erreichen mich telefonisch oder per E-Mail."],
  },
  candid: {
    plain: [
      "Meine Liste ist kurz, und sie soll stimmen: {kenntnisse}.",
      "Ich nenne nur, was ich zeigen kann: {kenntnisse}.",
      "Heute schon zeigen kann ich {kenntnisse}; das Übrige lerne ich in der Arbeit.",
      "{Fragen Sie/fragt} mich genau nach dem, was ich hier nenne: {kenntnisse}.",
    ],
    confident: ["Ich nenne, was ich zeigen kann: {kenntnisse}."],
    warm: [
      "Ich sage lieber wenig und meine es so: {kenntnisse}.",
      "Meine Liste ist kurz, aber sie stimmt: {kenntnisse}.",
      "Heute schon zeigen kann ich {kenntnisse}, und das Übrige lerne ich gern bei {Ihnen/euch}.",
      "{Fragen Sie/fragt} mich gern genauer nach dem, was ich hier nenne: {kenntnisse}.",
    ],
    formal: [
      "Ich beschränke mich hier auf das, was ich nachweisen kann, nämlich {kenntnisse}.",
      "Was ich Ihnen derzeit zeigen kann, ist Folgendes: {kenntnisse}; in alles Weitere arbeite ich mich ein.",
      "Zu dem, was ich hier nenne, beantworte ich Ihnen gern jede Frage: {kenntnisse}.",
    ],
  },
  level: {
    plain: ["{schule}.", "Zur Schulzeit ein Wort: {schule}."],
    warm: ["{schule}.", "Ein Wort dazu: {schule}."],
    formal: ["Ergänzend erwähne ich, wie weit ich bin: {schule}."],
  },
  arrive: {
    plain: [
      "Nicht alles wird bei {Ihnen/euch} so sein wie {bei-kurz}; deshalb sehe ich zuerst zu und frage.",
      "Was ich {bei-kurz} gelernt habe, bringe ich mit; {Ihre/eure} Abläufe lerne ich zuerst kennen.",
    ],
    confident: ["{bei-kurz} kenne ich meine Arbeit. | Bei {Ihnen/euch} werde ich sie auch kennen."],
    warm: [
      "Nicht alles wird bei {Ihnen/euch} so sein wie {bei-kurz}, und gerade darauf bin ich neugierig.",
      "Nach der Zeit {bei-kurz} sehe ich gern zuerst zu und frage viel.",
    ],
    formal: [
      "Was ich {bei-kurz} gelernt habe, bringe ich mit; mit den Abläufen in Ihrem Haus mache ich mich zuerst vertraut.",
      "Nicht alles wird in Ihrem Haus so geregelt sein wie {bei-kurz}, und darauf stelle ich mich ein.",
    ],
  },
  sum: {
    plain: [
      "Kurz gesagt bringe ich {kenntnisse} mit, dazu die Erfahrung aus der Arbeit {bei-kurz}.",
      "In einer Zeile: {kenntnisse}, dazu die Arbeit {bei-kurz}.",
      "Zusammen ergibt das {kenntnisse} und alles, was ich {bei-kurz} gelernt habe.",
    ],
    confident: [
      "In einer Zeile: {kenntnisse}, dazu die Arbeit {bei-kurz}.",
      "Zusammen: {kenntnisse} und die Zeit {bei-kurz}.",
    ],
    warm: [
      "Kurz gesagt bringe ich gern {kenntnisse} mit, dazu alles aus der Zeit {bei-kurz}.",
      "Zusammen ist das: {kenntnisse}, dazu die Arbeit {bei-kurz}.",
    ],
    formal: [
      "Zusammengefasst bringe ich {kenntnisse} mit, dazu die Erfahrung aus meiner Arbeit {bei-kurz}.",
      "Damit biete ich Ihnen {kenntnisse} sowie die Erfahrung, die ich {bei-kurz} erworben habe.",
    ],
  },
  outlook: {
    plain: [
      "Kurz gesagt bringe ich {kenntnisse} mit und will die Arbeit als {rolle} lernen.",
      "Zusammen ergibt das {kenntnisse} und den Willen, als {rolle} zu arbeiten.",
      "In einer Zeile: {kenntnisse}, dazu das Ziel, als {rolle} nützlich zu sein.",
    ],
    confident: [
      "In einer Zeile: {kenntnisse}, und der Wille, als {rolle} anzufangen.",
      "Zusammen: {kenntnisse} und das Ziel, als {rolle} zu arbeiten.",
    ],
    warm: [
      "In einer Zeile: {kenntnisse}, und viel Lust auf die Arbeit als {rolle}.",
      "Zusammen ist das: {kenntnisse}, dazu die Freude auf den Anfang als {rolle}.",
      "Kurz gesagt: Ich bringe {kenntnisse} mit und lerne das Übrige gern als {rolle}.",
    ],
    formal: [
      "Zusammengefasst bringe ich {kenntnisse} mit und bin bereit, mich als {rolle} einzuarbeiten.",
      "Damit biete ich Ihnen {kenntnisse} und mein ernsthaftes Interesse an der Arbeit als {rolle}.",
    ],
  },
  start: {
    plain: [
      "Am ersten Tag als {rolle} weiß ich noch nicht alles, aber ich frage, bis ich es weiß.",
      "Als {rolle} lasse ich mir eine Sache lieber einmal richtig zeigen, als zu raten.",
      "Nach einer ersten Woche als {rolle} weiß ich, wo ich am meisten zu lernen habe.",
      "Als {rolle} fange ich mit dem an, was eilt, und frage nach dem Rest.",
      "{Zeigen Sie/zeigt} mir {Ihre/eure} Abläufe, ich halte mich daran.",
    ],
    confident: ["Als {rolle} frage ich zuerst und mache es dann richtig.", "Einmal gezeigt, mache ich es selbst."],
    warm: [
      "Am ersten Tag als {rolle} weiß ich noch nicht alles, aber ich frage gern.",
      "Als {rolle} lasse ich mir eine Sache gern einmal richtig zeigen, statt zu raten.",
      "Nach einer ersten Woche als {rolle} weiß ich, was ich {Sie/euch} als Nächstes frage.",
      "{Zeigen Sie/zeigt} mir, wie {Sie/ihr} es {machen/macht}.",
    ],
    formal: [
      "Am ersten Tag als {rolle} werde ich noch nicht alles wissen, doch ich frage nach und lerne es.",
      "Als {rolle} lasse ich mir eine Aufgabe lieber einmal genau erklären, als auf Verdacht zu handeln.",
      "Was in Ihrem Haus für die Arbeit als {rolle} üblich ist, lerne ich zuerst und halte mich dann daran.",
    ],
  },
} satisfies Record<string, Phrases>;
