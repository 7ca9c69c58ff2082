import { describe, expect, it } from "vitest";
import { englishCountryIn } from "./english-country.ts";

describe("the country of an English letter", () => {
  it.each([
    ["gb", "Bristol"],
    ["us", "Bristol, CT"],
    ["gb", "London"],
    ["us", "London, Ontario"],
    ["us", "New York, NY 10013"],
    ["us", "Manchester, New Hampshire"],
    ["gb", "near Totnes, Devon"],
    ["gb", "Dublin"],
    ["gb", "Sydney, Australia"],
    ["us", "Toronto"],
    ["gb", "Pay: £26,500 a year, pro rata."],
    ["us", "Pay: $26 an hour."],
    ["gb", "Apply to jobs@harboursidebooks.co.uk"],
    ["gb", "Call 07700 900123"],
    ["us", "Call (555) 010-4477"],
    ["gb", "£".repeat(100_000)],
    [null, "A1 ".repeat(40_000)],
    [null, "((((".repeat(25_000)],
    [null, "Munich"],
    [null, "We sell books."],
    [null, "We are the housekeeping team. Ask us in Oct, OK?"],
    [null, ""],
  ])("is %s by %j", (country, text) => {
    expect(englishCountryIn([text])).toBe(country);
  });

  it("is that of the place first, then that of the posting, then the person's own", () => {
    expect(englishCountryIn(["Bristol", "Our head office is in New York, NY."])).toBe("gb");
    expect(englishCountryIn(["", "Our office is in New York, NY.", "Bristol"])).toBe("us");
    expect(englishCountryIn(["", "We sell books.", "Bristol\n07700 900123"])).toBe("gb");
    expect(englishCountryIn(["", "", "\n"])).toBeNull();
  });
});
