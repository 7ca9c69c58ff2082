import type { LanguageModule } from "../../realising/language-module.ts";
import { joinPhrases } from "../join-phrases.ts";
import { cliches } from "./cliches.ts";
import { closing, greeting, subject } from "./conventions.ts";
import { isForeign } from "./foreign-lines.ts";
import { lowerFirst } from "./letter-case.ts";
import { isDeed } from "./lines.ts";
import { answering } from "./phrases-answering.ts";
import { applications } from "./phrases-applying.ts";
import { beginnings } from "./phrases-beginning.ts";
import { closings } from "./phrases-closing.ts";
import { matching } from "./phrases-matching.ts";
import { openings } from "./phrases-opening.ts";
import { personal } from "./phrases-personal.ts";
import { telling } from "./phrases-telling.ts";
import { times } from "./phrases-time.ts";
import { told, toldOffer, toldStart } from "./phrases-told.ts";
import { trials } from "./phrases-trial.ts";
import { wishes } from "./phrases-wishes.ts";
import { work } from "./phrases-work.ts";
import { years } from "./phrases-years.ts";
import { polish } from "./polish.ts";
import { fill } from "./slots.ts";
import { shortenTopic } from "./topics.ts";

export const french: LanguageModule = {
  language: "fr",
  phrases: {
    ...openings,
    ...times,
    ...trials,
    ...applications,
    ...work,
    ...matching,
    ...personal,
    ...wishes,
    ...closings,
    ...telling,
    ...answering,
    ...told,
    ...years,
    start: joinPhrases(joinPhrases(beginnings.start, toldStart), years.start),
    offer: joinPhrases(joinPhrases(closings.offer, toldOffer), years.offer),
  },
  fill,
  polish,
  continued: lowerFirst,
  shortenTopic,
  isDeed,
  isForeign,
  subject,
  greeting,
  closing,
  toneWords: {
    contractions: null,
    hedges:
      /(?<!\p{L})(?:peut-être|pourrais|souhaiterais|voudrais|aimerais|serais|je pense|je crois|j[’']espère|plutôt|éventuellement)(?!\p{L})/gu,
    feelings:
      /(?<!\p{L})(?:plaisir|heureu\p{L}*|aime|envie|ravie?|curieu\p{L}*|plaît|enthousias\p{L}*|fier|fière)(?!\p{L})/gu,
    goesOn:
      /^(?:Et|Aussi|De plus|En plus|Par ailleurs|De même|S’y ajoute|À cela|Cela|C’est une? (?:bonne?|début|base|appui)|Cette|Ces|Ce travail|J’ai donc|J’y|J’ajoute|Au même|Dans la même|Dans les mêmes|Les mêmes)(?!\p{L})|là-dessus|m’en servir|partir(?:ai)? de là|servir(?:ai)? de cela|cela m’aide|voilà (?:déjà )?une?|déjà un début|donc pas de zéro|pars donc|ce travail m’y/u,
    firstPerson: /^(?:Je|Mon|Ma|Mes)(?!\p{L})|^J[’']/u,
  },
  sentenceLengthFactor: 1.12,
  cliches,
};
