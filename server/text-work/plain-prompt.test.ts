import { describe, expect, it } from "vitest";
import { parsePlainPrompt, readTone, readTranslationRequest } from "./plain-prompt.ts";

describe("a prompt in prose", () => {
  it("is read by its labels", () => {
    const form = parsePlainPrompt(
      [
        "Please write a cover letter with these details:",
        "**Name:** Ana María Ruiz",
        "Skills: SQL, Tableau",
        "- Company: Harbor Freight",
        "Job Title: Data Analyst",
        "Experience: Analyst at Aegean Freight, 2019 to 2023",
        "Built 14 dashboards",
        "Tone: confident",
        "Job Description: We seek an analyst.",
        "Skills: SQL is a must.",
        "Company: we are a port.",
      ].join("\n"),
      "",
    );
    expect(form).toMatchObject({
      firstName: "Ana María",
      lastName: "Ruiz",
      skills: "SQL, Tableau",
      company: "Harbor Freight",
      jobTitle: "Data Analyst",
      highlights: "Analyst at Aegean Freight, 2019 to 2023\nBuilt 14 dashboards",
      tone: "confident",
      prompt: "We seek an analyst.\nSkills: SQL is a must.\nCompany: we are a port.",
    });
  });

  it("is read by its labels in one line too", () => {
    const form = parsePlainPrompt("Name: Ann Lee. Skills: Go, Rust. Job Description: A tools team needs help.", "");
    expect(form).toMatchObject({
      firstName: "Ann",
      lastName: "Lee",
      skills: "Go, Rust",
      prompt: "A tools team needs help.",
    });
  });

  it("is the posting where it has only labels that postings have", () => {
    const posting = "Position: Plumber\nCompany: City of LA\nWe repair mains.\nSkills: soldering\nApply on-line.";
    expect(parsePlainPrompt(posting, "Jo Park")).toMatchObject({
      firstName: "Jo",
      lastName: "Park",
      prompt: posting,
      company: "Unknown",
      skills: "",
    });
  });

  it("never throws and stays within the form's limits, whatever comes", () => {
    for (const prompt of [
      "",
      "Name:",
      "Name: \nSkills:\nJob Description:",
      `Name: ${"x".repeat(5000)}`,
      ":".repeat(9000),
    ]) {
      const form = parsePlainPrompt(prompt, "");
      expect(form.firstName.length).toBeLessThanOrEqual(100);
      expect(form.company.length).toBeLessThanOrEqual(200);
    }
  });

  it("asks for a tone or a language in words", () => {
    expect(readTone("Please rewrite it in a friendly tone.")).toBe("friendly");
    expect(readTone("Tone: Enthusiastic")).toBe("enthusiastic");
    expect(readTone("A formal dinner")).toBeNull();
    expect(readTranslationRequest("Please translate this cover letter to French.")).toBe("fr");
    expect(readTranslationRequest("Translate the following into German:")).toBe("de");
    expect(readTranslationRequest("You speak Spanish")).toBeNull();
  });
});
