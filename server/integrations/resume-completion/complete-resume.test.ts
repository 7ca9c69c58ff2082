import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answers, type OpenAiServer, startOpenAiServer } from "#server/testing/openai-server.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { createResumeCompletion } from "./complete-resume.ts";
import { askAboutResume, takeResumeAnswer } from "./resume-question.ts";

const imported: ImportedResume = {
  education: [{ id: "education-1", degree: "Leeds", institution: "BA Food Science", year: "2014" }],
  experience: [
    { id: "job-1", title: "Crumb", company: "Head Baker", period: "2019 – 2021", description: "Ran a team of nine" },
    { id: "job-2", title: "Baker", company: "Northern Loaf Ltd", period: "2015 – 2019", description: "" },
  ],
  yearsOfExperience: 6,
  skills: ["Sourdough"],
  strengths: [],
  personalDetails: { name: "Grace Okafor", email: "grace@example.org", phone: "+44 20 7946 0958", location: "Leeds" },
  report: {
    unsure: [
      "personalDetails.name",
      "experience.job-1.title",
      "experience.job-1.company",
      "education.education-1.degree",
    ],
    leftover: [{ heading: "About", lines: ["I am Grace Okafor, grace@example.org, 020 7946 0958."] }],
  },
};
const caller = { owner: "somebody", signal: new AbortController().signal };

describe("a resume that the parser is unsure of", () => {
  let server: OpenAiServer;
  const problems: unknown[] = [];
  const complete = () =>
    createResumeCompletion(
      async () => ({ apiKey: null, baseUrl: server.url, name: "test" }),
      { ask: async (imported) => askAboutResume(imported), take: async (from) => takeResumeAnswer(from) },
      (problem) => problems.push(problem),
    );

  beforeAll(async () => {
    server = await startOpenAiServer();
  });
  afterAll(() => server.close());

  it("gets what the model finds in it, and keeps everything else", async () => {
    const found = {
      "experience.job-1.title": "Head Baker",
      "experience.job-1.company": "Crumb",
      "experience.job-2.title": "Crumb",
    };
    server.answerWith(answers.stream(`Here you are:\n\`\`\`json\n${JSON.stringify(found)}\n\`\`\``));
    const completed = await complete()(imported, caller);
    expect(completed.experience[0]).toMatchObject({ title: "Head Baker", company: "Crumb", period: "2019 – 2021" });
    expect(completed.experience[1]).toEqual(imported.experience[1]);
    expect(completed.education).toEqual(imported.education);
    expect(completed.report).toEqual(imported.report);
  });

  it("gets nothing that it does not say in those words", async () => {
    const invented = {
      "experience.job-1.title": "Executive Head Baker",
      "experience.job-1.company": "Head Baker Crumb Sourdough",
      "education.education-1.degree": ["BA"],
      "personalDetails.name": "Ada Lovelace",
      __proto__: "Crumb",
    };
    server.answerWith(answers.whole(JSON.stringify(invented)));
    expect(await complete()(imported, caller)).toEqual(imported);
  });

  it("stays as it was read when the model fails or talks nonsense", async () => {
    for (const answer of [
      answers.error(500),
      answers.refusal(),
      answers.whole("I cannot { say }"),
      answers.whole("[]"),
    ]) {
      server.answerWith(answer);
      expect(await complete()(imported, caller)).toEqual(imported);
    }
    expect(problems).toHaveLength(2);
  });

  it("is sent without the person's name and contact details, and only where something is unsure", async () => {
    server.answerWith(answers.whole("{}"));
    await complete()(imported, caller);
    const sent = JSON.stringify(server.calls);
    expect(sent).toContain("Northern Loaf");
    for (const detail of ["Grace", "Okafor", "grace@example.org", "7946"]) expect(sent).not.toContain(detail);

    server.answerWith(answers.whole("{}"));
    await complete()({ ...imported, report: { unsure: ["personalDetails.name"], leftover: [] } }, caller);
    expect(server.calls).toEqual([]);
  });

  it("ends with the upload that it belongs to", async () => {
    server.answerWith(answers.hang());
    const gone = new AbortController();
    const completed = complete()(imported, { ...caller, signal: gone.signal });
    setTimeout(() => gone.abort(new Error("gone")), 50);
    await expect(completed).rejects.toThrow("gone");
  });
});
