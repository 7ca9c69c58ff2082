import type { Phrases } from "../../realising/language-module.ts";

/**
 * The next step with one thing done that is kept for the talk. {getan} is a clause with its verb last. The last of each are
 * for a line in another language, which has no clause here.
 */
export const telling = {
  tell: {
    plain: [
      "Im Gespräch erzähle ich {Ihnen/euch} gern, wie {getan}.",
      "Für ein Gespräch komme ich gern vorbei: Dann erzähle ich, wie {getan}.",
      "Wie {getan}, erzähle ich am besten im Gespräch.",
      "{Fragen Sie/fragt} mich im Gespräch gern danach, wie {getan}.",
      "In einem Gespräch erzähle ich, wie {getan}, und höre, was {Sie/ihr} {von-der-stelle} {erwarten/erwartet}.",
      "Für ein Gespräch über {die-stelle} komme ich gern vorbei.",
      "Für ein Gespräch stehe ich bereit.",
    ],
    confident: [
      "{Nennen Sie/nennt} mir einen Termin, dann erzähle ich, wie {getan}.",
      "Sprechen wir darüber. | Ich erzähle {Ihnen/euch}, wie {getan}.",
    ],
    warm: [
      "Ich freue mich auf ein Gespräch und erzähle dann gern, wie {getan}.",
      "Lernen wir uns kennen? | Gern erzähle ich, wie {getan}.",
      "Gern erzähle ich im Gespräch, wie {getan}.",
      "Wie {getan}, erzähle ich gern im Gespräch.",
      "Auf ein Gespräch über {die-stelle} freue ich mich.",
      "Auf ein Gespräch freue ich mich.",
    ],
    formal: [
      "In einem persönlichen Gespräch erläutere ich Ihnen gern, wie {getan}.",
      "Wie {getan}, erläutere ich Ihnen gern in einem persönlichen Gespräch.",
      "Für ein persönliches Gespräch, in dem ich erläutern kann, wie {getan}, stehe ich Ihnen zur Verfügung.",
      "Für ein persönliches Gespräch über {die-stelle} stehe ich Ihnen zur Verfügung.",
      "Für ein persönliches Gespräch stehe ich bereit.",
    ],
  },
} satisfies Record<string, Phrases>;
