import { describe, expect, it } from "vitest";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { emptyPromptForm } from "./generator-state.schema.ts";
import { toLetterFile } from "./letter-file.ts";
import { versionEntries } from "./version-entries.ts";

const contact = { email: "", phone: "", location: "" };

function titleOf(form: { jobTitle?: string; company?: string }, subject: string): string {
  const version = { answer: wholeAnswer({ subject }), text: null, made: null };
  const order = { form: { ...emptyPromptForm, ...form }, prompt: "A nurse" };
  return toLetterFile({ version, order, contact, convention: null }).title;
}

it("compares versions as they stand on the sheet: where the form puts the subject under the greeting, so does the text", () => {
  const version = { answer: wholeAnswer({ subject: "Re: Nurse", greeting: "Dear Ms Bell," }), text: null, made: null };
  const textIn = (convention: "gb" | "us") => versionEntries([version], convention)[0]?.text.split("\n\n").slice(0, 2);
  expect(textIn("gb")).toEqual([expect.stringContaining("Dear Ms Bell"), "Re: Nurse"]);
  expect(textIn("us")).toEqual(["Re: Nurse", expect.stringContaining("Dear Ms Bell")]);
});

describe("the title a letter is offered under", () => {
  it("is the job and the company that were told", () => {
    const told = { jobTitle: "Registered Nurse", company: "Northgate General" };
    expect(titleOf(told, "Re: Charge Nurse")).toBe("Registered Nurse, Northgate General");
  });

  it.each([
    ["Re: Charge Nurse, CSU-2211", "Charge Nurse, CSU-2211"],
    ["Objet\u00a0: candidature au poste de maçon", "Candidature au poste de maçon"],
    ["Bewerbung als Lagermitarbeiter", "Bewerbung als Lagermitarbeiter"],
    ["Asunto: candidatura al puesto de enfermera", "Candidatura al puesto de enfermera"],
    ["", "Cover letter"],
  ])("is what the subject %j says where no job was told", (subject, title) => {
    expect(titleOf({}, subject)).toBe(title);
  });

  it("names the company once", () => {
    const told = { company: "Northgate General" };
    expect(titleOf(told, "Re: Charge Nurse")).toBe("Charge Nurse, Northgate General");
    expect(titleOf(told, "Re: Application to Northgate General")).toBe("Application to Northgate General");
  });
});
