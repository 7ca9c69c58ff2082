import { describe, expect, it } from "vitest";
import { toCsvLine } from "./csv-line.ts";

describe("a cell of the leads' CSV", () => {
  it.each([
    ["a sign", "=1+1"],
    ["a full-width equals sign", "\uff1d1+1"],
    ["a full-width plus", "\uff0b1"],
    ["a full-width minus", "\uff0d1"],
    ["a full-width at", "\uff20SUM(1)"],
    ["a small equals sign", "\ufe661"],
    ["a tab", "\tcmd"],
    ["a blank and a tab", " \tcmd"],
    ["a no-break space before a sign", "\u00a0=1"],
    ["a space without width before a sign", "\u200b=1"],
    ["a byte order mark before a sign", "\ufeff@a"],
    ["a word joiner before a sign", "\u2060+1"],
    ["a filler before a sign", "\u3164=1"],
    ["a soft hyphen before a sign", "\u00ad-1"],
    ["a variation selector before a sign", "\ufe0f=1"],
    ["a tag before a sign", "\u{e0041}=1"],
  ])("that begins with %s is text", (_name, text) => {
    expect(toCsvLine([text])).toBe(`'${text}\r\n`);
  });

  it.each(["Maya Okafor", "\u00c9lodie", "\u5c71\u7530", "3-5", "a=b", "(+49) 30", "\u200fשלום"])(
    "stays %j",
    (text) => {
      expect(toCsvLine([text])).toBe(`${text}\r\n`);
    },
  );
});
