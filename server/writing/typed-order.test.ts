import { describe, expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

type Lines = { jobs: number[]; plain: number[] };

/** A letter from rows that were pasted in these lines. */
function written(lines: Lines, templateId: string | null = null): string {
  const request = toRequest({
    ...{ lang: "en", first: "Ann", last: "Lee", role: "Orchard Keeper", company: "Marlpit" },
    jobs: [
      ["Gardener", "Old Mill", "2019", "now", []],
      ["Porter", "St Bride's", "2014", "2019", []],
    ],
    plain: ["I prune forty apple trees every winter.", "I taught my neighbours how to graft."],
  });
  const at = (line: number | undefined) => ({ from: "pasted" as const, ...(line ? { line } : {}) });
  const material = {
    ...request.material,
    jobs: request.material.jobs.map((job, index) => ({ ...job, origin: at(lines.jobs[index]) })),
    plain: request.material.plain.map((line, index) => ({
      ...{ ...line, origin: at(lines.plain[index]), said: { en: line.text } },
    })),
  };
  return letterText(writeLetter({ ...request, templateId, material }).letter);
}

function order(text: string): string[] {
  const cues = { mill: "Old Mill", bride: "St Bride's", trees: "apple trees", graft: "how to graft" };
  return Object.entries(cues)
    .toSorted(([, one], [, other]) => text.indexOf(one) - text.indexOf(other))
    .map(([name]) => name);
}

describe("what was pasted", () => {
  it("is told in its own order: between two posts with the first, behind the last by itself", () => {
    const text = written({ jobs: [1, 4], plain: [2, 5] });
    expect(order(text)).toEqual(["mill", "trees", "bride", "graft"]);
    expect(text.split("\n\n").find((one) => one.includes("graft"))).not.toContain("St Bride's");
  });

  it("comes before the posts where it was typed before them", () => {
    expect(order(written({ jobs: [3, 4], plain: [1, 2] }))).toEqual(["trees", "graft", "mill", "bride"]);
  });

  it("follows the time of the posts where they were typed the other way round", () => {
    const text = written({ jobs: [4, 1], plain: [2, 5] });
    expect(order(text).indexOf("mill")).toBeLessThan(order(text).indexOf("bride"));
  });

  it("follows the post of today where notes end with that post", () => {
    const text = written({ jobs: [3, 1], plain: [4, 5] });
    expect(order(text)).toEqual(["mill", "trees", "graft", "bride"]);
    // What was typed before that post is about no post.
    expect(order(written({ jobs: [3, 1], plain: [2, 2] })).slice(0, 2)).toEqual(["mill", "bride"]);
  });

  it("is told as before where rows were typed by themselves or moved", () => {
    const byItself = written({ jobs: [], plain: [] });
    expect(written({ jobs: [1, 4], plain: [5, 2] })).toBe(byItself);
    expect(written({ jobs: [1], plain: [2, 3] })).toBe(byItself);
  });

  it("leaves a template that begins with something else as it is", () => {
    expect(written({ jobs: [1, 4], plain: [2, 5] }, "nonprofit")).toBe(written({ jobs: [], plain: [] }, "nonprofit"));
  });
});

describe("an answer", () => {
  const asked = (plain: string[], jobs: [string, string, string, string, string[]][]) => {
    const request = toRequest({
      ...{ lang: "en", first: "Ann", last: "Lee", role: "Orchard Keeper", asks: [["Saws", null]] },
      ...{ jobs, plain, done: [["demand", "", "I sharpened forty saws.", "p0"]] },
    });
    const at = (line: number) => ({ from: "pasted" as const, line });
    const { material } = request;
    const rows = {
      jobs: material.jobs.map((job, index) => ({ ...job, origin: at(index + 1) })),
      plain: material.plain.map((row, index) => ({ ...row, origin: at(index + 3), said: { en: row.text } })),
    };
    return letterText(writeLetter({ ...request, material: { ...material, ...rows } }).letter);
  };

  it("that is the only one is told with the post of today", () => {
    const text = asked(["dogs"], [["Gardener", "Old Mill", "2019", "now", []]]);
    expect(text.split("\n\n").find((one) => one.includes("forty saws"))).toContain("Old Mill");
  });

  it("and each line are told once where there is no post", () => {
    const text = asked(["I prune forty apple trees."], []);
    expect(text.match(/forty saws|apple trees/gu)).toHaveLength(2);
  });
});

it("keeps the full stop behind a month, and no licence twice", () => {
  const request = toRequest({
    ...{ lang: "en", first: "Sio", last: "Roe", role: "Receptionist", questions: ["When could you start?"] },
    papers: [["Full clean B licence", "", "", "driving"]],
    plain: ["I have a full clean B licence."],
    done: [["question", "", "I could start on the 4th of January. Saturday mornings are no problem.", "q0"]],
  });
  const text = letterText(writeLetter(request).letter);
  expect(text).toContain("4th of January. Saturday mornings");
  expect(text.match(/licence/gu)).toHaveLength(1);
});

it("leaves out our beginning where an answer about pay begins anew", () => {
  const request = toRequest({
    ...{ lang: "en", first: "Pri", last: "Rao", role: "Tester" },
    done: [["salary", "As to pay, I expect", "My current pay is 6.8 LPA, and I expect 9.5 LPA."]],
  });
  expect(letterText(writeLetter(request).letter)).toMatch(/(?<!expect )My current pay is 6\.8 LPA/u);
});
