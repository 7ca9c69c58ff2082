import { describe, expect, it } from "vitest";
import { docxOf, pdfOf, scannedPdf } from "#server/testing/resume-files.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { readLetterSchema } from "#shared/letters/read-letter.schema.ts";

const url = "/api/letter-files/read";
const letter = [
  "Grace Adeyemi",
  "grace@example.org · (503) 555-0148",
  "November 21, 2026",
  "Northgate General Hospital",
  "Re: Registered Nurse",
  "Dear Hiring Manager,",
  "Every night I read the monitors of five patients alone.",
  "Kind regards,",
  "Grace Adeyemi",
];

describe("a letter's file", () => {
  const app = useTestApp();
  const send = (file: Buffer, name = "letter.pdf", visitor = app.visitor()) =>
    visitor.post(url).attach("letter", file, name);

  it("is read back from PDF and Word: name, contacts and words in their order", async () => {
    for (const file of [pdfOf(letter), await docxOf(letter)]) {
      const { body } = await send(file).expect(200);
      const read = readLetterSchema.parse(body);
      expect(read).toMatchObject({ name: "Grace Adeyemi", email: "grace@example.org", phone: "(503) 555-0148" });
      expect(read.text.split("\n").slice(5)).toEqual(letter.slice(5));
    }
  });

  it("is not kept and changes nothing of an imported resume, sent twice at once too", async () => {
    const visitor = app.visitor();
    const both = await Promise.all([send(pdfOf(letter), "a.pdf", visitor), send(pdfOf(letter), "a.pdf", visitor)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await visitor.get("/api/resume/data").expect(404);
  });

  it("is refused with words where it is no such file", async () => {
    const visitor = app.visitor();
    expect((await send(Buffer.from("<script>alert(1)</script>"))).status).toBe(415);
    expect((await send(Buffer.alloc(0))).status).toBe(422);
    expect((await send(scannedPdf())).status).toBe(422);
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    await visitor.post(url).send({ letter: "x" }).expect(415);
    await visitor.post(url).expect(415);
    const wrong = await visitor.post(url).attach("resume", pdfOf(letter), "a.pdf").expect(400);
    expect(wrong.body.message).toContain('"letter"');
    await visitor.get(url).expect(404);
  });
});
