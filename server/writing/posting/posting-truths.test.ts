import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { germanTruths } from "../testing/posting-truths/de.ts";
import { englishTruths } from "../testing/posting-truths/en.ts";
import { spanishTruths } from "../testing/posting-truths/es.ts";
import { frenchTruths } from "../testing/posting-truths/fr.ts";
import { readPosting } from "./read-posting.ts";

const truths = { ...englishTruths, ...germanTruths, ...frenchTruths, ...spanishTruths };

describe.each(Object.entries(truths))("%s", (name, truth) => {
  const raw = readFileSync(new URL(`../testing/postings/${name}.txt`, import.meta.url), "utf8");
  const posting = readPosting(raw, {});

  it("names the job, the employer, the place and the person to write to", () => {
    expect(posting.language).toBe(truth.language);
    expect(posting.role?.text).toBe(truth.role);
    expect(posting.company?.text).toBe(truth.company);
    if (truth.location) expect(posting.location?.text).toBe(truth.location);
    if (truth.contact) expect(posting.contact?.text).toBe(truth.contact);
    expect(posting.informal).toBe(truth.informal ?? false);
    expect(posting.agency ?? false).toBe(truth.agency ?? false);
  });

  it.each(truth.asks)("asks as a %s in line %i for %s", (kind, line, phrase) => {
    const hit = posting.requirements.find((requirement) => requirement.text.includes(phrase));
    expect(hit?.kind).toBe(kind);
    expect(hit?.lines).toContain(line);
  });

  it("offers phrases that only this posting has", () => {
    const texts = posting.echoes.map((echo) => echo.text);
    for (const echo of truth.echoes) expect(texts).toContain(echo);
  });

  it.each(truth.print)("has in its small print the %s %s", (kind, value) => {
    const values = posting.smallPrint.filter((entry) => entry.kind === kind).map((entry) => entry.value);
    expect(
      values.some((found) => found.includes(value)),
      values.join(" | "),
    ).toBe(true);
  });

  it("keeps what is aimed at software out of everything else", () => {
    expect(posting.hostile.flatMap((passage) => passage.lines)).toEqual(truth.hostileLines ?? []);
  });
});
