import type { Phrases } from "../../realising/language-module.ts";

/** What it comes to, and the next step. */
export const closings = {
  candid: {
    plain: [
      "{alt}{kenntnisse}: Dazu nenne ich im Gespräch Beispiele.",
      "{alt}Am meisten sagen über meine Arbeit wohl Beispiele für {kenntnisse}; die bringe ich zum Gespräch mit.",
      "{neu}Wer prüfen will, was ich kann, nimmt am besten dies: {kenntnisse}.",
      "{neu}Anfangen kann ich mit dem, was ich heute schon kann, also {kenntnisse}.",
      "{neu}Was ich kann, zeige ich lieber, als es zu beschreiben: {kenntnisse}.",
    ],
    confident: ["{neu}Zeigen kann ich sofort {kenntnisse}.", "{alt}Beispiele für {kenntnisse} habe ich parat."],
    warm: [
      "{alt}Beispiele für {kenntnisse} erzähle ich gern.",
      "{alt}Am liebsten zeige ich {Ihnen/euch} Beispiele für {kenntnisse}.",
      "{neu}Was ich kann, zeige ich lieber, als es zu beschreiben: {kenntnisse}.",
      "{neu}Damit kann ich gleich loslegen: {kenntnisse}.",
      "{neu}Ein Anfang ist da, nämlich {kenntnisse}, und von da an lerne ich gern weiter.",
    ],
    formal: [
      "{alt}Zum Gespräch bringe ich auf Wunsch Beispiele für {kenntnisse} mit.",
      "{neu}Auf Wunsch zeige ich Ihnen bei einem Treffen, was ich bereits kann, nämlich {kenntnisse}.",
      "{neu}Einen Anfang kann ich Ihnen bereits anbieten, und zwar {kenntnisse}.",
      "{neu}Vom ersten Tag an einsetzen kann ich {kenntnisse}; in alles Weitere arbeite ich mich in Ihrem Haus ein.",
    ],
  },
  arrive: {
    plain: [
      "Was sich {bei-kurz} bewährt hat, bringe ich mit; {Ihre/eure} Regeln gehen vor.",
      "Von dem, was ich {bei-kurz} gelernt habe, bringe ich mit, was bei {Ihnen/euch} passt.",
    ],
    confident: ["Was {bei-kurz} gut lief, bringe ich mit."],
    warm: [
      "Was {bei-kurz} gut lief, bringe ich mit, und neugierig bin ich auf {Ihre/eure} Art zu arbeiten.",
      "Von dem, was ich {bei-kurz} gelernt habe, bringe ich mit, was bei {Ihnen/euch} passt.",
    ],
    formal: [
      "Was ich {bei-kurz} gelernt habe, bringe ich mit; die Regeln Ihres Hauses gehen dabei vor.",
      "Von der Erfahrung {bei-kurz} bringe ich mit, was sich mit den Abläufen in Ihrem Haus verträgt.",
    ],
  },
  sum: {
    plain: [
      "Zusammen sind das {dauer-bisher} Praxis {bei-kurz} und {kenntnisse}.",
      "Mit mir {bekommen/bekommt} {Sie/ihr} {kenntnisse} und {dauer-bisher} Praxis {bei-kurz}.",
      "Aus der Zeit {bei-kurz} bringe ich {dauer-bisher} Praxis mit, dazu {kenntnisse}.",
    ],
    confident: ["Das bringe ich mit: {kenntnisse} und {dauer-bisher} Praxis {bei-kurz}."],
    warm: [
      "Mit mir {bekommen/bekommt} {Sie/ihr} {kenntnisse} und {dauer-bisher} Praxis {bei-kurz}.",
      "In meinem Gepäck: {kenntnisse} und {dauer-bisher} Praxis {bei-kurz}.",
    ],
    formal: [
      "Insgesamt biete ich Ihnen damit {kenntnisse} sowie {dauer-bisher} Praxis, die ich {bei-kurz} gesammelt habe.",
      "Anbieten kann ich Ihnen somit {dauer-bisher} Praxis {bei-kurz} und darüber hinaus {kenntnisse}.",
    ],
  },
  outlook: {
    plain: [
      "{kenntnisse} bringe ich mit, die Arbeit {als-rolle} will ich von Grund auf lernen.",
      "Von {Ihnen/euch} lernen will ich die Arbeit {als-rolle}; mitbringen kann ich {kenntnisse}.",
    ],
    confident: ["{kenntnisse} bringe ich mit, den Rest lerne ich {als-rolle}."],
    warm: [
      "{kenntnisse} bringe ich mit, und auf die Arbeit {als-rolle} freue ich mich.",
      "In meinem Gepäck sind {kenntnisse} und viel Neugier auf die Arbeit {als-rolle}.",
    ],
    formal: [
      "Damit biete ich Ihnen {kenntnisse} und die Bereitschaft, die Arbeit {als-rolle} von Grund auf zu lernen.",
      "Mitbringen kann ich {kenntnisse}; die Arbeit {als-rolle} will ich in Ihrem Haus gründlich lernen.",
    ],
  },
  start: {
    plain: [
      "Anfangen kann ich nach der Zeit {bei-kurz} gleich mit {sache-dat}.",
      "In den ersten Wochen will ich mich um {sache} kümmern und dabei nutzen, was ich {bei-kurz} gelernt habe.",
      "Nach der Zeit {bei-kurz} ist mein erster Schritt bei {Ihnen/euch} klar: {sache}.",
      "Als Erstes will ich sehen, wie es bei {Ihnen/euch} üblich ist, {zu}, und dafür nutzen, was ich {bei-kurz} gelernt habe.",
      "Nach der Zeit {bei-kurz} kann ich bei {Ihnen/euch} damit beginnen, {zu}.",
      "{kenntnisse} bringe ich mit, und anfangen will ich mit {sache-dat}.",
      "{kenntnisse} bringe ich mit; als Erstes will ich lernen, {zu}.",
      "{neu}{als-rolle} lasse ich mir eine Sache lieber einmal richtig zeigen, als zu raten.",
      "{neu}Was man mir zeigt, schreibe ich auf.",
    ],
    confident: [
      "Beginnen will ich mit {sache-dat}. | Darauf bereitet die Arbeit {bei-kurz} vor.",
      "{neu}{als-rolle} frage ich zuerst und mache es dann richtig.",
    ],
    warm: [
      "Am liebsten fange ich mit {sache-dat} an und bringe mit, was ich {bei-kurz} gelernt habe.",
      "Nach der Zeit {bei-kurz} fange ich bei {Ihnen/euch} mit {sache-dat} an.",
      "Wie es bei {Ihnen/euch} üblich ist, {zu}, sehe ich mir als Erstes an, und von der Zeit {bei-kurz} bringe ich einiges mit.",
      "Nach der Zeit {bei-kurz} reizt es mich, bei {Ihnen/euch} damit zu beginnen, {zu}.",
      "{kenntnisse} bringe ich mit, und am liebsten fange ich mit {sache-dat} an.",
      "{kenntnisse} bringe ich mit, und als Erstes lerne ich, {zu}.",
      "{neu}{als-rolle} lasse ich mir eine Sache lieber einmal richtig zeigen, statt zu raten.",
      "{neu}Ich lerne am liebsten beim Machen.",
    ],
    formal: [
      "Beginnen kann ich in Ihrem Haus nach meiner Tätigkeit {bei-kurz} mit {sache-dat}.",
      "Zu Beginn will ich mich {sache-dat} widmen und dabei nutzen, was ich {bei-kurz} gelernt habe.",
      "Als Erstes will ich sehen, wie es in Ihrem Haus üblich ist, {zu}, und dafür nutzen, was ich {bei-kurz} gelernt habe.",
      "Nach meiner Tätigkeit {bei-kurz} kann ich in Ihrem Haus damit beginnen, {zu}.",
      "{kenntnisse} bringe ich mit, und beginnen will ich in Ihrem Haus mit {sache-dat}.",
      "{kenntnisse} bringe ich mit; zuerst lernen will ich in Ihrem Haus, {zu}.",
      "{neu}{als-rolle} lasse ich mir eine Aufgabe lieber genau erklären.",
    ],
  },
  offer: {
    plain: [
      "Im Gespräch erzähle ich gern mehr von meiner Arbeit {bei-kurz} und höre, worauf es {Ihnen/euch} bei {sache-dat} ankommt.",
      "Für ein Gespräch komme ich gern zu {Ihnen/euch}: Ich erzähle von meiner Arbeit {bei-kurz}, und {Sie/ihr} {sagen/sagt} mir, worauf es bei {sache-dat} ankommt.",
      "In einem Gespräch lässt sich beides klären, was ich {bei-kurz} gemacht habe und was {Sie/ihr} für {sache} {brauchen/braucht}.",
      "Von meiner Arbeit {bei-kurz} erzähle ich im Gespräch mehr, und fragen will ich, worauf es ankommt, wenn es gilt, {zu}.",
      "Im Gespräch spreche ich gern über {kenntnisse} und höre, worauf es {Ihnen/euch} bei {sache-dat} ankommt.",
      "Wie {Sie/ihr} {arbeiten/arbeitet} und was ich {bei-kurz} gemacht habe, lässt sich am besten im Gespräch klären.",
      "Im Gespräch beantworte ich {Ihre/eure} Fragen zu meiner Arbeit {bei-kurz} und frage nach {Ihrem/eurem} Alltag.",
      "Für ein Gespräch über {die-stelle} und meine Arbeit {bei-kurz} komme ich vorbei.",
      "Im Gespräch erkläre ich {Ihnen/euch}, was ich mitbringe ({kenntnisse}) und was mich {an-der-stelle} interessiert.",
      "{kenntnisse} lassen sich am besten in einem Gespräch zeigen, und dafür komme ich vorbei.",
      "Für ein Gespräch komme ich gern zu {Ihnen/euch}.",
      "Für ein Gespräch stehe ich bereit.",
    ],
    confident: [
      "Sprechen wir darüber, worauf es bei {sache-dat} ankommt. | Von meiner Arbeit {bei-kurz} erzähle ich dann mehr.",
      "{Nennen Sie/nennt} mir einen Termin: Ich erzähle von meiner Arbeit {bei-kurz}, {Sie/ihr} von {sache-dat}.",
      "Sprechen wir darüber. | Ich erzähle {Ihnen/euch} von meiner Arbeit {bei-kurz}.",
      "{Nennen Sie/nennt} mir einen Termin, dann erzähle ich von meiner Arbeit {bei-kurz}.",
      "{Nennen Sie/nennt} mir einen Termin für ein Gespräch.",
    ],
    warm: [
      "Ich freue mich auf ein Gespräch: Ich erzähle von meiner Arbeit {bei-kurz}, und {Sie/ihr} {sagen/sagt} mir, worauf es bei {sache-dat} ankommt.",
      "Lernen wir uns kennen? | Ich erzähle von meiner Arbeit {bei-kurz} und bin neugierig auf {sache}.",
      "Setzen wir uns zusammen: Ich erzähle von meiner Arbeit {bei-kurz}, {Sie/ihr} davon, wie es bei {Ihnen/euch} zugeht, wenn es gilt, {zu}.",
      "Auf ein Gespräch über {kenntnisse} freue ich mich, und nach {sache-dat} frage ich dann auch.",
      "Sprechen wir miteinander? | Dann erzähle ich mehr von meiner Arbeit {bei-kurz}.",
      "Ich freue mich auf ein Gespräch und erzähle dann mehr von meiner Arbeit {bei-kurz}.",
      "Im Gespräch erzähle ich von meiner Arbeit {bei-kurz} und höre, worauf es {Ihnen/euch} ankommt.",
      "Wollen wir uns kennenlernen? | Dann zeige ich, was ich mitbringe: {kenntnisse}.",
      "Wollen wir uns kennenlernen? | Ich freue mich auf {Ihre/eure} Fragen.",
      "Lernen wir uns kennen? | Von meiner Arbeit {bei-kurz} erzähle ich gern mehr.",
    ],
    enthusiastic: [
      "Ich freue mich auf ein Gespräch, in dem ich von meiner Arbeit {bei-kurz} erzähle!",
      "Auf ein Gespräch freue ich mich sehr!",
    ],
    formal: [
      "In einem persönlichen Gespräch erläutere ich Ihnen gern meine Arbeit {bei-kurz} und erfahre von Ihnen, worauf es in Ihrem Haus bei {sache-dat} ankommt.",
      "Zu einem persönlichen Gespräch über meine Tätigkeit {bei-kurz} und über {sache} in Ihrem Haus komme ich gern zu Ihnen.",
      "In einem persönlichen Gespräch gebe ich gern Auskunft über meine Tätigkeit {bei-kurz} und erfahre von Ihnen, worauf zu achten ist, wenn es gilt, {zu}.",
      "In einem persönlichen Gespräch spreche ich gern über {kenntnisse} und erfahre von Ihnen, worauf es bei {sache-dat} ankommt.",
      "Für nähere Auskünfte über meine Tätigkeit {bei-kurz} stehe ich Ihnen in einem Gespräch zur Verfügung.",
      "In einem persönlichen Gespräch gebe ich Ihnen Auskunft über meine Arbeit {bei-kurz} und über meine Bewerbung {als-beruf}.",
      "Gelegenheit, meine Arbeit {bei-kurz} zu erläutern, gibt am besten ein persönliches Gespräch.",
      "In einem persönlichen Gespräch beantworte ich Ihre Fragen zu dem, was ich mitbringe: {kenntnisse}.",
      "Meine Arbeit {bei-kurz} erläutere ich Ihnen gern näher in einem Gespräch.",
      "Meine Arbeit {bei-kurz} stelle ich Ihnen auf Wunsch in einem persönlichen Gespräch näher vor.",
      "Ob meine Erfahrung {bei-kurz} zu Ihrer Stelle passt, lässt sich am besten in einem Gespräch klären.",
      "Für ein Gespräch stehe ich Ihnen zur Verfügung.",
    ],
  },
} satisfies Record<string, Phrases>;
