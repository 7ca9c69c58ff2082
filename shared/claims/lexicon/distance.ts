import type { Language } from "#shared/letters/letter.schema.ts";

/**
 * Words that keep at a distance what the posting names and the person has not told: seen, read of, little used, near to
 * something else. All on folded text.
 */
export const distance: Record<Language, RegExp> = {
  en: /^\s*if |(?<!\p{L})(?:only|barely|hardly|scarcely|little|so far|from afar|at a distance|watched|seen|read (?:about|of|up)|heard|glimpsed|borrowed|curious|curiosity|rather|instead|unlike|not|never|nor|neither|learn|learning|strange|foreign|equivalent|similar|comparable|closest|nearest|cousin|counterpart|stranger|gap|missing|ahead of me|next step|on my list|one day|soon|differs?|different|compared|against)(?!\p{L})/u,
  de: /^\s*(?:wenn|falls|sollte) |(?<!\p{L})(?:(?<!nicht )nur|(?<!nicht )bloss|lediglich|erst|kaum|wenig|dagegen|hingegen|allerdings|bisher|bislang|fremd|gelesen|gesehen|gehort|zugesehen|zugeschaut|angesehen|neugier\p{L}*|messe|ahnlich\p{L}*|verwandt\p{L}*|vergleichbar\p{L}*|entspricht|statt|anstatt|anstelle|nicht|kein\p{L}*|noch|nie|lern\p{L}*|lucke|fehlt|einarbeit\p{L}*|umstieg|umlernen|anders|unterscheid\p{L}*|demnachst|als nachstes|auf meiner liste|kunftig|eines tages)(?!\p{L})/u,
  fr: /^\s*si |(?<!\p{L})(?:seulement|(?:ne |n['’])(?:\p{L}+ ){1,5}qu(?:e|['’])|peu|guere|a peine|curieux|curieuse|curiosite|lu|vue?|entendu|apercue?|observee?|etranger|etrangere|semblable|proche|voisine?|equivalent|comparable|plutot|au lieu|pas|jamais|apprendre|apprendrai|manque|bientot|sur ma liste|differ\p{L}*|cousine?|un jour|decouvr\p{L}*)(?!\p{L})/u,
  es: /^\s*si |(?<!\p{L})(?:solo|solamente|unicamente|apenas|poco|casi nada|leido|visto|oido|vi|lei|curiosidad|parecid[oa]s?|similar(?:es)?|equivalente|comparable|en lugar|en vez|no|nunca|tampoco|aprender\p{L}*|falta|pronto|en mi lista|distint[oa]s?|diferente|algun dia|prim[oa] herman[oa]|de lejos)(?!\p{L})/u,
};
