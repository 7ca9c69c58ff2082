import { describe, expect, it } from "vitest";
import { goodPassword, type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { keptResumes } from "#shared/applications/kept-resume.table.ts";

const address = "/api/kept-resumes";
const pdf = Buffer.from("%PDF-1.7 Mara Lindqvist, nurse");

describe("kept resumes", () => {
  const test = useTestApp();
  const keep = ({ browser }: Person, bytes: Buffer = pdf, name = "mara.pdf") =>
    browser
      .post(`${address}?name=${encodeURIComponent(name)}`)
      .type("application/octet-stream")
      .send(bytes);

  it("come back byte for byte, stand sealed in the database, and go when their owner says so", async () => {
    const mara = await register(test, "mara");
    const nora = await register(test, "nora");
    const made = await keep(mara, pdf, "Ma\u0000ra/../ä.pdf");
    expect([made.status, made.body.name, made.body.size]).toEqual([201, "Mara..ä.pdf", pdf.length]);
    expect((await mara.browser.get(address)).body).toEqual([made.body]);
    const [row] = await test.db.select().from(keptResumes);
    expect(row?.sealed).not.toMatch(/Mara|JVBER/);
    const path = `${address}/${made.body.id}`;
    expect((await mara.browser.get(path).buffer(true)).body.equals(pdf)).toBe(true);
    for (const answer of [await nora.browser.get(path), await nora.browser.delete(path)])
      expect(answer.status).toBe(404);
    expect((await test.visitor().get(address)).status).toBe(401);
    expect((await mara.browser.delete(path)).status).toBe(204);
    expect(await test.db.select().from(keptResumes)).toEqual([]);
  });

  it("are at most five, no other files, and no larger than 5 MB", async () => {
    const mara = await register(test, "mara");
    const answers = await Promise.all(Array.from({ length: 7 }, () => keep(mara)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 422, 422]);
    const nora = await register(test, "nora");
    expect((await keep(nora, Buffer.from("<script>alert(1)</script>"))).status).toBe(422);
    expect((await keep(nora, Buffer.concat([pdf, Buffer.alloc(5_000_000)]))).status).toBe(413);
    expect((await keep(nora, pdf, " ")).status).toBe(400);
    expect((await keep(nora, pdf, "x".repeat(300))).status).toBe(400);
    expect((await nora.browser.post(`${address}?name=a.pdf`).send({ a: 1 })).status).toBe(415);
  });

  it("are in the copy of one's data, and go with the account", async () => {
    const mara = await register(test, "mara");
    await keep(mara);
    const copy = JSON.parse((await mara.browser.get("/api/profile/export")).text);
    expect(copy.keptResumes).toMatchObject([{ name: "mara.pdf", base64: pdf.toString("base64") }]);
    await mara.browser.delete("/api/profile").send({ password: goodPassword });
    expect(await test.db.select().from(keptResumes)).toEqual([]);
  });
});
