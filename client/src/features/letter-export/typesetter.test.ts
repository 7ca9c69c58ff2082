import { describe, expect, it } from "vitest";
import { readLetterFonts } from "#client/testing/letter-fonts.ts";
import { createTypesetter } from "./typesetter.ts";

const typesetter = createTypesetter({ fonts: readLetterFonts(), pictureWidth: (text) => [...text].length * 1_000 });
const style = { face: "regular", size: 1_000 } as const;
const runsOf = (text: string) => typesetter.toRuns(text, style).map(({ kind, text: part }) => `${kind}: ${part}`);

describe("createTypesetter", () => {
  // Widths as Chromium's own shaper measures them in this typeface.
  it.each([
    ["AVATAR", 3763],
    ["Year,", 2327],
    ["“Tom”", 2976],
    ["Łukasz Żółć", 5558],
    ["Ελένη Παπαδοπούλου", 10_171],
    ["Дмитрий Щербаков", 9966],
    ["Nguyễn Thị Hồng Nhung", 11_753],
    ["Typing T. Y. V. P, r. y, w. — 1947/2024", 16_705],
  ])("sets %s as wide as a browser does", (text, width) => {
    expect(typesetter.widthOf(text, style)).toBeCloseTo(width, 0);
  });

  it("parts a line where the font kerns, and loses nothing", () => {
    expect(runsOf("To")).toEqual(["glyphs: T", "glyphs: o"]);
    expect(runsOf("mm")).toEqual(["glyphs: mm"]);
  });

  it("gives what the typeface lacks to pictures, phrase by phrase", () => {
    expect(runsOf("Dear محمد علي, 王")).toEqual(expect.arrayContaining(["picture: محمد علي", "picture: 王"]));
    expect(typesetter.missingFrom("a 王王 👩🏽‍⚕️ ж")).toEqual(["王", "👩🏽‍⚕️"]);
  });

  it("takes an accent together with its letter", () => {
    expect(typesetter.missingFrom("a\u0331b")).toEqual(["a\u0331"]);
  });

  it("measures nothing as nothing", () => {
    expect(typesetter.widthOf("", style)).toBe(0);
    expect(typesetter.toRuns("\u00AD\u200B", style)).toEqual([]);
  });
});
