import type { Phrases } from "../../realising/language-module.ts";

/** How the writer would begin, what it comes to, and the next step. */
export const closings = {
  candid: {
    plain: [
      "Heute schon zeigen kann ich {kenntnisse}; das Übrige lerne ich in der Arbeit.",
      "Was ich kann, zeige ich gern auch praktisch: {kenntnisse}.",
      "Sofort einsetzen kann ich {kenntnisse}; alles Weitere lerne ich bei der Arbeit.",
      "Ein Anfang ist gemacht: {kenntnisse} bringe ich mit.",
      "Anfangen kann ich mit dem, was ich schon kann ({kenntnisse}), und Schritt für Schritt will ich mehr übernehmen.",
    ],
    confident: ["Ich nenne, was ich zeigen kann: {kenntnisse}."],
    warm: [
      "Heute schon zeigen kann ich {kenntnisse}, und das Übrige lerne ich gern bei {Ihnen/euch}.",
      "Ein Anfang ist gemacht: {kenntnisse} bringe ich mit, und den Rest lerne ich gern.",
      "Was ich kann, zeige ich gern auch praktisch: {kenntnisse}.",
      "Anfangen kann ich mit dem, was ich schon kann ({kenntnisse}), und Schritt für Schritt übernehme ich gern mehr.",
      "Damit kann ich gleich loslegen: {kenntnisse}.",
    ],
    formal: [
      "Was ich Ihnen derzeit zeigen kann, ist Folgendes: {kenntnisse}; in alles Weitere arbeite ich mich ein.",
      "Unmittelbar einsetzen kann ich {kenntnisse}; in alles Weitere arbeite ich mich ein.",
      "Einen Anfang kann ich bereits anbieten, nämlich {kenntnisse}.",
      "Vom ersten Tag an kann ich Ihnen {kenntnisse} anbieten, und Schritt für Schritt will ich mehr übernehmen.",
    ],
  },
  arrive: {
    plain: [
      "Was ich {bei-kurz} gelernt habe, bringe ich mit; {Ihre/eure} Abläufe lerne ich zuerst kennen.",
      "Manches läuft bei {Ihnen/euch} sicher anders als {bei-kurz}; in den ersten Wochen höre ich deshalb vor allem zu.",
      "Von der Arbeit {bei-kurz} bringe ich Erfahrung mit, aber keine festen Gewohnheiten, an denen ich bei {Ihnen/euch} festhalten will.",
    ],
    warm: [
      "Nicht alles wird bei {Ihnen/euch} so sein wie {bei-kurz}, und gerade darauf bin ich neugierig.",
      "Nach der Zeit {bei-kurz} sehe ich gern zuerst zu und frage viel.",
      "Manches läuft bei {Ihnen/euch} sicher anders als {bei-kurz}, und das reizt mich.",
      "Nach der Zeit {bei-kurz} lasse ich mich gern auf neue Abläufe ein.",
    ],
    formal: [
      "Was ich {bei-kurz} gelernt habe, bringe ich mit; mit den Abläufen in Ihrem Haus mache ich mich zuerst vertraut.",
      "Nicht alles wird in Ihrem Haus so geregelt sein wie {bei-kurz}, und darauf stelle ich mich ein.",
      "Manches wird in Ihrem Haus anders geregelt sein als {bei-kurz}, und damit mache ich mich zuerst vertraut.",
      "Die Erfahrung aus der Zeit {bei-kurz} bringe ich mit, ohne an den dortigen Abläufen festzuhalten.",
    ],
  },
  sum: {
    plain: [
      "Kurz gesagt bringe ich {kenntnisse} mit, dazu die Erfahrung aus der Arbeit {bei-kurz}.",
      "Unterm Strich bringe ich {kenntnisse} mit und das, was ich {bei-kurz} gelernt habe.",
      "Damit bringe ich beides mit, Können ({kenntnisse}) und Praxis {bei-kurz}.",
      "Alles in allem sind es {kenntnisse} und die Praxis {bei-kurz}, auf die {Sie/ihr} bauen {können/könnt}.",
    ],
    confident: ["Das bringe ich mit: {kenntnisse} und die Erfahrung {bei-kurz}."],
    warm: [
      "Kurz gesagt bringe ich gern {kenntnisse} mit, dazu alles aus der Zeit {bei-kurz}.",
      "Mein Gepäck für {Sie/euch}: {kenntnisse} und alles, was ich {bei-kurz} gelernt habe.",
      "Alles in allem bringe ich {kenntnisse} mit und dazu die Praxis {bei-kurz}.",
    ],
    formal: [
      "Zusammengefasst bringe ich {kenntnisse} mit, dazu die Erfahrung aus meiner Arbeit {bei-kurz}.",
      "Damit biete ich Ihnen {kenntnisse} sowie die Erfahrung, die ich {bei-kurz} erworben habe.",
      "Insgesamt bringe ich damit {kenntnisse} und die Praxis {bei-kurz} in Ihr Haus mit.",
      "Was ich Ihnen anbiete, sind demnach {kenntnisse} und die Praxis {bei-kurz}.",
    ],
  },
  outlook: {
    plain: [
      "Kurz gesagt bringe ich {kenntnisse} mit und will die Arbeit {als-rolle} lernen.",
      "Mit diesem Anfang ({kenntnisse}) will ich die Arbeit {als-rolle} von Grund auf lernen.",
      "Unterm Strich: {kenntnisse} bringe ich mit, die Arbeit {als-rolle} will ich lernen.",
      "Alles in allem bringe ich {kenntnisse} mit und den Willen, mich {als-rolle} einzuarbeiten.",
    ],
    confident: ["{kenntnisse} bringe ich mit, den Rest lerne ich {als-rolle}."],
    warm: [
      "Kurz gesagt: Ich bringe {kenntnisse} mit und lerne das Übrige gern {als-rolle}.",
      "Mein Gepäck: {kenntnisse} und viel Lust auf die Arbeit {als-rolle}.",
      "{kenntnisse} bringe ich mit, und auf die Arbeit {als-rolle} freue ich mich.",
      "Alles in allem sind das {kenntnisse} und eine Menge Neugier auf die Arbeit {als-rolle}.",
    ],
    formal: [
      "Zusammengefasst bringe ich {kenntnisse} mit und bin bereit, mich {als-rolle} einzuarbeiten.",
      "Damit biete ich Ihnen {kenntnisse} und mein ernsthaftes Interesse an der Arbeit {als-rolle}.",
      "Alles in allem biete ich Ihnen {kenntnisse} und die Bereitschaft, mich {als-rolle} gründlich einzuarbeiten.",
    ],
  },
  start: {
    plain: [
      "Am ersten Tag {als-rolle} weiß ich noch nicht alles, aber ich frage, bis ich es weiß.",
      "{als-rolle} lasse ich mir eine Sache lieber einmal richtig zeigen, als zu raten.",
      "{als-rolle} fange ich mit dem an, was eilt, und frage nach dem Rest.",
      "{Ihre/eure} Abläufe lerne ich zuerst kennen.",
      "{als-rolle} frage ich lieber einmal mehr.",
      "In den ersten Wochen {als-rolle} höre ich zu, frage nach und packe dann selbst mit an.",
      "Am Anfang {als-rolle} werde ich viel fragen, denn eine gute Frage spart allen mehr Zeit als ein Fehler.",
      "{als-rolle} will ich zuerst verstehen, wie {Sie/ihr} {arbeiten/arbeitet}, und mich dann Stück für Stück selbst einbringen.",
    ],
    confident: [
      "{als-rolle} frage ich zuerst und mache es dann richtig.",
      "Einmal gezeigt, mache ich es selbst.",
      "{Ihre/eure} Abläufe lerne ich zuerst.",
    ],
    warm: [
      "Am ersten Tag {als-rolle} weiß ich noch nicht alles, aber ich frage gern.",
      "{als-rolle} lasse ich mir eine Sache gern einmal richtig zeigen, statt zu raten.",
      "{als-rolle} stelle ich gern viele Fragen.",
      "In den ersten Wochen {als-rolle} höre ich gern zu und packe dann mit an.",
      "Am Anfang {als-rolle} werde ich viel fragen, und ich freue mich über jede Antwort.",
      "{als-rolle} will ich zuerst verstehen, wie {Sie/ihr} {arbeiten/arbeitet}, und dann gern selbst mit anpacken.",
      "Fehler passieren am Anfang, und {als-rolle} lerne ich gern daraus.",
    ],
    formal: [
      "Am ersten Tag {als-rolle} werde ich noch nicht alles wissen, doch ich frage nach und lerne es.",
      "{als-rolle} lasse ich mir eine Aufgabe lieber einmal genau erklären, als auf Verdacht zu handeln.",
      "Was in Ihrem Haus für die Arbeit {als-rolle} üblich ist, lerne ich zuerst und halte mich dann daran.",
      "In den ersten Wochen {als-rolle} mache ich mich mit den Abläufen in Ihrem Haus vertraut.",
      "Zuerst will ich {als-rolle} verstehen, wie in Ihrem Haus gearbeitet wird, und mich dann schrittweise selbst einbringen.",
    ],
  },
  offer: {
    plain: [
      "In einem Gespräch erzähle ich {Ihnen/euch} mehr von meiner Arbeit {bei-kurz} und höre, was {Sie/ihr} {von-der-stelle} {erwarten/erwartet}.",
      "In einem Gespräch erzähle ich {Ihnen/euch} mehr von meiner Arbeit {bei-kurz}.",
      "Im Gespräch beantworte ich {Ihre/eure} Fragen zu meiner Arbeit {bei-kurz} und zu meiner Bewerbung.",
      "Für ein Gespräch über {die-stelle} und meine Arbeit {bei-kurz} komme ich vorbei.",
      "Im Gespräch sage ich {Ihnen/euch} mehr zu dem, was ich mitbringe ({kenntnisse}), und zu meinem Interesse {an-der-stelle}.",
      "Für ein Gespräch über {die-stelle} komme ich gern vorbei.",
      "Für ein Gespräch stehe ich bereit.",
      "Am besten zeigt ein Gespräch, ob wir zueinander passen; von meiner Arbeit {bei-kurz} erzähle ich dann gern mehr.",
      "Wie {Sie/ihr} {arbeiten/arbeitet} und was ich {bei-kurz} gemacht habe, lässt sich am besten im Gespräch klären.",
    ],
    confident: [
      "Sprechen wir darüber. | Ich erzähle {Ihnen/euch} von meiner Arbeit {bei-kurz}.",
      "{Nennen Sie/nennt} mir einen Termin, dann erzähle ich von meiner Arbeit {bei-kurz}.",
      "{Nennen Sie/nennt} mir einen Termin für ein Gespräch.",
    ],
    warm: [
      "Sprechen wir miteinander? | Gern erzähle ich mehr von meiner Arbeit {bei-kurz}.",
      "Ich freue mich auf ein Gespräch und erzähle dann gern von meiner Arbeit {bei-kurz}.",
      "Gern erzähle ich im Gespräch von meiner Arbeit {bei-kurz} und höre, was {Sie/ihr} {von-der-stelle} {erwarten/erwartet}.",
      "Ich freue mich auf ein Gespräch über {die-stelle} und beantworte gern {Ihre/eure} Fragen.",
      "Wollen wir uns kennenlernen? | Ich freue mich auf {Ihre/eure} Fragen.",
      "Lernen wir uns kennen? | Von meiner Arbeit {bei-kurz} erzähle ich gern mehr.",
    ],
    enthusiastic: [
      "Ich freue mich auf ein Gespräch, in dem ich von meiner Arbeit {bei-kurz} erzähle!",
      "Auf ein Gespräch freue ich mich sehr!",
    ],
    formal: [
      "Für nähere Auskünfte über meine Tätigkeit {bei-kurz} stehe ich Ihnen in einem Gespräch zur Verfügung.",
      "In einem persönlichen Gespräch gebe ich Ihnen Auskunft über meine Arbeit {bei-kurz} und über meine Bewerbung {als-beruf}.",
      "Gelegenheit, meine Arbeit {bei-kurz} zu erläutern, gibt am besten ein persönliches Gespräch.",
      "In einem persönlichen Gespräch beantworte ich Ihre Fragen zu dem, was ich mitbringe: {kenntnisse}.",
      "Für ein persönliches Gespräch über {die-stelle} stehe ich Ihnen zur Verfügung.",
      "Meine Arbeit {bei-kurz} erläutere ich Ihnen gern näher in einem Gespräch.",
      "Meine Arbeit {bei-kurz} stelle ich Ihnen auf Wunsch in einem persönlichen Gespräch näher vor.",
      "Ob meine Erfahrung {bei-kurz} zu Ihrer Stelle passt, lässt sich am besten in einem Gespräch klären.",
    ],
  },
  reach: {
    plain: [
      "{Sie erreichen/ihr erreicht} mich telefonisch oder per E-Mail.",
      "Beim Termin richte ich mich nach {Ihnen/euch}.",
      "Ein Anruf oder eine Nachricht genügt.",
      "Telefonisch bin ich gut zu erreichen.",
      "Für einen Termin genügt eine kurze Nachricht.",
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
      "Ein Anruf oder eine Nachricht genügt.",
    ],
    formal: [
      "Beim Termin richte ich mich nach Ihnen.",
      "Sie erreichen mich telefonisch oder per E-Mail.",
      "Den Termin richte ich gern nach Ihrem Kalender.",
    ],
  },
} satisfies Record<string, Phrases>;
