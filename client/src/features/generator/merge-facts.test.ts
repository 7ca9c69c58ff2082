import { describe, expect, it } from "vitest";
import { emptyMaterial, type Facts, type Job } from "#shared/material/material.schema.ts";
import { mergeFacts } from "./merge-facts.ts";

const origin = { from: "typed" as const };
const line = (id: string, text = id) => ({ id, origin, confirmed: true, text });
const job = (id: string, ...lines: string[]): Job => ({
  ...{ id, origin, confirmed: true, title: id, employer: "", place: "", from: "", to: "" },
  lines: lines.map((text) => line(text)),
});
const plain = (...texts: string[]): Facts => ({ ...emptyMaterial, plain: texts.map((text) => line(text)) });
const jobs = (...list: Job[]): Facts => ({ ...emptyMaterial, jobs: list });
const texts = ({ plain: lines }: Facts) => lines.map(({ text }) => text);

describe("facts that two tabs changed", () => {
  it("hold what either added, and lose what either removed", () => {
    expect(texts(mergeFacts(plain("a", "b"), plain("a", "b", "mine"), plain("a", "b", "theirs")))).toEqual([
      "a",
      "b",
      "mine",
      "theirs",
    ]);
    expect(texts(mergeFacts(plain("a", "b", "c"), plain("b", "c"), plain("a", "b")))).toEqual(["b"]);
  });

  it("keep a row that one removed and the other changed", () => {
    const changed = { ...emptyMaterial, plain: [line("a", "changed")] };
    expect(texts(mergeFacts(plain("a"), changed, plain()))).toEqual(["changed"]);
  });

  it("take the other's change where this tab made none, and this tab's where both did", () => {
    const of = (text: string) => ({ ...emptyMaterial, plain: [line("a", text)] });
    expect(texts(mergeFacts(of("was"), of("was"), of("theirs")))).toEqual(["theirs"]);
    expect(texts(mergeFacts(of("was"), of("mine"), of("theirs")))).toEqual(["mine"]);
  });

  it("join lines under one job, and keep a job that gets a line while the other removes it", () => {
    const merged = mergeFacts(jobs(job("j", "a")), jobs(job("j", "a", "mine")), jobs(job("j", "a", "theirs")));
    expect(merged.jobs[0]?.lines.map(({ text }) => text)).toEqual(["a", "mine", "theirs"]);
    expect(mergeFacts(jobs(job("j", "a")), jobs(job("j", "a", "mine")), jobs()).jobs).toHaveLength(1);
    expect(mergeFacts(jobs(job("j", "a")), jobs(), jobs(job("j", "a", "theirs"))).jobs).toHaveLength(1);
    expect(mergeFacts(jobs(job("j", "a")), jobs(), jobs(job("j", "a"))).jobs).toHaveLength(0);
  });
});
