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
      "Vorweg eine Zahl aus meiner Arbeit {als} {bei}: {zeile}.",
      "Was ich {als} {bei} {mache:gemacht habe}, lässt sich mit einer Zahl sagen: {zeile}.",
    ],
    confident: ["{sachen}: Das {ist:war} meine Arbeit {als} {bei}.", "Eine Zahl aus meiner Arbeit {bei}: {zeile}."],
    warm: [
      "Am Anfang soll etwas stehen, das sich zählen lässt: {Bei} {tue}.",
      "Ich fange gern mit einer Zahl an: {Bei}, {als}, {tue-ich}.",
      "{bei}, wo ich {als} {arbeite}, {tue}.",
      "In Zahlen sieht meine Arbeit {als} {bei} so aus: {zeile}.",
      "{als} {bei} {tue-ich}, und davon erzähle ich gern mehr.",
    ],
    formal: [
      "In meiner Tätigkeit {als} {bei} {tue-ich}, und auf diese Arbeit stützt sich meine Bewerbung.",
      "Meine Bewerbung stützt sich auf die Arbeit, die ich {als} {bei} {leiste:geleistet habe}; dort {tue}.",
      "Grundlage meiner Bewerbung ist meine Tätigkeit {als} {bei}; dort {tue}.",
      "Beginnen möchte ich mit meiner Tätigkeit {als} {bei}, denn dort {tue}.",
    ],
  },
  "open-checks": {
    plain: [
      "{Sie/ihr} {verlangen/verlangt} {papier}, und vorlegen kann ich dies: {abschluss-mit-ort}.",
      "Zur ersten Bedingung {Ihrer/eurer} Anzeige ({thema}) kann ich dies vorlegen: {abschluss-mit-ort}.",
      "{Ihre/eure} Anzeige nennt {papier-ja} als Bedingung, und die erfülle ich: {abschluss-mit-ort}.",
      "{thema}: Dazu kann ich {Ihnen/euch} gleich am Anfang etwas vorlegen, nämlich {abschluss-mit-ort}.",
      "Um mit den Voraussetzungen zu beginnen: Vorlegen kann ich {den-schein}.",
      "Um mit den Voraussetzungen zu beginnen, kann ich dies vorlegen: {abschluss-mit-ort}.",
      "Zu den Voraussetzungen vorweg: {den-schein} habe ich, und vorlegen kann ich das jederzeit.",
    ],
    confident: [
      "{Sie/ihr} {verlangen/verlangt} {papier}. | Mein Nachweis: {abschluss-mit-ort}.",
      "{thema-ja}: liegt vor ({abschluss-mit-ort}).",
    ],
    warm: [
      "Das Wichtigste zuerst: {papier-ja} habe ich, nämlich {abschluss-mit-ort}.",
      "Eine Frage {Ihrer/eurer} Anzeige beantworte ich gern sofort: {abschluss-mit-ort}.",
      "{thema} steht in {Ihrer/eurer} Anzeige, und ich kann gern etwas dazu vorlegen: {abschluss-mit-ort}.",
      "Das Formale gern vorweg: {den-schein} habe ich.",
      "Das Formale gern vorweg: {abschluss-mit-ort}.",
    ],
    formal: [
      "Zu der in Ihrer Anzeige genannten Bedingung ({thema}) kann ich Ihnen vorlegen: {abschluss-mit-ort}.",
      "Ihre Anzeige setzt {papier} voraus, und ich kann Ihnen hierzu Folgendes vorlegen: {abschluss-mit-ort}.",
      "Zu den Voraussetzungen kann ich Ihnen vorab mitteilen, dass ich {den-schein} vorlegen kann.",
      "Zu den Voraussetzungen kann ich Ihnen vorab Folgendes vorlegen: {abschluss-mit-ort}.",
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
      "Zurzeit arbeite ich {als} {bei}, und zwar {seit}.",
      "Meine letzte Stelle hatte ich {als} {bei}, und zwar {zeitraum}.",
      "Meine Erfahrung stammt aus der Arbeit {als} {bei}.",
    ],
    warm: [
      "Ich schreibe {Ihnen/euch} mitten aus dem Beruf: {Seit} bin ich {als} {bei}.",
      "Kurz zu mir: Ich arbeite {seit} {als} {bei}.",
      "Kurz zu mir: Ich habe {als} {bei} {gearbeitet}.",
      "{seit-dauer} bin ich {als} {bei}, und davon erzähle ich {Ihnen/euch} gern.",
      "{als} habe ich {bei} {gearbeitet}, und davon erzähle ich {Ihnen/euch} gern.",
    ],
    formal: [
      "{seit} bin ich {als} {bei} tätig, und aus dieser Stellung heraus wende ich mich an Sie.",
      "Meine Berufserfahrung stammt aus der Tätigkeit {als} {bei}, die ich {seit-dauer} ausübe.",
      "{zeitraum} war ich {als} {bei} tätig, und auf diese Zeit stützt sich meine Bewerbung.",
      "Meine Bewerbung stützt sich auf meine Tätigkeit {als} {bei}.",
      "Derzeit bin ich {als} {bei} beschäftigt, und zwar {seit}.",
      "Zuletzt war ich {als} {bei} beschäftigt, und zwar {zeitraum}.",
    ],
  },
  "open-duties": {
    plain: [
      "{thema}: {Diese Aufgabe+Diese beiden Aufgaben} {Ihrer/eurer} Anzeige {liegt+liegen} nah an meiner Arbeit {als} {bei}.",
      "In {Ihrer/eurer} Anzeige stehen Aufgaben, die nah an meiner Arbeit {bei} liegen: {thema}.",
      "Zwei Punkte {Ihrer/eurer} Anzeige führen mich von meiner Arbeit {als} zu {Ihnen/euch}: {thema}.",
      "{ohne-thema}Beim Lesen {Ihrer/eurer} Anzeige habe ich an meine Arbeit {als} {bei} gedacht.",
    ],
    warm: [
      "{thema}: Bei {diesem Punkt+diesen zwei Punkten} {Ihrer/eurer} Anzeige habe ich an meine Arbeit {bei} gedacht.",
      "{Ihre/eure} Anzeige hat mich bei zwei Punkten neugierig gemacht, nämlich {thema}; beides liegt nah an meiner Arbeit {bei}.",
      "Zwei Dinge habe ich in {Ihrer/eurer} Anzeige gern gelesen: {thema}. | Sie liegen nah an meiner Arbeit {bei}.",
      "{ohne-thema}Beim Lesen {Ihrer/eurer} Anzeige habe ich an meine Arbeit {bei} gedacht.",
    ],
    formal: [
      "Unter den Aufgaben, die Ihre Anzeige beschreibt, liegen {thema} meiner Tätigkeit {als} {bei} am nächsten.",
      "Ihre Anzeige beschreibt Aufgaben, die meiner Tätigkeit {als} {bei} nahe sind, darunter {thema}.",
      "{ohne-thema}Ihre Anzeige habe ich mit Blick auf meine Tätigkeit {als} {bei} gelesen.",
    ],
  },
  "open-skill": {
    plain: [
      "Ich bewerbe mich um {die-stelle} {bei-firma} und bringe {kenntnisse} mit.",
      "{kenntnisse} bringe ich mit, wenn ich mich {bei-firma} {als-beruf} bewerbe.",
      "Für {die-stelle} {bei-firma} biete ich {kenntnisse} an.",
      "{ohne-rolle}Ich bewerbe mich {bei-der-firma} und bringe {kenntnisse} mit.",
      "{ohne-rolle}Ich bewerbe mich um eine Stelle in {Ihrem/eurem} Haus und bringe {kenntnisse} mit.",
    ],
    confident: ["{kenntnisse}: Damit bewerbe ich mich {bei-firma} {als-beruf}."],
    warm: [
      "{als-rolle} {bei-firma} setze ich gern ein, was ich kann: {kenntnisse}.",
      "{kenntnisse}: Das bringe ich gern {als-rolle} {bei-firma} ein.",
      "Ich bewerbe mich {bei-firma} {als-beruf}, weil ich {kenntnisse} gern in den Alltag mitnehme.",
      "{ohne-rolle}{kenntnisse}: Das bringe ich gern zu {Ihnen/euch} mit.",
    ],
    formal: [
      "Ich bewerbe mich um {die-stelle} {bei-firma}, für die ich {kenntnisse} mitbringe.",
      "Mit meiner Bewerbung um {die-stelle} {bei-firma} biete ich Ihnen vor allem {kenntnisse} an.",
      "{ohne-rolle}Ich bewerbe mich um eine Stelle in Ihrem Haus, für die ich {kenntnisse} mitbringe.",
      "Für die Stelle, die Sie ausgeschrieben haben, bringe ich {kenntnisse} mit und bewerbe mich {bei-firma} {als-beruf}.",
    ],
  },
  "open-day": {
    plain: [
      "{als} {bei} {tue-ich}.",
      "{bei}, wo ich {als} {arbeite}, {tue}.",
      "Zu meiner Arbeit {als} {bei} {gehört:gehörte} vor allem dies: {sachen}.",
      "{Ich-tue}: So {sieht:sah} meine Arbeit {als} {bei} aus.",
      "Zwei Zeilen geben ein Bild von meiner Arbeit {als} {bei}: {zeilen}.",
    ],
    confident: [
      "{sachen}: Das {ist:war} meine Arbeit {als} {bei}.",
      "{Ich-tue}. | Das {ist:war} meine Arbeit {als} {bei}.",
    ],
    warm: [
      "{Kommen Sie/kommt} kurz mit an meinen Arbeitsplatz {bei}: {Als} {tue-ich}.",
      "Ein Blick in meinen Alltag {bei}: {als} {tue-ich}.",
      "Zwei Zeilen aus meinem Alltag {als} {bei}: {zeilen}.",
      "So {sieht:sah} ein guter Teil meiner Arbeit {als} {bei} aus: {Ich-tue}.",
    ],
    formal: [
      "In meiner Tätigkeit {als} {bei} {tue-ich}.",
      "Meine Bewerbung beginne ich mit einem Blick auf meine Tätigkeit {als} {bei}: Dort {tue}.",
      "Meine Tätigkeit {als} {bei} lässt sich mit zwei Angaben beschreiben: {zeilen}.",
    ],
  },
  "open-path": {
    plain: [
      "Mein Weg führte von der Arbeit {früher-als} {früher-bei} zu {meiner heutigen:der} Stelle {als} {bei}.",
      "Angefangen habe ich {früher-als} {früher-bei}, danach ging es {als} {bei} weiter.",
      "Vor der Arbeit {als} {bei} war ich {früher-als} {früher-bei}.",
      "Erst {früher-als} {früher-bei}, dann {als} {bei}: Das ist mein Weg bis hierher.",
      "{früher-als} {früher-bei} habe ich angefangen; heute stütze ich mich auf die Arbeit {als} {bei}.",
    ],
    warm: [
      "Erst {früher-bei}, dann {bei}: Der nächste Halt auf dieser Strecke darf gern bei {Ihnen/euch} sein.",
      "Nach der Zeit {früher-bei} kam die Arbeit {als} {bei}, und jetzt bin ich neugierig auf {Sie/euch}.",
      "Angefangen habe ich {früher-als} {früher-bei}, weiter ging es {als} {bei}, und jetzt bin ich neugierig auf {Sie/euch}.",
      "Meine beiden Stationen bisher: erst {früher-bei}, dann {bei}, und die nächste darf gern bei {Ihnen/euch} sein.",
    ],
    formal: [
      "Mein beruflicher Weg führte mich von einer Tätigkeit {früher-als} {früher-bei} zu der Stelle {als} {bei}.",
      "Zwei Stellen tragen diese Bewerbung, nämlich die {früher-als} {früher-bei} und die {als} {bei}.",
      "Auf eine erste Tätigkeit {früher-als} {früher-bei} folgte die Stelle {als} {bei}.",
    ],
  },
  "open-question": {
    plain: [
      "{Sie suchen/ihr sucht} jemanden für {sache}; ich komme aus der Arbeit {bei} und will mich darin einarbeiten.",
      "In {Ihrer/eurer} Anzeige steht auch {sache-nom}; von der Arbeit {bei} her will ich mich darin einarbeiten.",
      "Wer übernimmt es bei {Ihnen/euch}, {zu}? | Ich komme aus der Arbeit {bei} und bin bereit dazu.",
      "{kenntnisse} bringe ich mit, und in {sache} will ich mich bei {Ihnen/euch} einarbeiten.",
      "{kenntnisse} bringe ich mit, und vorgenommen habe ich mir, bei {Ihnen/euch} {zu}.",
      "{ohne-thema}Beim Lesen {Ihrer/eurer} Anzeige habe ich mich gefragt, was ich aus der Arbeit {bei} mitbringen kann.",
      "{ohne-thema}Beim Lesen {Ihrer/eurer} Anzeige habe ich notiert, was ich mitbringe: {kenntnisse}.",
    ],
    confident: [
      "Wer übernimmt bei {Ihnen/euch} {sache}? | Ich komme aus der Arbeit {bei} und bin bereit dazu.",
      "Wer übernimmt bei {Ihnen/euch} {sache}? | Ich bin bereit dazu und bringe {kenntnisse} mit.",
    ],
    warm: [
      "Darf ich mit einer Frage anfangen: Wer kümmert sich bei {Ihnen/euch} um {sache}? | Ich komme aus der Arbeit {bei} und bin neugierig darauf.",
      "Darf ich mit einer Frage anfangen: Wer kümmert sich bei {Ihnen/euch} um {sache}? | Ich bringe {kenntnisse} mit und bin neugierig darauf.",
      "Wer übernimmt es bei {Ihnen/euch}, {zu}? | Ich frage das, weil ich es gern lerne und {kenntnisse} schon mitbringe.",
      "Wer übernimmt es bei {Ihnen/euch}, {zu}? | Ich frage das aus der Arbeit {bei} heraus, denn dazu habe ich Lust.",
      "{ohne-thema}Beim Lesen {Ihrer/eurer} Anzeige war ich neugierig, wo sich meine Arbeit {bei} nutzen lässt.",
      "{ohne-thema}Beim Lesen {Ihrer/eurer} Anzeige war ich neugierig, wo sich das nutzen lässt: {kenntnisse}.",
    ],
    formal: [
      "Anlass meiner Bewerbung ist eine Aufgabe Ihrer Anzeige, nämlich {thema}; ich komme aus der Tätigkeit {bei} und bin bereit, mich einzuarbeiten.",
      "Anlass meiner Bewerbung ist eine Aufgabe Ihrer Anzeige, nämlich {thema}; ich bin bereit, mich einzuarbeiten, und bringe {kenntnisse} mit.",
      "{ohne-thema}Ihre Anzeige habe ich mit Blick auf meine Arbeit {bei} gelesen.",
      "{ohne-thema}Ihre Anzeige habe ich mit Blick auf das gelesen, was ich anbieten kann, nämlich {kenntnisse}.",
    ],
  },
  "open-plain": {
    plain: [
      "Ich bewerbe mich um {die-stelle} {bei-firma}.",
      "{Anker} bewerbe ich mich um {die-stelle} {bei-firma}.",
      "{ohne-rolle}Ich bewerbe mich {bei-der-firma}.",
      "{ohne-rolle}Ich bewerbe mich in {Ihrem/eurem} Haus.",
      "{anfang}Ich will die Arbeit {als-rolle} {bei-firma} lernen.",
    ],
    warm: [
      "{als-rolle} {bei-firma} fange ich gern an, und deshalb schreibe ich {Ihnen/euch}.",
      "Ich arbeite gern {als-rolle} {bei-firma} mit, und deshalb bewerbe ich mich.",
      "{ohne-rolle}Ich arbeite gern bei {Ihnen/euch} mit.",
      "{anfang}Um {die-stelle} {bei-firma} bewerbe ich mich, weil ich neugierig auf die Praxis bin.",
    ],
    formal: [
      "Ich bewerbe mich bei Ihnen um {die-stelle} {bei-firma}.",
      "Meine Bewerbung gilt {der-stelle} {bei-firma}, die Sie ausgeschrieben haben.",
      "{ohne-rolle}Meine Bewerbung gilt einer Stelle in Ihrem Haus.",
      "Um {die-stelle} {bei-firma} bewerbe ich mich mit diesem Schreiben.",
    ],
  },
} satisfies Record<string, Phrases>;
