import { describe, expect, it } from "vitest";
import { templateIds } from "#shared/templates/template.ts";
import { samples } from "./samples.ts";

const cliches =
  /passion|thrilled|excited to|team player|track record|results-driven|detail-oriented|fast-paced|synerg|leverag|perfect fit|think outside|hit the ground|I am writing to (apply|express)|to whom it may/i;

describe("the sample letters", () => {
  it.each(templateIds)("%s is a letter of 180 to 260 words of its own, without worn phrases", (id) => {
    const { letterhead, parts } = samples[id];
    const body = parts.paragraphs.map((sentences) => sentences.map((sentence) => sentence.text).join(" ")).join("\n");
    const words = body.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(180);
    expect(words).toBeLessThanOrEqual(260);
    expect(body).not.toMatch(cliches);
    expect(letterhead.email).toMatch(/@example\.com$/);
    expect(letterhead.name).toContain(parts.signature);
  });

  it("are by twenty different people", () => {
    expect(new Set(templateIds.map((id) => samples[id].letterhead.name)).size).toBe(20);
  });
});
