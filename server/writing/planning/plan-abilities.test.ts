import { expect, it } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { resumeOf } from "../testing/resume-of.ts";
import { writeLetter } from "../write-letter.ts";

const POSTING = `Chargée de mission H/F - Agence du Val

Vos missions
- analyser les besoins des communes
- rédiger les cahiers des charges

Votre profil
- permis B
- CACES R489`;

function toldOf(skills: string) {
  const form = promptFormSchema.parse({
    firstName: "Lou",
    lastName: "Martin",
    jobTitle: "Chargée de mission",
    company: "Agence du Val",
    skills,
    prompt: POSTING,
  });
  const resume = resumeOf({ posts: [["Assistante", "Mairie de Bellac", "2019 - présent", "Accueil du public"]] });
  const history = { strategies: [], openingFacts: [] };
  const request = { tone: "professional", language: "fr", asOf: "2026-11-21", history } as const;
  return [1, 2, 3].flatMap((seed) =>
    writeLetter({ ...request, seed, applicant: { form, resume } }).plan.paragraphs.flat(),
  );
}

it("the same done to another thing answers nothing", () => {
  const answering = (skills: string) =>
    toldOf(skills).filter(({ kind, skills: named = [] }) => kind === "link-skill" && named.length > 0);
  expect(answering("analyse de données")).toEqual([]);
  expect(answering("analyse de besoins locaux")).not.toEqual([]);
});

it("a trade's paper is told before the licence for a car", () => {
  const papers = toldOf("permis B, CACES R489").flatMap(({ kind, credential, credentials = [] }) =>
    kind === "credential" ? [credential, ...credentials].flatMap((one) => one?.text ?? []) : [],
  );
  expect(papers).toContain("CACES R489");
  expect(papers.indexOf("CACES R489")).toBeLessThan(papers.indexOf("permis B"));
});
