import type { Phrases } from "../../realising/language-module.ts";

/**
 * The next step with one thing done that is kept for the talk, and how to arrange it. {getan} is a clause with its verb
 * last. The last of each are for a line in another language, which has no clause here.
 */
export const telling = {
  tell: {
    plain: [
      "Im Gespräch erzähle ich {Ihnen/euch} gern, wie {getan}.",
      "Für ein Gespräch komme ich gern vorbei: Dann erzähle ich, wie {getan}.",
      "Wie {getan}, erzähle ich am besten im Gespräch.",
      "Eines habe ich für das Gespräch aufgehoben: wie {getan}.",
      "{Fragen Sie/fragt} mich im Gespräch danach, wie {getan}.",
      "Im Gespräch erzähle ich, wie {getan}, und höre, worauf es {Ihnen/euch} bei {der-stelle} ankommt.",
      "Wenn {Sie/ihr} wissen {wollen/wollt}, wie {getan}, komme ich zu einem Gespräch vorbei.",
      "Für ein Gespräch komme ich gern zu {Ihnen/euch}.",
      "Für ein Gespräch stehe ich bereit.",
    ],
    confident: [
      "{Nennen Sie/nennt} mir einen Termin, dann erzähle ich, wie {getan}.",
      "Sprechen wir darüber. | Ich erzähle {Ihnen/euch}, wie {getan}.",
    ],
    warm: [
      "Ich freue mich auf ein Gespräch und erzähle dann, wie {getan}.",
      "Lernen wir uns kennen? | Dann erzähle ich, wie {getan}.",
      "Gern erzähle ich im Gespräch, wie {getan}.",
      "Wie {getan}, erzähle ich am liebsten im Gespräch.",
      "{Fragen Sie/fragt} mich, wenn wir uns sehen, wie {getan}.",
      "Eines habe ich für das Gespräch aufgehoben: wie {getan}.",
      "Auf ein Gespräch freue ich mich.",
    ],
    enthusiastic: [
      "Auf ein Gespräch freue ich mich sehr, und gern erzähle ich dann, wie {getan}!",
      "Ich freue mich darauf, {Ihnen/euch} zu erzählen, wie {getan}!",
    ],
    formal: [
      "In einem persönlichen Gespräch erläutere ich Ihnen gern, wie {getan}.",
      "Wie {getan}, erläutere ich Ihnen auf Wunsch in einem persönlichen Gespräch.",
      "Für ein persönliches Gespräch, in dem ich erläutern kann, wie {getan}, stehe ich Ihnen zur Verfügung.",
      "Sollten Sie wissen wollen, wie {getan}, so gebe ich darüber in einem persönlichen Gespräch Auskunft.",
      "Für ein Gespräch stehe ich Ihnen zur Verfügung.",
    ],
  },
  reach: {
    plain: [
      "Für einen Termin genügt mir eine kurze Nachricht.",
      "Beim Termin richte ich mich ganz nach {Ihnen/euch}.",
      "Am Telefon oder per E-Mail {erreichen Sie/erreicht ihr} mich.",
    ],
    confident: [
      "{Rufen Sie/ruft} mich an.",
      "Beim Termin richte ich mich nach {Ihnen/euch}.",
      "Ein Anruf oder eine Nachricht genügt.",
    ],
    warm: [
      "Auf {Ihre/eure} Nachricht antworte ich schnell.",
      "Ein kurzer Anruf genügt.",
      "{Schreiben Sie/schreibt} mir oder {rufen Sie/ruft} an.",
      "Beim Termin richte ich mich nach {Ihnen/euch}.",
      "Ein Anruf oder eine Nachricht genügt.",
    ],
    formal: [
      "Beim Termin richte ich mich selbstverständlich nach Ihnen.",
      "Zur Vereinbarung eines Termins genügt eine kurze Nachricht.",
      "Sie erreichen mich dafür telefonisch oder per E-Mail.",
      "Den Zeitpunkt des Gesprächs stelle ich Ihnen frei.",
      "Einen Termin können wir telefonisch oder schriftlich vereinbaren.",
    ],
  },
} satisfies Record<string, Phrases>;
