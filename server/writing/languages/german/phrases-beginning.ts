import type { Phrases } from "../../realising/language-module.ts";

/** How somebody without a post, who has something done to speak of, would begin, and their next step. */
export const beginning = {
  apply: {
    plain: [
      "{ohne-anker}Deshalb bewerbe ich mich um {die-stelle} {bei-firma}.",
      "{ohne-anker}Darum gilt meine Bewerbung {der-stelle} {bei-firma}.",
    ],
    warm: [
      "{ohne-anker}Darum schreibe ich {Ihnen/euch}: Ich bewerbe mich um {die-stelle} {bei-firma}.",
      "{ohne-anker}Deshalb bewerbe ich mich gern um {die-stelle} {bei-firma}.",
    ],
    formal: [
      "{ohne-anker}Ich bewerbe mich daher um {die-stelle} {bei-firma}, die Sie ausgeschrieben haben.",
      "{ohne-anker}Meine Bewerbung gilt daher der von Ihnen ausgeschriebenen Stelle {als-beruf} {bei-firma}.",
    ],
  },
  reading: {
    plain: [
      "{ohne-anker}{Ihre/eure} Anzeige nennt zwei Aufgaben, und ich will beide übernehmen: {beide}.",
      "{ohne-anker}Zwei Aufgaben {Ihrer/eurer} Anzeige will ich möglichst bald übernehmen: {beide}.",
      "{ohne-anker}Von {sache1-dat} bis zu {sache2-dat} reicht die Arbeit bei {Ihnen/euch}, und genau das suche ich.",
      "{ohne-anker}Zwei Punkte {Ihrer/eurer} Anzeige sprechen mich besonders an: {beide}.",
    ],
    confident: ["{ohne-anker}Zwei Aufgaben {Ihrer/eurer} Anzeige: {beide}. | Ich übernehme beide."],
    warm: [
      "{ohne-anker}Zwei Dinge {Ihrer/eurer} Anzeige haben mich neugierig gemacht: {beide}.",
      "{ohne-anker}Von {sache1-dat} bis zu {sache2-dat}: Diese Mischung in {Ihrer/eurer} Anzeige mag ich.",
      "{ohne-anker}Auf zwei Aufgaben {Ihrer/eurer} Anzeige habe ich besonders Lust: {beide}.",
      "{ohne-anker}Zwei Punkte {Ihrer/eurer} Anzeige übernehme ich besonders gern: {beide}.",
    ],
    formal: [
      "{ohne-anker}Unter den Aufgaben, die Ihre Anzeige beschreibt, sprechen mich vor allem zwei an: {beide}.",
      "{ohne-anker}Mein Interesse gilt vor allem zwei Aufgaben, die Ihre Anzeige nennt: {beide}.",
      "{ohne-anker}Ihre Anzeige beschreibt unter anderem zwei Aufgaben, auf die ich mich einstelle: {beide}.",
    ],
  },
  wish: {
    plain: [
      "{ohne-anker}Bei {Ihnen/euch} will ich auch lernen, {zu}.",
      "{ohne-anker}Auch das will ich lernen: {thema}.",
      "{ohne-anker}In {sache} arbeite ich mich bei {Ihnen/euch} ein.",
      "{ohne-anker}Auch {sache} will ich übernehmen, sobald ich eingearbeitet bin.",
      "{ohne-anker}Nach einer Einarbeitung bin ich auch bereit, {zu}.",
    ],
    confident: ["{ohne-anker}{thema}: Das übernehme ich.", "{ohne-anker}Als Nächstes will ich {sache} übernehmen."],
    warm: [
      "{ohne-anker}Gern lerne ich bei {Ihnen/euch} auch, {zu}.",
      "{ohne-anker}In {sache} arbeite ich mich ein, sobald {Sie/ihr} mich {lassen/lasst}.",
      "{ohne-anker}Wenn es darum geht, {zu}, packe ich mit an.",
      "{ohne-anker}{thema}: Das lerne ich gern.",
      "{ohne-anker}Gern übernehme ich bei {Ihnen/euch} auch {sache}.",
    ],
    formal: [
      "{ohne-anker}Ferner bin ich bereit, nach einer kurzen Einweisung in Ihrem Haus {zu}.",
      "{ohne-anker}In {sache}, wie Ihre Anzeige es beschreibt, arbeite ich mich bereitwillig ein.",
      "{ohne-anker}Zu den Aufgaben, die ich ebenfalls übernehmen will, {gehört+gehören} {sache-nom}.",
      "{ohne-anker}Gern bin ich bereit, in Ihrem Haus auch {zu}.",
    ],
  },
  ask: {
    professional: ["Im Gespräch will ich hören, worauf es {Ihnen/euch} ankommt, wenn es gilt, {zu}."],
    warm: ["Neugierig bin ich, worauf es {Ihnen/euch} ankommt, wenn es gilt, {zu}."],
    formal: ["Erfahren will ich im Gespräch, worauf es in Ihrem Haus ankommt, wenn es gilt, {zu}."],
  },
  start: {
    plain: [
      "{hat-getan}Wie {Sie/ihr} die Dinge {machen/macht}, will ich zuerst lernen und {Ihnen/euch} dann Arbeit abnehmen.",
      "{hat-getan}Was ich {als-rolle} noch nicht weiß, frage ich, und zwar nur einmal.",
      "{hat-getan}In den ersten Wochen schreibe ich mir auf, was man mir erklärt, damit es niemand zweimal sagen muss.",
      "{hat-getan}{Zeigen Sie/zeigt} mir eine Sache einmal richtig, dann mache ich sie so, wie {Sie/ihr} es {haben wollen/haben wollt}.",
      "{hat-getan}Neues sehe ich mir erst genau an und packe dann selbst mit an.",
      "{hat-getan}Wenn ich einen Fehler mache, sage ich es gleich, denn dann lässt er sich noch leicht beheben.",
      "{hat-getan}In die Arbeit {als-rolle} finde ich am schnellsten hinein, wenn ich von Anfang an mitarbeite.",
      "{hat-getan}Was mir am Anfang schwerfällt, übe ich, bis es sitzt.",
      "{hat-getan}Wenn etwas nicht passt, {sagen Sie/sagt} es mir offen, denn daran lerne ich am meisten.",
      "{hat-getan}Bleibt eine Arbeit am Abend offen, gebe ich Bescheid, damit sie am nächsten Tag nicht fehlt.",
      "{hat-getan}Welche Arbeit ist bei {Ihnen/euch} am dringendsten, und wer zeigt mir am Anfang alles?",
    ],
    warm: [
      "{hat-getan}Wie {Sie/ihr} die Dinge {machen/macht}, lerne ich gern zuerst und nehme {Ihnen/euch} dann Arbeit ab.",
      "{hat-getan}Was ich {als-rolle} noch nicht weiß, frage ich und lerne es gern.",
      "{hat-getan}In den ersten Wochen schreibe ich mir alles auf, damit mir niemand etwas zweimal sagen muss.",
      "{hat-getan}{Zeigen Sie/zeigt} mir eine Sache einmal, und ich mache sie so, wie es bei {Ihnen/euch} üblich ist.",
      "{hat-getan}Neues sehe ich mir erst genau an, und dann packe ich gern selbst mit an.",
      "{hat-getan}In die Arbeit {als-rolle} finde ich am schnellsten hinein, wenn ich gleich mitmache.",
      "{hat-getan}Was mir am Anfang schwerfällt, übe ich, bis es sitzt.",
      "{hat-getan}Wenn etwas nicht passt, {sagen Sie/sagt} es mir offen, denn daran lerne ich am meisten.",
      "{hat-getan}Mache ich einen Fehler, sage ich es gleich, denn dann ist er schnell behoben.",
      "{hat-getan}Wo {brauchen Sie/braucht ihr} am meisten Hilfe, und wer zeigt mir am Anfang alles?",
    ],
    formal: [
      "{hat-getan}In den ersten Wochen halte ich schriftlich fest, was man mir erklärt, damit nichts zweimal gesagt werden muss.",
      "{hat-getan}Was mir an der Arbeit {als-rolle} noch neu ist, erfrage ich sofort und merke es mir.",
      "{hat-getan}Sollte mir etwas an der Arbeit {als-rolle} neu sein, so lasse ich es mir lieber genau zeigen, als zu raten.",
      "{hat-getan}Mit den Abläufen in Ihrem Haus mache ich mich zuerst vertraut, bevor ich eigene Aufgaben übernehme.",
      "{hat-getan}Unterläuft mir ein Fehler, so melde ich ihn gleich, damit er sich ohne großen Aufwand beheben lässt.",
      "{hat-getan}In die Arbeit {als-rolle} finde ich am schnellsten hinein, wenn ich von Beginn an mitarbeiten kann.",
      "{hat-getan}Für Hinweise, was ich besser machen kann, bin ich Ihnen jederzeit dankbar und richte mich danach.",
    ],
  },
  offer: {
    plain: [
      "{hat-getan}Im Gespräch erzähle ich gern mehr davon und höre, worauf es {Ihnen/euch} bei {sache-dat} ankommt.",
      "{hat-getan}Zu einem Gespräch komme ich gern vorbei, und nach {sache-dat} frage ich dann zuerst.",
      "{hat-getan}Im Gespräch erzähle ich mehr von dem, was ich gemacht habe, und höre, worauf es {Ihnen/euch} bei {der-stelle} ankommt.",
      "{hat-getan}Mehr von dem, was ich bisher gemacht habe, erzähle ich {Ihnen/euch} am besten im Gespräch.",
    ],
    confident: ["{hat-getan}Sprechen wir über {sache} und darüber, was ich gemacht habe."],
    warm: [
      "{hat-getan}Ich freue mich auf ein Gespräch, erzähle gern mehr davon und höre, wie es bei {Ihnen/euch} mit {sache-dat} ist.",
      "{hat-getan}Lernen wir uns kennen? | Dann erzähle ich gern mehr davon.",
      "{hat-getan}Im Gespräch erzähle ich gern mehr von dem, was ich schon gemacht habe.",
    ],
    formal: [
      "{hat-getan}In einem persönlichen Gespräch gebe ich Ihnen gern nähere Auskunft und erfahre mehr über {sache}.",
      "{hat-getan}Für ein persönliches Gespräch, in dem ich gern mehr über {sache} erfahre, stehe ich Ihnen zur Verfügung.",
      "{hat-getan}Nähere Auskunft über das, was ich bisher getan habe, gebe ich Ihnen gern in einem persönlichen Gespräch.",
    ],
  },
} satisfies Record<string, Phrases>;
