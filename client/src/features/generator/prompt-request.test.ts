import { describe, expect, it } from "vitest";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { promptRequestSchema } from "#shared/generator/prompt.schema.ts";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { changeRequest, combinedPrompt, previewRequest, unlockRequest } from "./prompt-request.ts";

const form = promptFormSchema.parse({
  firstName: "Grace",
  lastName: "Adeyemi",
  skills: "telemetry",
  prompt: "We need a nurse.\nTelemetry required.",
});
const order = { form, prompt: combinedPrompt(form) };
const person = {
  name: " Grace ",
  email: "grace@example.com",
  jobTitle: "",
  source: "Google",
  otherSource: "left over",
};
const version = { answer: wholeAnswer(), text: null };

describe("what is asked of the server", () => {
  it("names everything told in the prompt, and nothing as Unknown", () => {
    expect(order.prompt).toContain("Grace Adeyemi");
    expect(order.prompt).toContain("Telemetry required.");
    expect(order.prompt).not.toMatch(/Unknown|undefined/);
  });

  it("sends an empty e-mail for a preview", () => {
    expect(previewRequest(order)).toMatchObject({ email: "", name: "Grace Adeyemi", letter: { task: "generate" } });
  });

  it("unlocks the same prompt and form, with who asks", () => {
    const request = unlockRequest(order, person, version.answer.draftId);
    expect(request).toMatchObject({ name: "Grace", email: "grace@example.com", source: "Google", otherSource: "" });
    expect([request.prompt, request.letter?.form]).toEqual([order.prompt, form]);
    expect(request.letter?.draftId).toBe(version.answer.draftId);
  });

  it("regenerates from posting and tone, and translates posting and letter", () => {
    const again = changeRequest({ order, person, version, change: { task: "regenerate", tone: "formal" } });
    expect(again.prompt).toBe(`${form.prompt}\n\nTone: formal`);
    const german = changeRequest({ order, person, version, change: { task: "translate", language: "de" } });
    expect(german.prompt).toContain("to German");
    expect(german.prompt).toContain(version.answer.result);
  });

  it("sends the person's own words along where they edited", () => {
    const edited = { ...version, text: "Dear Ann," };
    const request = changeRequest({ order, person, version: edited, change: { task: "translate", language: "fr" } });
    expect(request.letter?.text).toBe("Dear Ann,");
  });

  it("fits what the server takes even when every field is full", () => {
    const full = promptFormSchema.parse({
      ...form,
      firstName: "x".repeat(100),
      skills: "x".repeat(4_000),
      highlights: "x".repeat(8_000),
      prompt: "x".repeat(60_000),
    });
    const kept = { form: full, prompt: combinedPrompt(full) };
    const long = { ...version, text: "x".repeat(20_000) };
    const translate = changeRequest({
      order: kept,
      person,
      version: long,
      change: { task: "translate", language: "fr" },
    });
    for (const request of [previewRequest(kept), translate]) promptRequestSchema.parse(request);
  });
});
