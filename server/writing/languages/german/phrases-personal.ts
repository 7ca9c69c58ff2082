import type { Phrases } from "../../realising/language-module.ts";

/** What the person holds, speaks and is like. */
export const personal = {
  language: {
    plain: [
      "Ich spreche {sprache}.",
      "Auch {sprache} spreche ich.",
      "{sprache} bringe ich ebenfalls mit.",
      "Dazu kommt {sprache}.",
      "An Sprachen: {sprache}.",
    ],
    warm: [
      "Auch {sprache} spreche ich gern.",
      "Ich spreche übrigens {sprache}.",
      "Und ich spreche {sprache}.",
      "{sprache} bringe ich ebenfalls mit.",
      "Dazu kommt noch {sprache}.",
    ],
    formal: [
      "Für die Stelle {als-beruf} kann ich Ihnen ferner {sprache} anbieten.",
      "Was Sprachen betrifft, kann ich {als-beruf} ferner {sprache} einsetzen.",
      "An Sprachen kann ich {als-beruf} außerdem {sprache} einsetzen.",
      "{ohne-rolle}Ferner kann ich Ihnen {sprache} anbieten.",
    ],
  },
  credential: {
    plain: [
      "Noch nicht abgeschlossen, aber in Arbeit ist dies: {laufend}.",
      "Daneben lerne ich für einen weiteren Abschluss: {laufend}.",
      "Als Abschluss bringe ich mit: {grad-mit-ort}.",
      "Zu {Ihrer/eurer} Bedingung ({thema-ja}) kann ich vorlegen: {abschluss-mit-ort}.",
      "Auch {den-schein} habe ich.",
      "Meine Abschlüsse und Nachweise: {abschlüsse}.",
      "An Abschlüssen und Nachweisen bringe ich mit: {abschlüsse}.",
      "Zu meinem Werdegang gehört außerdem: {abschluss-mit-ort}.",
      "Mein Abschluss ist dieser: {grad-mit-ort}.",
      "Dazu habe ich {den-schein}.",
    ],
    confident: [
      "Mein Abschluss: {grad-mit-ort}.",
      "{den-schein} habe ich.",
      "{thema-ja}: liegt vor ({abschluss-mit-ort}).",
    ],
    warm: [
      "Gern lerne ich weiter, zurzeit für diesen Abschluss: {laufend}.",
      "Noch in Arbeit ist ein weiterer Abschluss: {laufend}.",
      "{den-schein} habe ich auch.",
      "Dazu kommt ein Nachweis: {abschluss-mit-ort}.",
      "Schwarz auf weiß habe ich das hier: {abschluss-mit-ort}.",
      "Schwarz auf weiß habe ich dies: {abschlüsse}.",
      "Meine Abschlüsse und Nachweise: {abschlüsse}.",
      "Mein Abschluss, kurz gesagt: {grad-mit-ort}.",
      "Einen Abschluss habe ich auch: {grad-mit-ort}.",
      "Und {den-schein} habe ich.",
    ],
    formal: [
      "Noch nicht abgeschlossen ist eine weitere Qualifikation, nämlich {laufend}.",
      "Derzeit arbeite ich auf einen weiteren Abschluss hin, nämlich {laufend}.",
      "An Abschlüssen und Nachweisen kann ich Ihnen vorlegen: {abschluss-mit-ort}.",
      "Meine Qualifikation weise ich Ihnen durch folgenden Abschluss nach: {grad-mit-ort}.",
      "Zu meinen Qualifikationen gehört ferner: {grad-mit-ort}.",
      "Zu meinen Qualifikationen gehören: {abschlüsse}.",
      "An Abschlüssen und Nachweisen kann ich Ihnen Folgendes vorlegen: {abschlüsse}.",
      "Für die Stelle {als-beruf} lege ich Ihnen auf Wunsch auch {den-schein} vor.",
      "Auch {den-schein} kann ich für die Stelle {als-beruf} auf Wunsch vorlegen.",
      "{ohne-rolle}Auch {den-schein} kann ich Ihnen vorlegen.",
    ],
  },
  years: {
    plain: [
      "Insgesamt bringe ich {jahre} Berufserfahrung mit.",
      "An Berufserfahrung kommen {jahre} zusammen.",
      "Im Beruf stehe ich seit insgesamt {jahre-dat}.",
      "Zusammen komme ich auf {jahre} im Beruf.",
      "So kommen {jahre} Berufserfahrung zusammen.",
    ],
    warm: [
      "Ich bringe {jahre} Berufserfahrung mit.",
      "Zusammengezählt komme ich auf {jahre} im Beruf.",
      "Im Beruf stehe ich insgesamt seit {jahre-dat}.",
      "So kommen {jahre} Berufserfahrung zusammen.",
    ],
    formal: [
      "Insgesamt blicke ich auf {jahre} Berufserfahrung zurück.",
      "Meine Berufserfahrung umfasst bis heute insgesamt {jahre}.",
      "An Berufserfahrung habe ich insgesamt {jahre} gesammelt.",
    ],
  },
  strength: {
    plain: [
      "Mich selbst beschreibe ich als {eigenschaft}.",
      "Als Stärke nenne ich {stärke}.",
      "Eine Stärke nenne ich in eigenen Worten: {stärke-wörtlich}.",
      "Mich selbst beschreibe ich als {eigenschaft}, und als Stärke nenne ich {stärke}.",
      "Ich bin {eigenschaft}.",
      "Zu meiner Art zu arbeiten: Ich bin {eigenschaft}.",
      "Bei der Arbeit setze ich auf {stärke}.",
      "Ich bin {eigenschaft}. | Ob das zur Arbeit {als-rolle} passt, zeigt am besten ein Gespräch.",
    ],
    warm: [
      "Wenn {Sie/ihr} {fragen/fragt}, wie ich bin: {eigenschaft}.",
      "Als Stärke nenne ich {stärke}.",
      "Wie ich bin, sage ich in eigenen Worten: {stärke-wörtlich}.",
      "Von mir selbst sage ich: {eigenschaft}, dazu kommt {stärke}.",
      "Ich bin {eigenschaft}.",
      "Und wie ich bin? | Ich bin {eigenschaft}.",
      "Mitbringen kann ich auch {stärke}.",
      "Ich bin {eigenschaft}. | Ob das zur Arbeit {als-rolle} passt, finden wir am besten im Gespräch heraus.",
    ],
    formal: [
      "Mich selbst schätze ich als {eigenschaft} ein, soweit ich das beurteilen kann.",
      "Eine persönliche Stärke beschreibe ich am genauesten mit meinen eigenen Worten: {stärke-wörtlich}.",
      "Mich selbst schätze ich als {eigenschaft} ein und nenne als Stärke {stärke}.",
      "Was meine Person betrifft, beschreibe ich mich als {eigenschaft}.",
      "Als persönliche Stärke nenne ich an dieser Stelle {stärke}.",
      "Zu meiner Person kann ich sagen, dass ich {eigenschaft} bin.",
    ],
  },
  beginner: {
    plain: [
      "Dies wäre meine erste Stelle.",
      "Ich stehe am Anfang meines Berufslebens.",
      "Dies wäre meine erste Stelle. | Was ich {als-rolle} nicht weiß, frage ich, und was mir gezeigt wurde, mache ich beim nächsten Mal selbst.",
      "Mit dieser Stelle würde mein Berufsleben beginnen. | Was ich {als-rolle} noch nicht kann, lasse ich mir zeigen.",
    ],
    warm: [
      "Auf eine erste Stelle freue ich mich.",
      "Auf eine erste Stelle freue ich mich. | Was ich {als-rolle} nicht weiß, frage ich, und was mir gezeigt wurde, mache ich beim nächsten Mal selbst.",
      "Auf den Berufsanfang freue ich mich. | Was ich {als-rolle} noch nicht kann, lasse ich mir gern zeigen.",
    ],
    formal: [
      "Dies wäre, offen gesagt, meine erste Stelle.",
      "Dies wäre meine erste Stelle, und was mir {als-rolle} einmal gezeigt wurde, will ich beim nächsten Mal selbst erledigen.",
      "Mit dieser Stelle würde mein Berufsleben beginnen, und was ich {als-rolle} nicht weiß, erfrage ich.",
    ],
  },
  level: {
    plain: [
      "{schule}.",
      "{schule}. | Deshalb kommt es mir jetzt darauf an, die Arbeit {als-rolle} von Grund auf kennenzulernen.",
    ],
    warm: [
      "{schule}.",
      "{schule}. | Gerade deshalb habe ich Lust, die Arbeit {als-rolle} von Grund auf kennenzulernen.",
    ],
    formal: ["{schule}."],
  },
} satisfies Record<string, Phrases>;
