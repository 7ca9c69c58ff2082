import { describe, expect, it } from "vitest";
import { readHighlights } from "./read-highlights.ts";

const postsIn = (text: string) => readHighlights(text, "2026-11-21").map(({ post }) => post?.title ?? null);

describe("a highlight with a place and a year", () => {
  it.each([
    "MA Museum Studies, University of Leicester, 2020",
    "BSc in Physics, University of Leeds, 2017",
    "Bachelor of Arts, Lakeside University, 2018",
    "Master's degree in Nursing, Lakeside University, 2018",
    "PhD, Princeton University, 2023",
  ])("is no post where it is a degree: %s", (line) => {
    expect(postsIn(line)).toEqual([null]);
  });

  it.each([
    ["Learning Officer, Tidewater Science Centre, since 2021", "Learning Officer"],
    ["Master Electrician, Volt & Sons, 2019 to 2022", "Master Electrician"],
    ["MA, Lakeside Clinic, 2019 to 2022", "MA"],
    ["PhD Researcher, Princeton University, 2019 to 2023", "PhD Researcher"],
    ["Diploma Course Manager, City College, 2019 to 2022", "Diploma Course Manager"],
  ])("is a post where somebody worked: %s", (line, title) => {
    expect(postsIn(line)).toEqual([title]);
  });
});

it("keeps plain lines with the post above them, unless that post told of itself on its own line", () => {
  const below = readHighlights(
    "Charge Nurse, Mercy Lakeside, since 2022\nLead the response team\nTrained eleven colleagues",
    "2026-11-21",
  );
  expect(below.map(({ post, line }) => [post?.company ?? null, line])).toEqual([
    ["Mercy Lakeside", ""],
    ["Mercy Lakeside", "Lead the response team"],
    ["Mercy Lakeside", "Trained eleven colleagues"],
  ]);
  const apart = readHighlights("Cook, Salt House, since 2022: 120 covers a night\nHelped at the shelter", "2026-11-21");
  expect(apart.at(-1)).toMatchObject({ post: null, line: "Helped at the shelter" });
});
