import { describe, expect, it } from "vitest";
import { docxOf, scannedPdf } from "#server/testing/resume-files.ts";
import { FileError } from "./file-problem.ts";
import { createResumeService } from "./resume.service.ts";

describe("a file without text", () => {
  const scan = async () => {
    throw new FileError("scan");
  };
  async function readTwice(file: Buffer): Promise<boolean> {
    let recognised = false;
    const recogniser = {
      read: async () => {
        recognised = true;
        return scan();
      },
    };
    const service = createResumeService({ reader: { read: scan, warmUp: () => {} }, recogniser });
    const visit = { visitor: "v", address: "a", gone: new AbortController().signal };
    await expect(service.beginImport(visit).read(file)).rejects.toMatchObject({ code: "unusable" });
    return recognised;
  }

  it("is looked at for pictures of text where it is a PDF", async () => {
    expect(await readTwice(scannedPdf())).toBe(true);
  });

  it("takes nobody's turn to have pictures read where it is a Word file", async () => {
    expect(await readTwice(await docxOf([]))).toBe(false);
  });
});

describe("a file that is on its way", () => {
  it("has a process made ready meanwhile", () => {
    let ready = false;
    const reader = {
      read: async () => {
        throw new FileError("scan");
      },
      warmUp: () => {
        ready = true;
      },
    };
    const service = createResumeService({ reader, recogniser: reader });
    service.beginImport({ visitor: "v", address: "a", gone: new AbortController().signal });
    expect(ready).toBe(true);
  });
});
