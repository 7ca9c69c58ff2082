import { describe, expect, it } from "vitest";
import { plainResume, scannedResume } from "#server/testing/resume-files.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { uploadEventSchema } from "#shared/resume/upload-event.schema.ts";

const url = "/api/resume/upload";

describe("a resume that is a picture", { timeout: 120_000 }, () => {
  const app = useTestApp();

  function upload(file: Buffer, visitor = app.visitor()) {
    return visitor.post(url).attach("resume", file, "resume.pdf");
  }

  it("is recognised, and says that it was", async () => {
    const { body } = await upload(scannedResume()).expect(200);
    expect(body.personalDetails).toMatchObject({ name: "Grace Okafor", email: "grace.okafor@example.org" });
    expect(body.experience).toMatchObject([
      { title: "Bakery Manager", company: "Crumb & Co Ltd", description: expect.stringContaining("nine bakers") },
      { title: "Baker", company: "Northern Loaf Ltd" },
    ]);
    expect(body.skills).toEqual(["Sourdough", "Rota planning", "Food hygiene"]);
    expect(body.report.recognised).toEqual([1]);
    expect(body.report.pictures).toBeUndefined();
  });

  it("is recognised on those pages that are pictures, behind one of text", async () => {
    const before = plainResume.slice(0, 3);
    const { body } = await upload(scannedResume({ before })).expect(200);
    expect(body.report.recognised).toEqual([2]);
    expect(body.experience).toHaveLength(2);
  });

  it("tells a page that asks for it how far it is, and is kept for that visitor", async () => {
    const visitor = app.visitor();
    const answer = await upload(scannedResume(), visitor).set("Accept", "application/json, text/event-stream");
    expect(answer.headers["content-type"]).toMatch(/^text\/event-stream/);
    const events = answer.text
      .split("\n")
      .filter((line) => line.startsWith("data: "))
      .map((line) => uploadEventSchema.parse(JSON.parse(line.slice("data: ".length))));
    expect(events.map(({ type }) => type)).toEqual(["page", "resume"]);
    const kept = await visitor.get("/api/resume/data").expect(200);
    expect(kept.body.personalDetails.name).toBe("Grace Okafor");
  });

  it("answers as usual, with the reason, where there is nothing to recognise", async () => {
    const answer = await app
      .visitor()
      .post(url)
      .set("Accept", "application/json, text/event-stream")
      .attach("resume", Buffer.from("%PDF-1.7\nnoise"), "resume.pdf");
    expect(answer.status).toBe(422);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  });
});
