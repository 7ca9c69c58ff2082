import de from "./people/de.json" with { type: "json" };
import en from "./people/en.json" with { type: "json" };
import es from "./people/es.json" with { type: "json" };
import fr from "./people/fr.json" with { type: "json" };
import it from "./people/it.json" with { type: "json" };
import nl from "./people/nl.json" with { type: "json" };
import pl from "./people/pl.json" with { type: "json" };
import pt from "./people/pt.json" with { type: "json" };
import sv from "./people/sv.json" with { type: "json" };

export const millLanguages = ["en", "de", "fr", "es", "pt", "it", "nl", "pl", "sv"] as const;
export type MillLanguage = (typeof millLanguages)[number];

export const wordsOf: Record<MillLanguage, typeof en> = { en, de, fr, es, pt, it, nl, pl, sv };

export type SectionName = keyof typeof en.sections;

/**
 * The part of a list that is used for learning (two of three entries) or for measuring (the third), so that what is
 * measured was not learnt by heart.
 */
export function share<T>(list: readonly T[], pool: Pool): readonly T[] {
  if (list.length < 4) return list;
  return list.filter((_, index) => (pool === "measuring") === (index % 3 === 2));
}
export type Pool = "learning" | "measuring";
