import { describe, expect, it } from "vitest";
import { pdfOf, plainResume } from "#server/testing/resume-files.ts";
import { useTestApp } from "#server/testing/test-app.ts";

describe("a visitor's resume", () => {
  const app = useTestApp();

  function upload(file: Buffer, name = "resume.pdf", visitor: ReturnType<typeof app.visitor> = app.visitor()) {
    return visitor.post("/api/resume/upload").attach("resume", file, name);
  }

  it("is read from a PDF and kept for the visitor until it is cleared", async () => {
    const visitor = app.visitor();
    const answer = await upload(pdfOf(plainResume), "resume.pdf", visitor).expect(200);
    expect(answer.body.personalDetails).toEqual({
      name: "Grace Okafor",
      email: "grace.okafor@example.org",
      phone: "+44 20 7946 0958",
      location: "Leeds, UK",
    });
    expect(answer.body.experience).toMatchObject([
      {
        title: "Bakery Manager",
        company: "Crumb & Co Ltd",
        period: "May 2019 - present",
        description: "Ran a team of nine bakers\nCut waste by a fifth",
      },
      { title: "Baker", company: "Northern Loaf Ltd", period: "Jan 2015 - Apr 2019" },
    ]);
    expect(answer.body.education).toMatchObject([
      { degree: "BA in Food Science", institution: "University of Leeds", year: "2011 - 2014" },
    ]);
    expect(answer.body.skills).toEqual(["Sourdough", "Rota planning", "Food hygiene"]);
    expect(answer.body.yearsOfExperience).toBeGreaterThanOrEqual(11);

    expect((await visitor.get("/api/resume/data").expect(200)).body).toEqual(answer.body);
    await visitor.post("/api/resume/clear").expect(204);
    const gone = await visitor.get("/api/resume/data").expect(404);
    expect(gone.body).toEqual({ message: "No resume data found" });
  });

  it("belongs to one visitor alone", async () => {
    await upload(pdfOf(plainResume)).expect(200);
    await app.visitor().get("/api/resume/data").expect(404);
  });

  it("keeps in doubt what the person left in doubt", async () => {
    const visitor = app.visitor();
    const { body } = await upload(pdfOf(plainResume), "resume.pdf", visitor).expect(200);
    const report = { unsure: ["experience.job-1.company"], leftover: [] };
    await visitor
      .put("/api/resume/data")
      .send({ ...body, report })
      .expect(200);
    const kept = await visitor.get("/api/resume/data").expect(200);
    expect(kept.body.report).toEqual(report);
    const tooMany = { unsure: Array(501).fill("skills"), leftover: [] };
    await visitor
      .put("/api/resume/data")
      .send({ ...body, report: tooMany })
      .expect(400);
  });

  it("takes corrections, and refuses what is no resume", async () => {
    const visitor = app.visitor();
    const { body } = await upload(pdfOf(plainResume), "resume.pdf", visitor).expect(200);
    const { report: _report, ...resume } = body;
    const corrected = { ...resume, yearsOfExperience: 7, skills: ["Sourdough"] };
    await visitor.put("/api/resume/data").send(corrected).expect(200, corrected);
    await visitor.get("/api/resume/data").expect(200, corrected);
    for (const wrong of [
      { ...corrected, yearsOfExperience: 51 },
      { ...corrected, skills: "all" },
      { ...corrected, personalDetails: { name: "x".repeat(301), email: "", phone: "", location: "" } },
      {},
    ]) {
      const answer = await visitor.put("/api/resume/data").send(wrong).expect(400);
      expect(answer.body.message).toBeTruthy();
    }
    await visitor.get("/api/resume/data").expect(200, corrected);
  });

  it("is that of the newest upload, even when an older one is still being read", async () => {
    const visitor = app.visitor();
    await upload(pdfOf(plainResume), "resume.pdf", visitor).expect(200);
    const other = plainResume.map((line) =>
      line.replace("Grace Okafor", "Ngozi Balogun").replace("grace.okafor", "n.b"),
    );
    const [first, second] = await Promise.all([
      upload(pdfOf(plainResume), "first.pdf", visitor).then((answer) => answer),
      new Promise((resolve) => setTimeout(resolve, 30)).then(() => upload(pdfOf(other), "second.pdf", visitor)),
    ]);
    expect([200, 409]).toContain(first.status);
    expect(second.status).toBe(200);
    expect((await visitor.get("/api/resume/data")).body.personalDetails.name).toBe("Ngozi Balogun");
  });
});
