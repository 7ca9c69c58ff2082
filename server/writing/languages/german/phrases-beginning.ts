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
  ask: {
    professional: ["Im Gespräch will ich hören, worauf es {Ihnen/euch} ankommt, wenn es darum geht, {zu}."],
    warm: ["Neugierig bin ich, worauf es {Ihnen/euch} ankommt, wenn es darum geht, {zu}."],
    formal: ["Im Gespräch will ich gern erfahren, worauf es in Ihrem Haus ankommt, wenn es darum geht, {zu}."],
  },
  start: {
    plain: [
      "{hat-getan}Wie {Sie/ihr} {arbeiten/arbeitet}, will ich zuerst lernen und {Ihnen/euch} dann Arbeit abnehmen.",
      "{hat-getan}Was ich {als-rolle} noch nicht weiß, frage ich.",
      "{hat-getan}In den ersten Wochen schreibe ich mir auf, was man mir erklärt, damit es niemand zweimal sagen muss.",
      "{hat-getan}Wenn ich einen Fehler mache, sage ich es gleich, denn dann lässt er sich leicht beheben.",
      "{hat-getan}In die Arbeit {als-rolle} finde ich am schnellsten hinein, wenn ich von Anfang an mitarbeite.",
      "{hat-getan}Was mir am Anfang schwerfällt, übe ich, bis es sitzt.",
      "{hat-getan}Wenn etwas nicht passt, {sagen Sie/sagt} es mir offen, denn daran lerne ich am meisten.",
      "{hat-getan}Wer zeigt mir bei {Ihnen/euch} am Anfang, worauf es ankommt?",
    ],
    warm: [
      "{hat-getan}Wie {Sie/ihr} {arbeiten/arbeitet}, lerne ich gern zuerst und nehme {Ihnen/euch} dann Arbeit ab.",
      "{hat-getan}Was ich {als-rolle} noch nicht weiß, frage ich und lerne es gern.",
      "{hat-getan}In den ersten Wochen schreibe ich mir alles auf, damit mir niemand etwas zweimal sagen muss.",
      "{hat-getan}In die Arbeit {als-rolle} finde ich am schnellsten hinein, wenn ich gleich mitmache.",
      "{hat-getan}Was mir am Anfang schwerfällt, übe ich, bis es sitzt.",
      "{hat-getan}Wenn etwas nicht passt, {sagen Sie/sagt} es mir offen, denn daran lerne ich am meisten.",
      "{hat-getan}Mache ich einen Fehler, sage ich es gleich, denn dann ist er schnell behoben.",
      "{hat-getan}Wer zeigt mir am Anfang, wie es bei {Ihnen/euch} läuft?",
    ],
    formal: [
      "{hat-getan}In den ersten Wochen halte ich schriftlich fest, was man mir erklärt, damit nichts zweimal gesagt werden muss.",
      "{hat-getan}Was mir an der Arbeit {als-rolle} noch neu ist, erfrage ich, bevor ich damit beginne.",
      "{hat-getan}Sollte mir an der Arbeit {als-rolle} etwas neu sein, so lasse ich es mir lieber genau zeigen, als zu raten.",
      "{hat-getan}Mit den Abläufen in Ihrem Haus mache ich mich zuerst vertraut, bevor ich eigene Aufgaben übernehme.",
      "{hat-getan}In die Arbeit {als-rolle} finde ich am schnellsten hinein, wenn ich von Beginn an mitarbeiten kann.",
      "{hat-getan}Für Hinweise, was ich besser machen kann, bin ich Ihnen jederzeit dankbar.",
    ],
  },
  offer: {
    plain: [
      "{hat-getan}Im Gespräch erzähle ich mehr von mir und höre, worauf es {Ihnen/euch} bei {sache-dat} ankommt.",
      "{hat-getan}Mehr von dem, was ich bisher gemacht habe, erzähle ich {Ihnen/euch} am besten im Gespräch.",
      "{hat-getan}Im Gespräch erzähle ich mehr von mir und höre, was {Sie/ihr} von mir {erwarten/erwartet}.",
    ],
    confident: ["{hat-getan}Sprechen wir über {sache} und darüber, was ich gemacht habe."],
    warm: [
      "{hat-getan}Ich freue mich auf ein Gespräch, erzähle gern mehr von mir und höre, worauf es {Ihnen/euch} bei {sache-dat} ankommt.",
      "{hat-getan}Lernen wir uns kennen? | Dann erzähle ich gern mehr von mir.",
      "{hat-getan}Im Gespräch erzähle ich gern mehr von dem, was ich schon gemacht habe.",
    ],
    formal: [
      "{hat-getan}In einem persönlichen Gespräch gebe ich Ihnen gern nähere Auskunft und erfahre mehr über {sache}.",
      "{hat-getan}Für ein persönliches Gespräch, in dem ich mehr über {sache} erfahre, komme ich gern in Ihr Haus.",
      "{hat-getan}Nähere Auskunft über das, was ich bisher getan habe, gebe ich Ihnen gern in einem persönlichen Gespräch.",
    ],
  },
} satisfies Record<string, Phrases>;
