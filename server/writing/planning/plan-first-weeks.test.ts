import { expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { writeLetter } from "../write-letter.ts";

const postings: Record<Language, string> = {
  en: "Barista\nCorner Cup\n\nDuties\n- Make coffee\n- Serve cakes\n- Work the till\n\nNo experience needed.",
  de: "Aushilfe im Café Pustekuchen\n\nAufgaben\n- Kuchen verkaufen\n- Tische abräumen\n\nKeine Erfahrung nötig.",
  fr: "Vendeur\nLe Fournil\n\nVos missions\n- Nettoyage de la vitrine\n- Service des clients\n\nDébutant accepté.",
  es: "Dependiente\nPapelería Luna\n\nFunciones\n- Atender al público\n- Reponer material\n\nNo se requiere experiencia.",
};

function kindsOf(language: Language, skills: string): string[] {
  const form = promptFormSchema.parse({
    firstName: "Bo",
    lastName: "Li",
    jobTitle: "",
    company: "Unknown",
    skills,
    prompt: postings[language],
  });
  const history = { strategies: [], openingFacts: [] };
  const request = {
    applicant: { form },
    tone: "professional" as const,
    language,
    seed: 1,
    history,
    asOf: "2026-11-21",
  };
  return writeLetter(request)
    .plan.paragraphs.flat()
    .map(({ kind }) => kind);
}

test.each(["en", "de", "fr", "es"] as const)(
  "who has little to tell offers once to be seen at work, in %s",
  (language) => {
    const kinds = kindsOf(language, "coffee");
    expect(kinds.filter((kind) => kind === "trial")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "ask" || kind === "learn").length).toBeLessThanOrEqual(2);
  },
);
