import type { Phrases } from "../../realising/language-module.ts";

/** Time in work that the posting asks for, and that was worked. */
export const times = {
  "time-asked": {
    any: [
      "{alone}Vous demandez {asked-time} d’expérience[ :|, et] {travaille} comme {title} {depuis-length}.",
      "{alone}Vous demandez {asked-time} d’expérience[ :|, et] j’ai travaillé {ended-time} comme {title}.",
      "{alone}L’expérience [que vous demandez|demandée], je l’ai [acquise|faite] comme {title}.",
      "{together}Vous demandez {asked-time} d’expérience, et [j’ai travaillé|mes postes en font] {shown-time} [au total|en tout].",
    ],
    formal: [
      "{alone}Vous demandez {asked-time} d’expérience, et {exerce} les fonctions {de-title} {depuis-length}.",
      "{alone}Vous demandez {asked-time} d’expérience, et j’ai exercé {ended-time} les fonctions {de-title}.",
      "{alone}L’expérience [que vous demandez|que requiert votre annonce], je l’ai [acquise|faite] dans mes fonctions {de-title}.",
      "{together}Vous demandez {asked-time} d’expérience, et mes fonctions [successives|réunies] en représentent {shown-time}.",
    ],
  },
} satisfies Record<string, Phrases>;
