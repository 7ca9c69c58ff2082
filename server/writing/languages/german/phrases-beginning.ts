import type { Phrases } from "../../realising/language-module.ts";

/** How somebody without a post, who has something done to speak of, would begin, and their next step. */
export const beginning = {
  apply: {
    plain: [
      "{ohne-anker}[Deshalb|Darum|Daher] bewerbe ich mich[| jetzt| nun| heute] um {die-stelle} {bei-firma}.",
      "{ohne-anker}[Deshalb|Darum|Daher] gilt meine Bewerbung[| jetzt| nun| heute] {der-stelle} {bei-firma}.",
    ],
    warm: [
      "{ohne-anker}[Darum|Deshalb|Daher] schreibe ich {Ihnen/euch}[| heute| gern| jetzt]: Ich bewerbe mich um {die-stelle} {bei-firma}.",
      "{ohne-anker}[Darum|Deshalb|Daher] bewerbe ich mich [gern|jetzt gern|heute gern|sehr gern] um {die-stelle} {bei-firma}.",
    ],
    formal: [
      "{ohne-anker}Ich bewerbe mich[| heute] um {die-stelle} {bei-firma}, die [Sie ausgeschrieben haben|Sie zurzeit ausschreiben|in Ihrer Anzeige beschrieben ist].",
      "{ohne-anker}Meine Bewerbung gilt[| heute] der [von Ihnen ausgeschriebenen|in Ihrer Anzeige beschriebenen|ausgeschriebenen] Stelle {als-beruf} {bei-firma}.",
    ],
  },
  start: {
    plain: [
      "{hat-getan}{geübt}Wo {bei-der-firma} etwas anders gemacht wird, als ich es kenne, [frage ich nach|frage ich lieber nach|richte ich mich danach].",
      "{hat-getan}{geübt}[Was|Alles, was] bei {Ihnen/euch} [anders|neu für mich|anders als gewohnt|ungewohnt für mich|mir noch fremd] ist, [lerne|erfrage|übe] ich [in den ersten Tagen|am Anfang|in der Einarbeitung|zu Beginn|nach und nach].",
      "{hat-getan}{geübt}Wo {Sie/ihr} [zuerst|am dringendsten|am meisten|als Erstes|gerade|am ehesten] [jemanden|Hilfe|Unterstützung|helfende Hände] {brauchen/braucht}, [da|dort] [fange ich an|will ich anfangen|beginne ich|packe ich an|helfe ich zuerst|bin ich zur Stelle].",
      "{hat-getan}{geübt}Was ich [kann|schon kann|bisher gelernt habe], bringe ich {als-rolle} mit, und [wo {Sie/ihr} es anders {machen/macht}, lerne ich um|an {Ihre/eure} Abläufe passe ich mich an|in {Ihre/eure} Abläufe arbeite ich mich ein|was fehlt, lerne ich|für alles andere nehme ich mir Zeit].",
      "{hat-getan}{geübt}Mit wem arbeite ich [am Anfang|zuerst|im Alltag] zusammen?",
      "{hat-getan}Wie {bei-der-firma} die Arbeit läuft, will ich [zuerst lernen|zuerst verstehen|am Anfang lernen|mir zuerst ansehen] und {Ihnen/euch} [dann|möglichst bald|nach und nach] Arbeit abnehmen.",
      "{hat-getan}{ungeübt}Was ich noch nicht weiß, frage ich[| gleich| früh| lieber sofort].",
      "{hat-getan}{ungeübt}[In den ersten Wochen|Am Anfang|In der Einarbeitung] [schreibe ich mir auf|halte ich fest|notiere ich mir], was man mir [erklärt|zeigt], damit es niemand [zweimal sagen|ein zweites Mal erklären|wiederholen] muss.",
      "{hat-getan}[Wenn ich einen Fehler mache|Wenn mir ein Fehler passiert|Wenn mir etwas misslingt|Wenn ich etwas übersehe|Wenn ich mich irre], sage ich es [gleich|sofort|offen|von selbst|ohne Umwege], denn dann lässt es sich [leicht|noch|am leichtesten|schnell|gut] [beheben|richten|ändern].",
      "{hat-getan}{ungeübt}In die Arbeit {als-rolle} finde ich [am schnellsten|am besten|am ehesten] hinein, wenn ich [von Anfang an|gleich|vom ersten Tag an] [mitarbeite|selbst mitarbeite|mitarbeiten darf].",
      "{hat-getan}{ungeübt}Was mir [am Anfang|zuerst|noch|in den ersten Tagen|in der Einarbeitung] [schwerfällt|nicht gelingt|fremd ist], [übe ich|wiederhole ich|mache ich so oft|probiere ich], bis [es sitzt|ich es kann|es von selbst geht|es gelingt].",
      "{hat-getan}[Wenn ich {als-rolle} etwas falsch mache|Wenn ich {als-rolle} etwas besser machen kann|Wenn ich {als-rolle} etwas übersehe], {sagen Sie/sagt} es mir [offen|gleich|ruhig], denn [daran lerne ich am meisten|so lerne ich am schnellsten|daraus lerne ich].",
      "{hat-getan}{ungeübt}Wer zeigt mir {bei-der-firma} [am Anfang|zuerst|in den ersten Tagen], worauf es ankommt?",
    ],
    warm: [
      "{hat-getan}{geübt}Wo {bei-der-firma} etwas anders gemacht wird, als ich es kenne, [frage ich gern nach|bin ich neugierig|richte ich mich gern danach].",
      "{hat-getan}{geübt}[Was|Alles, was] bei {Ihnen/euch} [anders|neu für mich|anders als gewohnt|ungewohnt für mich|mir noch fremd] ist, [lerne|erfrage|übe] ich gern [in den ersten Tagen|am Anfang|in der Einarbeitung|zu Beginn|nach und nach].",
      "{hat-getan}{geübt}Wo {Sie/ihr} [zuerst|am dringendsten|am meisten|als Erstes|gerade|am ehesten] [jemanden|Hilfe|Unterstützung|helfende Hände] {brauchen/braucht}, [da|dort] [fange ich gern an|fange ich am liebsten an|beginne ich gern|packe ich gern an|helfe ich gern|bin ich gern zur Stelle].",
      "{hat-getan}{geübt}Was ich [kann|schon kann|bisher gelernt habe], bringe ich {als-rolle} gern mit, und [auf {Ihre/eure} Art zu arbeiten bin ich gespannt|wo {Sie/ihr} es anders {machen/macht}, lerne ich um|auf alles Neue bin ich neugierig|was fehlt, lerne ich gern|in {Ihre/eure} Abläufe arbeite ich mich gern ein].",
      "{hat-getan}{geübt}Und mit wem arbeite ich [am Anfang|zuerst|im Alltag] zusammen?",
      "{hat-getan}Wie {bei-der-firma} die Arbeit läuft, [lerne ich gern zuerst|sehe ich mir gern zuerst an|lasse ich mir gern zeigen] und nehme {Ihnen/euch} [dann|möglichst bald|nach und nach] Arbeit ab.",
      "{hat-getan}{ungeübt}Was ich noch nicht weiß, frage ich [gern gleich|lieber sofort|gern].",
      "{hat-getan}{ungeübt}[In den ersten Wochen|Am Anfang|In der Einarbeitung] [schreibe ich mir alles auf|halte ich alles fest|notiere ich mir alles], damit mir [niemand|keiner] etwas [zweimal sagen|zweimal zeigen|ein zweites Mal erklären] muss.",
      "{hat-getan}{ungeübt}In die Arbeit {als-rolle} finde ich [am schnellsten|am besten|am liebsten] hinein, wenn ich [gleich|von Anfang an|vom ersten Tag an] [mitmache|selbst mitmache|mitmachen darf].",
      "{hat-getan}{ungeübt}Was mir [am Anfang|zuerst|noch|in den ersten Tagen|in der Einarbeitung] [schwerfällt|nicht gelingt|fremd ist], [übe ich|wiederhole ich|mache ich so oft|probiere ich], bis [es sitzt|ich es kann|es von selbst geht|es gelingt].",
      "{hat-getan}[Wenn ich {als-rolle} etwas falsch mache|Wenn ich {als-rolle} etwas besser machen kann|Wenn ich {als-rolle} etwas übersehe], {sagen Sie/sagt} es mir [offen|gleich|ruhig], denn [daran lerne ich am meisten|so lerne ich am schnellsten|daraus lerne ich gern].",
      "{hat-getan}[Mache ich einen Fehler|Passiert mir ein Fehler|Geht mir etwas daneben|Übersehe ich etwas|Irre ich mich einmal], sage ich es [gleich|sofort|offen|von selbst|ohne Umwege], denn dann ist es [schnell|noch leicht|am schnellsten|noch gut] [behoben|gerichtet|geändert].",
      "{hat-getan}{ungeübt}Wer zeigt mir [am Anfang|zuerst|in den ersten Tagen], wie {bei-der-firma} die Arbeit läuft?",
    ],
    formal: [
      "{hat-getan}{geübt}Wo {bei-der-firma} anders gearbeitet wird, als ich es kenne, [passe ich mich an|stelle ich mich darauf ein|richte ich mich danach].",
      "{hat-getan}{geübt}[Was|Alles, was] in Ihrem Haus [anders|für mich neu|anders als gewohnt|für mich ungewohnt] ist, [lasse ich mir zu Beginn erklären|eigne ich mir in den ersten Wochen an|lerne ich während der Einarbeitung|lasse ich mir genau erklären|eigne ich mir gründlich an].",
      "{hat-getan}{geübt}Wo Sie [zuerst|am dringendsten|am meisten|als Erstes] [jemanden|Unterstützung|Hilfe] benötigen, dort [beginne ich|will ich beginnen|kann ich beginnen|stehe ich bereit].",
      "{hat-getan}{geübt}Was ich [kann|bereits kann|bisher gelernt habe], bringe ich {als-rolle} mit, und [an die Abläufe in Ihrem Haus passe ich mich an|in die Abläufe in Ihrem Haus arbeite ich mich ein|mit allem Übrigen mache ich mich vertraut|das Übrige eigne ich mir an].",
      "{hat-getan}{ungeübt}[In den ersten Wochen|Zu Beginn|Während der Einarbeitung] halte ich schriftlich fest, was man mir [erklärt|zeigt|aufträgt], damit nichts [zweimal gesagt|ein zweites Mal erklärt|wiederholt] werden muss.",
      "{hat-getan}{ungeübt}Was mir an der Arbeit {als-rolle} [noch neu|noch unbekannt|noch nicht vertraut] ist, [erfrage ich|lasse ich mir erklären|kläre ich], [bevor ich damit beginne|ehe ich damit beginne].",
      "{hat-getan}{ungeübt}Sollte mir an der Arbeit {als-rolle} etwas [neu|unbekannt|noch fremd] sein, so lasse ich es mir lieber [genau|in Ruhe|gründlich] [zeigen|erklären], als zu raten.",
      "{hat-getan}Mit den Abläufen {bei-der-firma} mache ich mich [zuerst|zu Beginn|in den ersten Wochen] [vertraut|gründlich vertraut][, bevor ich eigene Aufgaben übernehme|, ehe ich eigene Aufgaben übernehme| und übernehme dann eigene Aufgaben].",
      "{hat-getan}{ungeübt}In die Arbeit {als-rolle} finde ich [am schnellsten|am besten|am sichersten] hinein, wenn ich [von Anfang an|vom ersten Tag an|gleich zu Beginn] [mitarbeiten kann|mitarbeiten darf].",
      "{hat-getan}Für [Hinweise|einen Hinweis|jeden Hinweis], wie ich etwas [besser|anders|noch besser] machen kann, bin ich [Ihnen jederzeit|Ihnen stets|Ihnen immer|jederzeit|stets] dankbar.",
    ],
  },
  offer: {
    plain: [
      "{hat-getan}Im Gespräch erzähle ich [mehr von mir|mehr über mich|von mir] und [höre|erfahre], worauf es [{Ihnen/euch}|bei {Ihnen/euch}|in {Ihrem/eurem} Haus] bei {sache-dat} ankommt.",
      "{hat-getan}Was ich [bisher|bis heute|schon] [gemacht|getan] habe und {als-rolle} [bei {Ihnen/euch} einbringen|nutzen|gut brauchen] kann, erzähle ich {Ihnen/euch} [am besten|am liebsten] [im Gespräch|persönlich|bei einem Gespräch].",
      "{hat-getan}[Im Gespräch|Bei einem Gespräch|Wenn wir uns sprechen,] erzähle ich [mehr von mir|von mir|mehr über mich] und [höre|frage|erfahre], was {Sie/ihr} von mir {als-rolle} {erwarten/erwartet}.",
    ],
    confident: [
      "{hat-getan}Sprechen wir über {sache} und darüber, was ich [gemacht|bisher gemacht|schon gemacht] habe.",
    ],
    warm: [
      "{hat-getan}[Ich freue mich auf ein Gespräch|Auf ein Gespräch freue ich mich], [erzähle gern mehr von mir|erzähle gern von mir|erzähle gern mehr] und [höre|erfahre], worauf es [{Ihnen/euch}|bei {Ihnen/euch}|in {Ihrem/eurem} Haus] bei {sache-dat} ankommt.",
      "{hat-getan}Lernen wir uns kennen? | Dann erzähle ich gern mehr [von mir|über mich].",
      "{hat-getan}[Im Gespräch|Bei einem Gespräch|Wenn wir uns sehen,] erzähle ich gern mehr von dem, was ich [schon|bisher|bis heute] gemacht habe und {als-rolle} [brauchen|nutzen|einbringen] kann.",
    ],
    formal: [
      "{hat-getan}In einem persönlichen Gespräch [gebe ich Ihnen gern nähere Auskunft|beantworte ich gern Ihre Fragen|erzähle ich Ihnen gern mehr über mich] und [erfahre|höre] [mehr über|Näheres über|gern mehr über] {sache}.",
      "{hat-getan}[Für ein persönliches Gespräch|Zu einem persönlichen Gespräch], in dem ich [mehr|Näheres|auch mehr] über {sache} [erfahre|erfahren kann|hören kann], komme ich gern [in Ihr Haus|zu Ihnen].",
      "{hat-getan}[Nähere Auskunft|Auskunft|Weitere Auskunft] über das, was ich [bisher|bis heute|bereits] getan habe und {als-rolle} [nutzen|einbringen] kann, gebe ich Ihnen [gern in einem persönlichen Gespräch|in einem persönlichen Gespräch|am besten in einem persönlichen Gespräch].",
    ],
  },
} satisfies Record<string, Phrases>;
