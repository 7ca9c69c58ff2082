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
    confident: ["{jahre} Berufserfahrung: Damit will ich {die-stelle} {bei-firma}."],
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
      "{hat-jahre}Wie {Sie/ihr} die Dinge {machen/macht}, sehe ich mir zuerst an, bevor ich etwas auf meine Art mache.",
      "{hat-jahre}Jedes Haus hat seine eigene Art, und {bei-der-firma} will ich sie zuerst kennenlernen.",
      "{hat-jahre}Wo {Sie/ihr} zuerst jemanden {brauchen/braucht}, da fange ich {als-rolle} an.",
      "{hat-jahre}{Sagen Sie/sagt} mir früh, was {Sie/ihr} von mir {erwarten/erwartet}.",
    ],
    warm: [
      "{hat-jahre}Wie {Sie/ihr} die Dinge {machen/macht}, sehe ich mir gern zuerst an, bevor ich etwas auf meine Art mache.",
      "{hat-jahre}Jedes Haus hat seine eigene Art, und auf die {bei-der-firma} bin ich neugierig.",
      "{hat-jahre}Wo {Sie/ihr} zuerst jemanden {brauchen/braucht}, da fange ich {als-rolle} gern an.",
      "{hat-jahre}{Sagen Sie/sagt} mir früh, was {Sie/ihr} von mir {erwarten/erwartet}, und ich richte mich gern danach.",
    ],
    formal: [
      "{hat-jahre}Mit den Abläufen in Ihrem Haus mache ich mich zuerst vertraut, bevor ich etwas auf meine Art erledige.",
      "{hat-jahre}Jedes Haus hat seine eigenen Abläufe, und die Ihren will ich {als-rolle} zuerst kennenlernen.",
      "{hat-jahre}Was Sie von mir erwarten, will ich früh hören, damit ich mich danach richten kann.",
    ],
  },
  offer: {
    professional: [
      "{hat-jahre}Im Gespräch erzähle ich mehr aus dieser Zeit und höre, worauf es {Ihnen/euch} bei {sache-dat} ankommt.",
      "{hat-jahre}Im Gespräch erzähle ich mehr aus dieser Zeit und höre, worauf es {Ihnen/euch} bei {der-stelle} ankommt.",
    ],
    confident: [
      "{hat-jahre}Im Gespräch erzähle ich gern mehr aus dieser Zeit und höre, wie es bei {Ihnen/euch} mit {sache-dat} ist.",
      "{hat-jahre}Lernen wir uns kennen? | Dann erzähle ich gern mehr aus dieser Zeit.",
    ],
    formal: [
      "{hat-jahre}In einem persönlichen Gespräch gebe ich gern nähere Auskunft über diese Zeit und erfahre mehr über {sache}.",
    ],
  },
} satisfies Record<string, Phrases>;
