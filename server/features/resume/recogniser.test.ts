import { describe, expect, it } from "vitest";
import { hostilePictures } from "#server/testing/hostile-pdfs.ts";
import { pdfWithPicture, plainResume, scannedResume } from "#server/testing/resume-files.ts";
import { extractPdf } from "./extract-pdf.ts";
import { compose, identity, invert, type Matrix } from "./matrix.ts";
import { paintPage } from "./paint-page.ts";
import { createRecogniser } from "./recogniser.ts";

/** Black left half, white right half, two dots high. */
const halves = {
  width: 2,
  height: 2,
  kind: 2,
  data: new Uint8Array([0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 255, 255]),
};

describe("text in pictures", { timeout: 120_000 }, () => {
  it.each([0, 3])("is recognised however the page lies: %s quarters turned", async (quarters) => {
    const seen: unknown[] = [];
    const { lines, pictures, recognised } = await extractPdf(scannedResume({ quarters }), (page) => seen.push(page));
    expect(seen).toEqual([{ page: 1, pages: 1 }]);
    expect(pictures).toEqual([]);
    expect(recognised?.pages).toEqual([1]);
    const texts = lines.map(({ text }) => text);
    expect(texts[0]).toBe("Grace Okafor");
    expect(texts).toContain("Ran a team of nine bakers");
    expect(texts).toContainEqual(expect.stringMatching(/^Baker, Northern Loaf .*\tJan 2015/));
    expect(lines.find(({ text }) => text === "Cut waste by a fifth")?.bullet).toBe(true);
  });

  it("is left alone where nobody waits for it", async () => {
    await expect(extractPdf(scannedResume())).rejects.toThrow("scan");
    expect((await extractPdf(scannedResume({ before: plainResume }))).pictures).toEqual([2]);
  });

  it("is not looked for among more dots than pages have", async () => {
    const file = hostilePictures["the same large picture two hundred times"]?.() ?? Buffer.alloc(0);
    await expect(extractPdf(file, () => null)).rejects.toMatchObject({ problem: "tooComplex" });
  });

  it("is given up on a page that takes longer than any text", async () => {
    const recogniser = createRecogniser(20);
    const page = paintPage({ width: 500, height: 700 }, []);
    await expect(recogniser.read(page)).rejects.toMatchObject({ problem: "tooComplex" });
    await recogniser.close();
  });

  it("is told to be missing where there is a picture and no text in it", async () => {
    const { pictures, recognised } = await extractPdf(pdfWithPicture(plainResume), () => null);
    expect({ pictures, recognised }).toEqual({ pictures: [2], recognised: undefined });
  });
});

describe("the pictures of a page", () => {
  const place: Matrix = [72, 0, 0, 72, 0, 0];

  it("are painted where the page places them, at 200 dots an inch", () => {
    const page = paintPage({ width: 144, height: 72 }, [{ picture: halves, place }]);
    expect({ width: page.width, height: page.height }).toEqual({ width: 400, height: 200 });
    const row = 100 * page.width;
    expect([50, 150, 350].map((x) => page.grey[row + x])).toEqual([0, 255, 255]);
  });

  it("let a stencil show what lies below it", () => {
    const stencil = { width: 8, height: 1, data: new Uint8Array([0b11110000]) };
    const page = paintPage({ width: 72, height: 72 }, [
      { picture: halves, place },
      { picture: stencil, place },
    ]);
    expect([50, 150].map((x) => page.grey[x])).toEqual([0, 0]);
  });

  it("are painted smaller on a page that is too large", () => {
    expect(paintPage({ width: 10_000, height: 5_000 }, []).width).toBe(2_600);
  });
});

describe("matrices", () => {
  it("undo each other", () => {
    const matrix: Matrix = [2, 1, -1, 3, 10, 20];
    const back = invert(matrix);
    expect(back && compose(matrix, back).map((number) => Math.round(number * 1e6) / 1e6)).toEqual(identity);
    expect(invert([1, 1, 1, 1, 0, 0])).toBeNull();
  });
});
