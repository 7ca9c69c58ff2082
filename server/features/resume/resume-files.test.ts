import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import request from "supertest";
import { describe, expect, it } from "vitest";
import {
  bombDocx,
  docxOf,
  pdfOf,
  pdfWithPicture,
  plainCoverLetter,
  plainResume,
  scannedPdf,
} from "#server/testing/resume-files.ts";
import { useTestApp } from "#server/testing/test-app.ts";

const url = "/api/resume/upload";

describe("resume import", () => {
  const app = useTestApp();

  function upload(file: Buffer, name = "resume.pdf", visitor: ReturnType<typeof app.visitor> = app.visitor()) {
    return visitor.post(url).attach("resume", file, name);
  }

  describe("a resume", () => {
    it("is read from a Word file, with the name in the page header", async () => {
      const file = await docxOf(plainResume.slice(2), { header: plainResume.slice(0, 2) });
      const { body } = await upload(file, "resume.docx").expect(200);
      expect(body.personalDetails.name).toBe("Grace Okafor");
      expect(body.personalDetails.email).toBe("grace.okafor@example.org");
      expect(body.experience).toHaveLength(2);
    });

    it("is read from an old Word file, whatever its name says", async () => {
      const file = readFileSync("server/features/resume/fixtures/designer.doc");
      const { body } = await upload(file, "resume.docx").expect(200);
      expect(body.personalDetails.name).toBe("Sofia Lindqvist");
      expect(body.experience.map((job: { company: string }) => job.company)).toEqual(["Klarna", "Klarna", "Spotify"]);
      expect(body.education).toHaveLength(2);
    });

    it("says what was read without certainty and what was left over", async () => {
      const lines = [...plainResume, "", "Hobbies", "Wild swimming and brass bands"];
      const { body } = await upload(pdfOf(lines)).expect(200);
      expect(body.report.leftover).toContainEqual({ heading: "Hobbies", lines: ["Wild swimming and brass bands"] });
      expect(Array.isArray(body.report.unsure)).toBe(true);
    });

    it("says which of its pages is a picture, when others hold text", async () => {
      const { body } = await upload(pdfWithPicture(plainResume)).expect(200);
      expect(body.report.pictures).toEqual([2]);
      expect(body.experience).toHaveLength(2);
      const { body: other } = await upload(pdfOf(plainResume)).expect(200);
      expect(other.report.pictures).toBeUndefined();
    });
  });

  describe("a file that is no resume", () => {
    const truncated = pdfOf(plainResume).subarray(0, 700);
    const cases: [name: string, file: () => Buffer | Promise<Buffer>, status: number, message: RegExp][] = [
      ["a picture", () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]), 415, /is an image.*save it as a PDF/],
      ["a photo", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]), 415, /is an image/],
      ["a program that is called resume.pdf", () => Buffer.from("MZ\x90\0 this program"), 415, /Invalid file type/],
      ["five megabytes of zeros", () => Buffer.alloc(5 * 1024 * 1024), 415, /Invalid file type/],
      ["more than five megabytes", () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, /less than 5MB/],
      ["an empty file", () => Buffer.alloc(0), 422, /empty/],
      ["a PDF with a password", () => pdfOf(plainResume, { password: "secret" }), 422, /password/],
      ["a scan without text", scannedPdf, 422, /couldn't read/],
      ["a PDF that was cut off", () => truncated, 422, /damaged/],
      ["noise behind a PDF header", () => Buffer.from(`%PDF-1.7\n${"\x01\x02\xff".repeat(4000)}`), 422, /damaged/],
      ["a Word file that was cut off", async () => (await docxOf(plainResume)).subarray(0, 3000), 422, /damaged/],
      ["a zip bomb", () => bombDocx(300 * 1024 * 1024), 422, /too long to read/],
      ["a zip bomb that says it is small", () => bombDocx(1500 * 1024 * 1024, 1000), 422, /damaged|too long to read/],
      [
        "an old container without Word in it",
        () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2000)]),
        415,
        /Invalid file type/,
      ],
      ["a cover letter", () => pdfOf(plainCoverLetter), 422, /cover letter, not a resume/],
      ["a shopping list", () => pdfOf(["Flour", "Salt and pepper", "Four eggs, milk and butter"]), 422, /resume/],
    ];
    it.each(cases)("%s is refused with what to do next", async (_name, file, status, message) => {
      const visitor = app.visitor();
      const answer = await upload(await file(), "resume.pdf", visitor);
      expect(answer.body.message).toMatch(message);
      expect(answer.status).toBe(status);
      expect(Object.keys(answer.body)).toEqual(["message"]);
      await visitor.get("/api/resume/data").expect(404);
    });
  });

  describe("an upload", () => {
    it("is answered when twenty come at once, and others are served meanwhile", async () => {
      let read = 0;
      const uploads = Array.from({ length: 20 }, async (_, index) => {
        const { status } = await upload(pdfOf(plainResume), `${index}.pdf`);
        read += 1;
        return status;
      });
      await request(app.app).get("/healthz").expect(200);
      expect(read).toBeLessThan(20);
      expect(await Promise.all(uploads)).toEqual(Array.from({ length: 20 }, () => 200));
    }, 120_000);

    it.each([
      ["another field", (form: request.Test) => form.attach("file", pdfOf(plainResume), "a.pdf")],
      ["no file", (form: request.Test) => form.field("resume", "text")],
      [
        "two files",
        (form: request.Test) =>
          form.attach("resume", Buffer.from("a"), "a.pdf").attach("resume", Buffer.from("b"), "b.pdf"),
      ],
      ["a field name with a huge index", (form: request.Test) => form.field("a[4294967294]", "x")],
      ["a deep field name", (form: request.Test) => form.field(`a${"[b]".repeat(30)}`, "x")],
      [
        "many fields",
        (form: request.Test) =>
          Array.from({ length: 300 }, (_, index) => index).reduce((test, index) => test.field(`f${index}`, "x"), form),
      ],
    ])("with %s is a clear 400", async (_name, fill) => {
      const answer = await fill(request(app.app).post(url));
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBeTruthy();
    });

    it("that is no form is a 415", async () => {
      await request(app.app).post(url).send({ resume: "text" }).expect(415);
    });

    it("that is cut off or never ends holds up nobody", async () => {
      const server = createServer(app.app).listen(0, "127.0.0.1");
      await new Promise((resolve) => server.once("listening", resolve));
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      const head = [
        `POST ${url} HTTP/1.1`,
        "Host: localhost",
        "Content-Type: multipart/form-data; boundary=b",
        "Content-Length: 100000",
        "",
        '--b\r\nContent-Disposition: form-data; name="resume"; filename="r.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4',
      ].join("\r\n");
      const slow = connect(port, "127.0.0.1").on("error", () => {});
      slow.write(head);
      const cut = connect(port, "127.0.0.1").on("error", () => {});
      cut.write(head, () => cut.destroy());
      await request(`http://127.0.0.1:${port}`).post(url).attach("resume", pdfOf(plainResume), "r.pdf").expect(200);
      slow.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      expect(app.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    });
  });
});
