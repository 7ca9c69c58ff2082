import type { LanguageModule } from "../../realising/language-module.ts";
import { joinPhrases } from "../join-phrases.ts";
import { cliches } from "./cliches.ts";
import { closing, greeting, subject } from "./conventions.ts";
import { isForeignLine } from "./lines.ts";
import { answering } from "./phrases-answering.ts";
import { applications } from "./phrases-applying.ts";
import { closings } from "./phrases-closing.ts";
import { firstWeeks } from "./phrases-first-weeks.ts";
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
import { continued, polish } from "./polish.ts";
import { fill } from "./slots.ts";
import { shortenTopic } from "./topics.ts";
import { isDeed } from "./work.ts";

export const spanish: LanguageModule = {
  language: "es",
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
    start: joinPhrases(joinPhrases(joinPhrases(closings.start, firstWeeks), toldStart), years.start),
    offer: joinPhrases(joinPhrases(closings.offer, toldOffer), years.offer),
  },
  fill,
  polish,
  continued,
  shortenTopic,
  isDeed,
  subject,
  greeting,
  closing,
  toneWords: {
    contractions: null,
    hedges:
      /(?<!\p{L})(?:quizás?|tal vez|podría|quisiera|me gustaría|creo|espero|pienso|bastante|posiblemente)(?!\p{L})/gu,
    feelings:
      /(?<!\p{L})(?:ilusión|gusta|gustaría|disfruto|encanta|alegr\p{L}*|ganas|curiosidad|orgull\p{L}*)(?!\p{L})/gu,
    reader: /(?<!\p{L})(?:ustedes|les|sus?|oferta|anuncio|vosotros|os|vuestr[oa]s?|piden|pedís)(?!\p{L})/iu,
    goesOn:
      /^(?:Y|Además|Por otra parte|Cabe añadir|También|Asimismo|A ello|A esto|(?:En|De|Desde)? ?[Ee]se (?:mismo )?(?:puesto|trabajo))(?!\p{L})/u,
    firstPerson:
      /^(?:yo|mis?|me|soy|tengo|he|llevo|trabaj[oé]|mantengo|quiero|deseo|busco|puedo|escribo|hablo|conozco|uso|aporto|cuento|creo|opto|presento|vengo|empiezo|dirijo|desempeñ[oé]|ofrezco|solicito|leí|poseo|\p{L}{4,}[éí])(?!\p{L})/iu,
  },
  sentenceLengthFactor: 1.1,
  isForeign: isForeignLine,
  cliches,
};
