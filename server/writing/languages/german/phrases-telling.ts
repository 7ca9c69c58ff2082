import type { Phrases } from "../../realising/language-module.ts";

/**
 * The next step with one thing done that is kept for the talk, and how to arrange it. {getan} is a clause with its verb
 * last. The last of each are for a line in another language, which has no clause here.
 */
export const telling = {
  tell: {
    plain: [
      "Im Gespräch erzähle ich {Ihnen/euch}, wie {getan}.",
      "Wie {getan}, erzähle ich am besten im Gespräch.",
      "{Fragen Sie/fragt} mich im Gespräch danach, wie {getan}.",
      "Im Gespräch erzähle ich, wie {getan}, und höre, worauf es {Ihnen/euch} ankommt.",
      "Im Gespräch erzähle ich, wie {getan}, und höre, was {Sie/ihr} von mir {erwarten/erwartet}.",
      "Im Gespräch beantworte ich {Ihre/eure} Fragen und erzähle, wie {getan}.",
      "Über {die-stelle} [erfahre|höre] ich [am liebsten|am besten] [in einem Gespräch|bei einem Treffen|in einem Gespräch vor Ort|im persönlichen Gespräch] mehr von {Ihnen/euch}.",
      "Für ein Gespräch komme ich zu {Ihnen/euch}.",
    ],
    confident: [
      "Reden wir im Gespräch darüber. | Ich erzähle dann, wie {getan}.",
      "Sprechen wir miteinander. | Ich erzähle {Ihnen/euch} dann, wie {getan}.",
    ],
    warm: [
      "Ich freue mich auf ein Gespräch und erzähle dann gern, wie {getan}.",
      "Lernen wir uns kennen? | Dann erzähle ich, wie {getan}.",
      "Im Gespräch erzähle ich {Ihnen/euch}, wie {getan}.",
      "Im Gespräch erzähle ich gern, wie {getan}, und höre, was {Sie/ihr} von mir {erwarten/erwartet}.",
      "Im Gespräch beantworte ich {Ihre/eure} Fragen und erzähle, wie {getan}.",
      "Wie {getan}, erzähle ich am liebsten im Gespräch.",
      "{Fragen Sie/fragt} mich ruhig, wenn wir uns sehen, wie {getan}.",
      "Auf ein Gespräch freue ich mich.",
    ],
    enthusiastic: [
      "Auf ein Gespräch freue ich mich sehr, und gern erzähle ich dann, wie {getan}!",
      "Ich freue mich darauf, {Ihnen/euch} im Gespräch zu erzählen, wie {getan}!",
    ],
    formal: [
      "In einem persönlichen Gespräch erläutere ich Ihnen gern, wie {getan}.",
      "Wie {getan}, erläutere ich Ihnen gern in einem persönlichen Gespräch.",
      "Für ein persönliches Gespräch, in dem ich auch erzählen kann, wie {getan}, komme ich gern zu Ihnen.",
      "Gern berichte ich Ihnen in einem persönlichen Gespräch, wie {getan}, und beantworte Ihre Fragen.",
      "Zu einem persönlichen Gespräch komme ich gern.",
    ],
  },
  reach: {
    plain: [
      "Für einen Termin genügt eine kurze Nachricht.",
      "{Schlagen Sie/schlagt} mir dafür einen Termin vor.",
      "Am Telefon oder per Mail {erreichen Sie/erreicht ihr} mich.",
      "Einen Termin machen wir am besten telefonisch aus.",
      "Wann passt es {Ihnen/euch}?",
    ],
    confident: ["{Rufen Sie/ruft} mich an.", "Ein Anruf oder eine Nachricht genügt."],
    warm: [
      "Wann passt es {Ihnen/euch}?",
      "Ein kurzer Anruf genügt.",
      "{Schreiben Sie/schreibt} mir oder {rufen Sie/ruft} an.",
      "{Schlagen Sie/schlagt} mir einfach einen Termin vor.",
      "{Melden Sie sich/meldet euch} gern.",
      "Ein Anruf oder eine Nachricht genügt.",
    ],
    formal: [
      "Zur Vereinbarung eines Termins genügt eine kurze Nachricht.",
      "Sie erreichen mich für einen Termin auch telefonisch.",
      "Einen Termin können wir telefonisch oder schriftlich vereinbaren.",
      "Bitte schlagen Sie mir dafür einen Termin vor.",
    ],
  },
} satisfies Record<string, Phrases>;
