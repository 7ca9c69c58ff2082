import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { goodPassword, type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { keptResumePieces, keptResumes } from "#shared/applications/kept-resume.table.ts";

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
    const kept = [await test.db.select().from(keptResumes), await test.db.select().from(keptResumePieces)];
    expect(JSON.stringify(kept)).not.toMatch(/Mara|JVBER/);
    const path = `${address}/${made.body.id}`;
    expect((await mara.browser.get(path).buffer(true)).body.equals(pdf)).toBe(true);
    for (const answer of [await nora.browser.get(path), await nora.browser.delete(path)])
      expect(answer.status).toBe(404);
    expect((await test.visitor().get(address)).status).toBe(401);
    expect((await mara.browser.delete(path)).status).toBe(204);
    expect(await test.db.select().from(keptResumePieces)).toEqual([]);
    expect(await test.db.select().from(keptResumes)).toEqual([]);
  });

  it("are written and read in pieces, so that a long one holds up nobody, and not seen before they are whole", async () => {
    const mara = await register(test, "mara");
    const long = Buffer.concat([pdf, randomBytes(2_600_000)]);
    const made = await keep(mara, long);
    expect(made.status).toBe(201);
    const pieces = await test.db.select().from(keptResumePieces);
    expect(pieces.length).toBeGreaterThan(50);
    for (const { sealed } of pieces) expect(sealed.length).toBeLessThan(100_000);
    const path = `${address}/${made.body.id}`;
    const answer = await mara.browser.get(path).buffer(true);
    expect(answer.body.equals(long)).toBe(true);

    await test.query("update kept_resumes set size = 0");
    expect((await mara.browser.get(address)).body).toEqual([]);
    expect((await mara.browser.get(path)).status).toBe(404);
    // What broke off makes room again.
    for (let more = 0; more < 4; more++) expect((await keep(mara)).status).toBe(201);
    expect((await keep(mara)).status).toBe(422);
    await test.query("update kept_resumes set created_at = now() - interval '1 hour'");
    expect((await keep(mara)).status).toBe(201);
  });

  it("come with their length, and not packed: what is under way is counted by what is announced", async () => {
    const mara = await register(test, "mara");
    const send = (headers: Record<string, string>) =>
      mara.browser.post(`${address}?name=a.pdf`).type("application/octet-stream").set(headers);
    expect((await send({ "content-encoding": "gzip" }).send(gzipSync(pdf))).status).toBe(415);
    const chunked = send({ "transfer-encoding": "chunked" });
    chunked.write(pdf);
    expect((await chunked).status).toBe(400);
    expect((await mara.browser.get(address)).body).toEqual([]);
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
