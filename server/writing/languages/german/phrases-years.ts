import type { Phrases } from "../../realising/language-module.ts";

/** For somebody who names no post, but years of work: how they open, how they would begin, and their next step. */
export const years = {
  "open-years": {
    plain: [
      "Ich bringe {jahre} Berufserfahrung mit und bewerbe mich damit um {die-stelle} {bei-firma}.",
      "Mit {jahre-dat} Berufserfahrung bewerbe ich mich um {die-stelle} {bei-firma}.",
      "Um {die-stelle} {bei-firma} bewerbe ich mich mit {jahre-dat} Berufserfahrung.",
      "{ohne-rolle}Mit {jahre-dat} Berufserfahrung bewerbe ich mich bei {Ihnen/euch}.",
    ],
    confident: ["{jahre} Berufserfahrung: Damit bewerbe ich mich um {die-stelle} {bei-firma}."],
    warm: [
      "Nach {jahre-dat} im Beruf will ich gern {als-rolle} {bei-firma} dabei sein.",
      "{jahre} Berufserfahrung bringe ich gern {als-rolle} {bei-firma} mit.",
      "Gern fange ich {als-rolle} {bei-firma} an, und {jahre} Berufserfahrung bringe ich mit.",
      "{ohne-rolle}{jahre} Berufserfahrung bringe ich gern zu {Ihnen/euch} mit.",
    ],
    formal: [
      "Auf der Grundlage von {jahre-dat} Berufserfahrung bewerbe ich mich um {die-stelle} {bei-firma}.",
      "Meine Bewerbung um {die-stelle} {bei-firma} stütze ich auf {jahre} Berufserfahrung.",
      "{ohne-rolle}Auf der Grundlage von {jahre-dat} Berufserfahrung bewerbe ich mich in Ihrem Haus.",
    ],
  },
  start: {
    plain: [
      "{hat-jahre}Wie {Sie/ihr} die Dinge {machen/macht}, sehe ich mir [zuerst|am Anfang|erst in Ruhe] an, bevor ich [etwas|irgendetwas|auch nur etwas] auf meine Art [mache|angehe].",
      "{hat-jahre}Jedes Haus hat [seine eigene Art|seine Gewohnheiten|seine eigene Ordnung], und {bei-der-firma} will ich sie [zuerst|erst einmal|in den ersten Wochen] [kennenlernen|verstehen].",
      "{hat-jahre}Wo {Sie/ihr} [zuerst|am meisten|am dringendsten] jemanden {brauchen/braucht}, da [fange ich an|will ich anfangen|kann ich anfangen|mache ich den Anfang|beginne ich|packe ich an|helfe ich zuerst].",
      "{hat-jahre}{Sagen Sie/sagt} mir [früh|bald|offen|gleich zu Beginn|von Anfang an|ruhig früh|früh und offen|bald und offen], [was|wie viel] {Sie/ihr} [von mir|am Anfang von mir|in den ersten Wochen von mir] {erwarten/erwartet}.",
    ],
    warm: [
      "{hat-jahre}Wie {Sie/ihr} die Dinge {machen/macht}, sehe ich mir gern [zuerst|am Anfang|erst in Ruhe] an, bevor ich [etwas|irgendetwas|auch nur etwas] auf meine Art [mache|angehe].",
      "{hat-jahre}Jedes Haus hat [seine eigene Art|seine Gewohnheiten|seine eigene Ordnung], und auf die {bei-der-firma} bin ich [neugierig|gespannt|sehr neugierig].",
      "{hat-jahre}Wo {Sie/ihr} [zuerst|am meisten|am dringendsten] jemanden {brauchen/braucht}, [da|dort] [fange ich gern an|fange ich sehr gern an|fange ich am liebsten an|packe ich gern an|helfe ich gern].",
      "{hat-jahre}{Sagen Sie/sagt} mir [früh|gleich|offen], was {Sie/ihr} von mir {erwarten/erwartet}, und ich [richte mich gern danach|stelle mich gern darauf ein|halte mich gern daran].",
    ],
    formal: [
      "{hat-jahre}Mit den Abläufen in Ihrem Haus mache ich mich [zuerst|zu Beginn|in den ersten Wochen] vertraut, [bevor|ehe] ich etwas auf meine Art [erledige|angehe|regle].",
      "{hat-jahre}Jedes Haus hat [seine eigenen Abläufe|seine eigene Ordnung|seine eigenen Regeln], und die Ihren will ich {als-rolle} [zuerst|zu Beginn|gründlich] kennenlernen.",
      "{hat-jahre}Was Sie von mir erwarten, will ich [früh|von Anfang an|möglichst früh|bald|möglichst bald|vom ersten Tag an|gleich zu Beginn|schon am Anfang] [hören|wissen|erfahren], damit ich mich [danach richten|darauf einstellen|daran halten|daran ausrichten] kann.",
    ],
  },
  offer: {
    professional: [
      "{hat-jahre}Im Gespräch erzähle ich mehr aus meiner Berufspraxis und [höre|erfahre], worauf es [{Ihnen/euch}|bei {Ihnen/euch}|in {Ihrem/eurem} Haus] bei {sache-dat} ankommt.",
      "{hat-jahre}Im Gespräch erzähle ich mehr aus meiner Berufspraxis und [höre|erfahre], worauf es [{Ihnen/euch}|bei {Ihnen/euch}|in {Ihrem/eurem} Haus] bei {der-stelle} ankommt.",
    ],
    confident: [
      "{hat-jahre}Im Gespräch erzähle ich gern mehr aus meiner Berufspraxis und [höre|frage], wie es bei {Ihnen/euch} mit {sache-dat} ist.",
      "{hat-jahre}Lernen wir uns kennen? | Dann erzähle ich gern mehr aus meiner Berufspraxis.",
    ],
    formal: [
      "{hat-jahre}In einem persönlichen Gespräch gebe ich gern [nähere|weitere] Auskunft über diese Zeit und erfahre [mehr|Näheres] über {sache}.",
    ],
  },
} satisfies Record<string, Phrases>;
