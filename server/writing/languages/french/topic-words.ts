import { withDe } from "./elision.ts";
import { verbOfNoun } from "./verb-forms.ts";

/** How often: the posting's figure, and none of the letter's. */
const OFTEN =
  / (?:(?:une|deux|trois|quatre|plusieurs|\d+) fois (?:par|l’|l'|tous|toutes|dans) ?(?:les? |la )?\p{L}+|(?:un|une|deux|trois|\d+) (?:jours?|soirs?|week-ends?|semaines?) (?:par|sur) \p{L}+|chaque (?:jour|semaine|mois|matin|soir)|tous les (?:jours|matins|soirs|mois)|toutes les semaines|par (?:jour|semaine|mois|an|service))(?:\s.*)?$/iu;

/** "encadrer deux apprentis" asks for guiding them; how many is the posting's figure. */
export function withoutCount(duty: string): string {
  return duty
    .replace(OFTEN, "")
    .replace(COUNT, "$1les ")
    .replace(COUNTED, (_, things: string) => ` ${withDe(things)}`);
}

const COUNTED =
  /(?<!(?:équipe|groupe|classe)s?) de (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze) (\p{L}+s)(?!\p{L})/giu;

const COUNT =
  /^(\p{L}+(?:er|ir|re) )(?:(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze) )(?=\p{L}+s(?!\p{L}))/iu;

/** "encaissement", "plonge": nothing need be said of what; "gestion" and "suivi" are of something. */
export function isWorkByItself(noun: string): boolean {
  const bare = noun.replace(/^l[’']/u, "");
  return WORK.test(bare) || (/^\p{Ll}{6,}$/u.test(bare) && verbOfNoun(bare) !== null && !OF_SOMETHING.test(bare));
}

/** Work that is no noun of a known verb, or looks like a thing. */
const WORK = /^(?:plonge|ménage|manutention|débroussaillage|taille)$/u;

export const OF_SOMETHING =
  /^(?:gestion|suivi|conduite|organisation|préparation|réalisation|participation|respect|application|formation|contrôle|création|développement|amélioration|commande|présentation|production|utilisation|contribution|intervention|adaptation|augmentation|réduction|obtention|définition|élaboration|établissement|exploitation|exécution|évaluation|observation|étude|analyse|mesure|recherche|ouverture|fermeture|sortie|service|traitement|promotion|mobilisation|motivation|orientation|fourniture|proposition|réponse|aide|prise|remise|tenue|garde|culture|location|communication)s?$/u;
