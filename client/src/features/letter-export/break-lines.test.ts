import { describe, expect, it } from "vitest";
import { breakLines } from "./break-lines.ts";

/** Every character one wide, so that widths can be counted by eye. */
const breakAt = (width: number, text: string) => breakLines(text, { width, measure: (part) => [...part].length });

describe("breakLines", () => {
  it("fills lines at spaces and drops the spaces between them", () => {
    expect(breakAt(11, "one  two three four-and something")).toEqual(["one two", "three four-", "and", "something"]);
  });

  it("keeps line breaks and empty lines", () => {
    expect(breakAt(20, "one\n\ntwo ")).toEqual(["one", "", "two"]);
    expect(breakAt(20, "")).toEqual([""]);
  });

  it("holds no-break spaces and the hyphens of numbers", () => {
    expect(breakAt(9, "about 10\u00A0000 km")).toEqual(["about", "10\u00A0000 km"]);
    expect(breakAt(12, "call 503 555-0148 today and then again")).toContain("555-0148");
  });

  it("shows a soft hyphen only where the line ends", () => {
    expect(breakAt(11, "Donau\u00ADdampf\u00ADschiff")).toEqual(["Donaudampf-", "schiff"]);
    expect(breakAt(30, "Donau\u00ADdampf\u00ADschiff")).toEqual(["Donaudampfschiff"]);
  });

  it("breaks an address at its joints and a wordless wall between characters", () => {
    expect(breakAt(12, "https://example.com/a/long/path")).toEqual(["https://", "example.com/", "a/long/path"]);
    expect(breakAt(10, "x".repeat(25))).toEqual(["x".repeat(10), "x".repeat(10), "xxxxx"]);
  });

  it("never breaks inside what a person counts as one character", () => {
    const nurse = "👩🏽‍⚕️";
    expect(breakAt(9, nurse.repeat(4)).join("")).toBe(nurse.repeat(4));
    for (const line of breakAt(9, nurse.repeat(4))) expect(line.replaceAll(nurse, "")).toBe("");
  });

  it("leaves no short word alone on the last line", () => {
    expect(breakAt(16, "they work on the floor.")).toEqual(["they work on", "the floor."]);
  });

  it("loses nothing of a long text", () => {
    const text = "wort ".repeat(20_000).trim();
    expect(breakAt(80, text).join(" ")).toBe(text);
    expect(breakAt(80, "x".repeat(100_000)).join("")).toBe("x".repeat(100_000));
  });
});
