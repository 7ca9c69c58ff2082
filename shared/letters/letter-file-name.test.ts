import { describe, expect, it } from "vitest";
import { letterFileName, textFileName } from "./letter-file-name.ts";

const bytesOf = (name: string) => encodeURIComponent(name).replace(/%../g, "_").length;

describe("textFileName", () => {
  it.each([
    ["Registered Nurse - Northgate!", "registered_nurse___northgate_.txt"],
    ["Nurse2", "nurse2.txt"],
    ["Größe Żółć Щербаков", "größe_żółć_щербаков.txt"],
    ["../../etc/passwd", "______etc_passwd.txt"],
    ["con", "con_.txt"],
    ["   ", "cover_letter.txt"],
    ["", "cover_letter.txt"],
    ["a\u0000b\ud800", "a_b_.txt"],
  ])("turns %j into %s", (title, name) => {
    expect(textFileName(title)).toBe(name);
  });

  it("stays under the limit of file systems", () => {
    expect(bytesOf(textFileName("щ".repeat(5_000)))).toBeLessThan(256);
  });
});

describe("letterFileName", () => {
  const pdf = (fullName?: string, jobTitle?: string) => letterFileName({ fullName, jobTitle, extension: "pdf" });

  it.each([
    ["Amara Okonjo", "Correctional Nurse", "Cover Letter - Amara Okonjo - Correctional Nurse.pdf"],
    ["Amara Okonjo", "", "Cover Letter - Amara Okonjo.pdf"],
    [undefined, undefined, "coverletter.pdf"],
    ["Zoë O'Neil", "UX/UI Designer", "Cover Letter - Zoë O'Neil - UX-UI Designer.pdf"],
    ["  Bo\t\n Li ", 'Chef: "Grill" <hot>?*', "Cover Letter - Bo Li - Chef- Grill hot.pdf"],
    ["\u202Egpj.exe", "..", "Cover Letter - gpj.exe.pdf"],
    ["Ann", "Sr. Dev. ", "Cover Letter - Ann - Sr. Dev.pdf"],
    ["Дмитрий Щербаков", "Koch\u0000", "Cover Letter - Дмитрий Щербаков - Koch.pdf"],
  ])("names the file of %j as %j", (name, job, expected) => {
    expect(pdf(name, job)).toBe(expected);
  });

  it("stays under the limit of file systems and never cuts a character in half", () => {
    const name = pdf("😀".repeat(200), "职".repeat(400));
    expect(bytesOf(name)).toBeLessThan(256);
    expect(name.isWellFormed()).toBe(true);
  });
});
