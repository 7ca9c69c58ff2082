import type { Phrases } from "../../realising/language-module.ts";

/**
 * How letters open. {tue} is a clause with its verb first ("betreue ich 12 Kinder"), {ich-tue} a whole main clause, {getan}
 * one with its verb last; {bei-firma} is empty where no company is known.
 */
export const openings = {
  "open-number": {
    plain: [
      "{als} {bei} {tue-ich}.",
      "{bei}, wo ich {seit} {als} {arbeite}, {tue}.",
      "In meiner Arbeit {als} {bei} {tue-ich}.",
      "{zeitraum} war ich {als} {bei}; dort {tue}.",
      "{seit} bin ich {als} {bei}; dort {tue}.",
      "Eine Zahl aus meiner Arbeit {als} {bei}: {zeile}.",
      "{ohne-titel}{bei} {tue}.",
      "{ohne-titel}Eine Zahl aus meiner Arbeit {bei}: {zeile}.",
    ],
    confident: ["{sachen}: Das {ist:war} meine Arbeit {als} {bei}."],
    warm: [
      "[Eine Zahl vorweg|Vorweg eine Zahl|Eine Zahl zuerst]: {Als} {bei} {tue-ich}.",
      "{bei}, wo ich {als} {arbeite}, {tue}.",
      "Eine Zahl aus meiner Arbeit {als} {bei}: {zeile}.",
      "{ohne-titel}Eine Zahl vorweg: {Bei} {tue}.",
      "{ohne-titel}Eine Zahl aus meiner Arbeit {bei}: {zeile}.",
      "{als} {bei} {tue-ich}.",
      "{zeitraum} war ich {bei}: {Als} {tue-ich}.",
      "{als} {bei} {tue-ich}, und davon erzähle ich gern mehr.",
    ],
    formal: [
      "In meiner Tätigkeit {als} {bei} {tue-ich}.",
      "Meine Bewerbung stützt sich auf die Arbeit, die ich {als} {bei} {leiste:geleistet habe}; dort {tue}.",
      "{seit} bin ich {als} {bei} beschäftigt; dort {tue}.",
      "{zeitraum} war ich {als} {bei} beschäftigt; dort {tue}.",
      "Eine Angabe aus meiner Tätigkeit {als} {bei} stelle ich voran: {zeile}.",
      "{ohne-titel}In meiner Tätigkeit {bei} {tue}.",
      "{ohne-titel}Eine Angabe aus meiner Tätigkeit {bei} stelle ich voran: {zeile}.",
    ],
  },
  "open-checks": {
    plain: [
      "{Sie/ihr} {verlangen/verlangt} {papier}, und vorlegen kann ich dies: {abschluss-mit-ort}.",
      "{Sie/ihr} {verlangen/verlangt} {papier-ja}, und diese Bedingung erfülle ich: {abschluss-mit-ort}.",
      "{den-schein}, wie {Sie/ihr} ihn {verlangen/verlangt}, habe ich.",
      "Eine {Ihrer/eurer} Bedingungen erfülle ich vorweg: {den-schein} habe ich.",
      "{den-schein} habe ich; damit ist eine {Ihrer/eurer} Bedingungen erfüllt.",
      "Zu einer {Ihrer/eurer} Bedingungen ({thema}) kann ich etwas vorlegen: {abschluss-mit-ort}.",
    ],
    confident: [
      "{Sie/ihr} {verlangen/verlangt} {papier}. | Mein Nachweis: {abschluss-mit-ort}.",
      "{thema-ja}: liegt vor ({abschluss-mit-ort}).",
    ],
    warm: [
      "Das Wichtigste zuerst: {papier-ja} habe ich, nämlich {abschluss-mit-ort}.",
      "Einen Punkt {Ihrer/eurer} Anzeige kann ich gern sofort belegen: {abschluss-mit-ort}.",
      "{Sie/ihr} {wünschen sich/wünscht euch} {papier}, und dazu kann ich etwas vorlegen: {abschluss-mit-ort}.",
      "Das Formale gern vorweg: {den-schein} habe ich.",
      "{den-schein} habe ich, und damit ist das Formale schon geklärt.",
    ],
    formal: [
      "Zu einer Ihrer Bedingungen ({thema}) kann ich Ihnen vorlegen: {abschluss-mit-ort}.",
      "Sie setzen {papier} voraus, und ich kann Ihnen hierzu vorlegen: {abschluss-mit-ort}.",
      "Zu den Voraussetzungen der Stelle kann ich vorab sagen, dass ich {den-schein} vorlegen kann.",
      "Eine der Voraussetzungen erfülle ich bereits, denn ich kann Ihnen {den-schein} vorlegen.",
    ],
  },
  "open-present": {
    plain: [
      "{seit} arbeite ich {als} {bei}.",
      "{seit-dauer} arbeite ich {als} {bei}.",
      "{zeitraum} habe ich {als} {bei} gearbeitet.",
      "{dauer} lang habe ich {als} {bei} gearbeitet.",
      "{bei} arbeite ich {seit} {als}.",
      "Zuletzt habe ich {als} {bei} {gearbeitet}.",
      "Meine letzte Stelle hatte ich {als} {bei}, und zwar {zeitraum}.",
    ],
    warm: [
      "Kurz zu mir: Ich arbeite {seit} {als} {bei}.",
      "Kurz zu mir: Ich habe {als} {bei} {gearbeitet}.",
      "{seit-dauer} bin ich {als} {bei}.",
      "{bei} arbeite ich {seit} {als}, und davon erzähle ich {Ihnen/euch} gern.",
      "{zeitraum} habe ich {als} {bei} gearbeitet.",
      "{als} habe ich {bei} {gearbeitet}, und davon erzähle ich {Ihnen/euch} gern.",
    ],
    formal: [
      "{seit} bin ich {als} {bei} beschäftigt.",
      "Meine Berufserfahrung stammt aus der Tätigkeit {als} {bei}, die ich {seit-dauer} ausübe.",
      "{zeitraum} war ich {als} {bei} beschäftigt, und auf diese Zeit stützt sich meine Bewerbung.",
      "Meine Bewerbung stützt sich auf meine Tätigkeit {als} {bei}.",
      "{seit-dauer} arbeite ich {als} {bei}, und auf diese Tätigkeit stützt sich meine Bewerbung.",
      "Zuletzt war ich {als} {bei} beschäftigt, und zwar {zeitraum}.",
    ],
  },
  "open-duties": {
    plain: [
      "{thema}: {Diese Aufgabe liegt+Beides liegt} nah an meiner Arbeit {als} {bei}.",
      "{Zu einer Aufgabe+Zu zwei Aufgaben} {Ihrer/eurer} Anzeige bringe ich Praxis aus meiner Arbeit {als} {bei} mit: {thema}.",
      "Aus meiner Arbeit {als} {bei} bringe ich Praxis für {sache} mit.",
      "{ohne-titel}{thema}: {Diese Aufgabe liegt+Beides liegt} nah an meiner Arbeit {bei}.",
      "Meine Arbeit {als} {bei} hilft mir, wenn es bei {Ihnen/euch} darum geht, {zu}.",
      "{ohne-thema}Was {Sie/ihr} {suchen/sucht}, liegt nah an meiner Arbeit {als} {bei}.",
    ],
    warm: [
      "{thema}: {Das liegt+Beides liegt} nah an meiner Arbeit {als} {bei}, und das freut mich.",
      "Zwei Dinge habe ich in {Ihrer/eurer} Anzeige gern gelesen: {beide}. | Beides liegt nah an meiner Arbeit {als} {bei}.",
      "Für {sache} bringe ich Praxis aus meiner Arbeit {als} {bei} mit.",
      "{ohne-titel}{thema}: {Das liegt+Beides liegt} nah an meiner Arbeit {bei}, und das freut mich.",
      "Meine Arbeit {als} {bei} hilft mir sicher, wenn es bei {Ihnen/euch} darum geht, {zu}.",
      "{ohne-thema}Was {Sie/ihr} {suchen/sucht}, liegt nah an meiner Arbeit {als} {bei}, und das freut mich.",
    ],
    formal: [
      "Meiner Tätigkeit {als} {bei} {liegt eine der ausgeschriebenen Aufgaben+liegen zwei der ausgeschriebenen Aufgaben} besonders nahe: {thema}.",
      "Aus meiner Tätigkeit {als} {bei} bringe ich praktische Erfahrung für {sache} mit.",
      "{ohne-titel}Aus meiner Tätigkeit {bei} bringe ich praktische Erfahrung für {sache} mit.",
      "{ohne-titel}Meine Tätigkeit {bei} kommt mir zugute, wenn es in Ihrem Haus darum geht, {zu}.",
      "Meine Tätigkeit {als} {bei} kommt mir zugute, wenn es in Ihrem Haus darum geht, {zu}.",
      "{ohne-thema}Die ausgeschriebenen Aufgaben liegen nahe an meiner Tätigkeit {als} {bei}.",
    ],
  },
  "open-day": {
    plain: [
      "{als} {bei} {tue-ich}.",
      "{bei}, wo ich {als} {arbeite}, {tue}.",
      "In meiner Arbeit {als} {bei} {geht:ging} es [auch|unter anderem] um {um-sachen}.",
      "{zeitraum} war ich {als} {bei}; dort {tue}.",
      "Zwei Zeilen geben ein Bild von meiner Arbeit {als} {bei}: {zeilen}.",
    ],
    confident: [
      "{sachen}: Das {ist:war} meine Arbeit {als} {bei}.",
      "{Ich-tue}. | Das {ist:war} meine Arbeit {als} {bei}.",
    ],
    warm: [
      "So {sieht:sah} ein guter Teil meiner Arbeit {als} {bei} aus: {Ich-tue}.",
      "Ein Blick in meinen Alltag {bei}: {Als} {tue-ich}.",
      "Zwei Zeilen aus meinem Alltag {als} {bei}: {zeilen}.",
      "{bei}, wo ich {als} {arbeite}, {tue}.",
      "{als} {bei} {tue-ich}.",
    ],
    formal: [
      "In meiner Tätigkeit {als} {bei} {tue-ich}.",
      "In meiner Tätigkeit {als} {bei} {geht:ging} es unter anderem um {um-sachen}.",
      "{seit} bin ich {als} {bei} beschäftigt; dort {tue}.",
      "{zeitraum} war ich {als} {bei} beschäftigt; dort {tue}.",
      "Meine Tätigkeit {als} {bei} lässt sich mit zwei Angaben beschreiben: {zeilen}.",
    ],
  },
  "open-path": {
    plain: [
      "Mein Weg führte von der Arbeit {früher-als} {früher-bei} zu {meiner heutigen:der} Stelle {als} {bei}.",
      "Angefangen habe ich {früher-als} {früher-bei}, danach ging es {als} {bei} weiter.",
      "Vor der Arbeit {als} {bei} war ich {früher-als} {früher-bei}.",
    ],
    warm: [
      "Angefangen habe ich {früher-als} {früher-bei}, weiter ging es {als} {bei}.",
      "Erst {früher-als} {früher-bei}, dann {als} {bei}: Das ist mein Weg bis hierher.",
      "Vor der Arbeit {als} {bei} war ich {früher-als} {früher-bei}.",
      "Mein Weg führte von der Arbeit {früher-als} {früher-bei} zu {meiner heutigen:der} Stelle {als} {bei}.",
    ],
    formal: [
      "Mein beruflicher Weg führte mich von einer Tätigkeit {früher-als} {früher-bei} zu der Stelle {als} {bei}.",
      "Auf eine frühere Tätigkeit {früher-als} {früher-bei} folgte die Stelle {als} {bei}.",
      "Begonnen habe ich {früher-als} {früher-bei}, und darauf folgte die Stelle {als} {bei}.",
    ],
  },
} satisfies Record<string, Phrases>;
