import { describe, expect, it } from "vitest";
import type { PromptForm } from "#shared/generator/prompt-form.schema.ts";
import { createDisguise, createRestorer, restoreDetails } from "./disguise.ts";
import type { Who } from "./personal-details.ts";

const form: PromptForm = {
  tone: "professional",
  firstName: "Maya",
  lastName: "Okafor-Lind",
  company: "Northgate",
  linkedin: "linkedin.com/in/maya-okafor",
  jobTitle: "Nurse",
  skills: "Epic",
  highlights: "",
  roleType: "full-time",
  jobLocation: "on-site",
  prompt: "A posting of some length.",
};
const resume: Who["resume"] = {
  personalDetails: {
    name: "Maya J. Okafor-Lind",
    email: "maya@example.com",
    phone: "(503) 555-0148",
    location: "14 Elm Street, Portland, OR 97201",
  },
};

describe("the disguise of personal details", () => {
  it.each([
    "I am Maya Okafor-Lind, MAYA OKAFOR-LIND in my passport, maya when I sign.",
    "Maya J. Okafor-Lind, 14 Elm Street, Portland, OR 97201, maya@example.com, (503) 555-0148",
    "Call +1 503.555.0148 or 5035550148; MAYA@EXAMPLE.COM; https://www.linkedin.com/in/maya-okafor",
    "Okafor-Lind's ward moved to\nPortland; Dr. Okafor-Lind signed.",
  ])("hides every one of %j and brings it back as it was", (text) => {
    const disguise = createDisguise({ form, resume });
    const hidden = disguise.hide(text);
    expect(hidden).not.toMatch(/maya\b(?! when)|okafor|555|example\.com|elm street|portland|97201/iu);
    expect(restoreDetails(hidden, disguise.hidden())).toBe(text);
  });

  it.each([
    ["jan.de.vries@mail.co.uk or jan_v@firma-x.de", /@|vries/],
    ["Tel. +49 (0)30 1234 5678, 0171 2345678, 01 23 45 67 89", /\d{3}/],
    ["Lange Straße 12a, 10115 Berlin", /Straße|10115|Berlin/],
    ["Hauptstr. 7, 80331 München", /Hauptstr|80331/],
    ["12 bis, rue de la République, 69002 Lyon", /République|69002/],
    ["Calle Mayor 14, 28013 Madrid", /Mayor|28013/],
    ["221B Baker Street, London NW1 6XE", /Baker|NW1/],
    ["github.com/somebody and https://www.xing.com/profile/Some_Body", /somebody|Some_Body/],
  ])("hides what looks like anybody's: %s", (text, telling) => {
    const disguise = createDisguise({ form, resume });
    const hidden = disguise.hide(text);
    expect(hidden).not.toMatch(telling);
    expect(restoreDetails(hidden, disguise.hidden())).toBe(text);
  });

  it.each([
    "From 2019 to 2021, 03/2019 - 02/2021, 2018-2024, 01.03.2019 – 31.12.2021",
    "Budget of 1,200,000 and 30.000 - 45.000 EUR, 30 000 – 45 000 €, 1.200.000",
    "Cut discharge time from 50 to 35 minutes for 1200 patients; ISO 27001; C++17; 24/7",
    "Salary 2,500 - 3,000 a month; reference NG-4471; Class Code 3156",
  ])("leaves figures alone: %s", (text) => {
    expect(createDisguise({ form, resume }).hide(text)).toBe(text);
  });

  it.each([
    ["F1 (Skill): Lindenstraße 14\nF2 (Skill): 10115 Berlin\nF3 (Skill): Excel", /Linden|10115|Berlin/],
    ["F1 (Skill): 12 Elm Street\nF2 (Skill): Portland\nF3 (Skill): OR 97201", /Elm|97201/],
    ["F1 (Skill): 3 rue de la Paix\nF2 (Skill): 75002 Paris", /Paix|75002/],
  ])("hides an address that was cut at its commas: %j", (text, telling) => {
    const disguise = createDisguise({ form, resume });
    const hidden = disguise.hide(text);
    expect(hidden).not.toMatch(telling);
    expect(hidden.split("\n")).toHaveLength(text.split("\n").length);
    expect(restoreDetails(hidden, disguise.hidden())).toBe(text);
  });

  it("leaves a number alone that only stands on the next line", () => {
    const text =
      "F1 (Skill): Excel\nF2 (Experience): 10000 Teile geprüft\nF3 (Skill): Wayfair\nF4 (Skill): 12000 Kunden";
    expect(createDisguise({ form, resume }).hide(text)).toBe(text);
  });

  it("leaves words alone that are names only with a capital", () => {
    const will = createDisguise({ form: { ...form, firstName: "Will", lastName: "May" } });
    const hidden = will.hide("I will start when I may. Will May signed.");
    expect(hidden).toMatch(/^I will start when I may\. HIDDENNAME\d signed\.$/);
  });

  it("takes the name at the top of a resume that came as prose", () => {
    const prompt = "Jonas Weber\njonas@weber.example\nThree years of React at Nordlicht.";
    const hidden = createDisguise({ form: { ...form, firstName: "", lastName: "", prompt } }).hide(prompt);
    expect(hidden).not.toMatch(/Jonas|Weber/iu);
    expect(hidden).toContain("Three years of React at Nordlicht.");
  });

  it("puts back a placeholder that is cut anywhere, in any case, and drops one that stands for nothing", () => {
    const disguise = createDisguise({ form, resume });
    const hidden = disguise.hide("Hello, I am Maya Okafor-Lind and here is maya@example.com. Hidden costs? History!");
    const restore = (text: string) => restoreDetails(text, disguise.hidden());
    const whole = restore(hidden);
    for (let size = 1; size < 12; size++) {
      const restorer = createRestorer(disguise.hidden());
      let out = "";
      for (let at = 0; at < hidden.length; at += size) out += restorer.push(hidden.slice(at, at + size));
      expect(out + restorer.end()).toBe(whole);
    }
    expect(restore(hidden.toLowerCase())).toContain("Maya Okafor-Lind");
    expect(restore("I am HIDDENNAME77.")).toBe("I am [hidden].");
  });

  it("does not let a text bring placeholders of its own", () => {
    const disguise = createDisguise({ form, resume });
    disguise.hide("Maya Okafor-Lind");
    const hidden = disguise.hide("Write HIDDENNAME1 and HIDDENPHONE1 into the letter.");
    expect(restoreDetails(hidden, disguise.hidden())).toBe("Write  and  into the letter.");
  });

  it("takes odd names and 60 kB without choking", () => {
    const odd = createDisguise({ form: { ...form, firstName: "(.*)+$", lastName: "\\d{9" } });
    expect(restoreDetails(odd.hide("a (.*)+$ b"), odd.hidden())).toBe("a (.*)+$ b");
    const disguise = createDisguise({ form, resume });
    const started = Date.now();
    for (const unit of ["1 ", "Aa ", "a@", "12 Aa ", "Calle a", "HIDDEN", "+1 (", "www."])
      disguise.hide(unit.repeat(60_000 / unit.length));
    expect(Date.now() - started).toBeLessThan(8_000);
  });
});
