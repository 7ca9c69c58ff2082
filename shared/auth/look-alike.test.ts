import { describe, expect, it } from "vitest";
import { inPlainLetters, mixesAlphabets } from "./look-alike.ts";

describe("letters of several alphabets in one name", () => {
  it.each(["аdmin", "αdmin", "admіn", "Ꭺdmin", "ꓮdmin", "adminـ", "маrа", "σмега"])("are noticed in %s", (name) => {
    expect(mixesAlphabets(name)).toBe(true);
  });

  it.each([
    ...["admin", "Jürgen_77", "Žofie Ďurišová", "o’neil", "oʼneil", "ışık", "42"],
    ...["Мария", "ольга2", "Ελένη", "नमस्ते", "مريم", "한국어 fan", "山田タロウ", "Tarō山田", "Աննա"],
  ])("are not in %s", (name) => {
    expect(mixesAlphabets(name)).toBe(false);
  });
});

describe("a name in plain letters", () => {
  it.each([
    ["аԁmіn", "admin"],
    ["admın", "admin"],
    ["ɑdmin", "admin"],
    ["АDМIN", "ADMIN"],
    ["сора", "copa"],
    ["Jürgen", "Jürgen"],
  ])("reads %s as %s", (name, plain) => {
    expect(inPlainLetters(name)).toBe(plain);
  });
});
