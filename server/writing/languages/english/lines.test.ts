import { expect, it } from "vitest";
import { inForm, isDeed, readLine } from "./lines.ts";

it.each([
  ["Treats 12 patients a day", "treat 12 patients a day", "treating 12 patients a day"],
  ["Runs the return-to-run clinic", "run the return-to-run clinic", "running the return-to-run clinic"],
  [
    "Carried out reactive and planned maintenance",
    "carry out reactive and planned maintenance",
    "carrying out reactive and planned maintenance",
  ],
  ["Act as shift lead on a 24-bed ward", "act as shift lead on a 24-bed ward", "acting as shift lead on a 24-bed ward"],
  [
    "Ran 20 days for staff, rated 4.6 out of 5",
    "run 20 days for staff, rated 4.6 out of 5",
    "running 20 days for staff, rated 4.6 out of 5",
  ],
  ["Leads five cooks", "lead five cooks", "leading five cooks"],
  ["Reared 110 calves and lost 3", "rear 110 calves and lose 3", "rearing 110 calves and losing 3"],
  [
    "Compiled the annual reports, submitted on time every year",
    "compile the annual reports, submitted on time every year",
    "compiling the annual reports, submitted on time every year",
  ],
  [
    "Produced a documentary, shortlisted for an award",
    "produce a documentary, shortlisted for an award",
    "producing a documentary, shortlisted for an award",
  ],
  ["Lease 312 homes", "lease 312 homes", "leasing 312 homes"],
  [
    "Build home programs and document in Epic",
    "build home programs and document in Epic",
    "building home programs and documenting in Epic",
  ],
])("%s is work that the person tells of themselves", (typed, base, gerund) => {
  const line = readLine(typed);
  if (line.kind !== "work") throw new Error(line.kind);
  expect([inForm(line, "base"), inForm(line, "gerund")]).toEqual([base, gerund]);
});

it("what somebody was before is told of themselves", () => {
  const line = readLine("Before that kitchen porter at a pub");
  expect(line).toMatchObject({ kind: "finite", over: "was a kitchen porter at a pub before that" });
});

it("what somebody is beside their work is told of themselves", () => {
  expect(readLine("Mentor for 2 new starters")).toMatchObject({ running: "am a mentor for 2 new starters" });
  expect(readLine("Treasurer of the choir")).toMatchObject({ over: "was treasurer of the choir" });
  expect(readLine("Mentor new starters").kind).toBe("work");
});

it("what came of a deed is no part of how it was done", () => {
  expect(["Ran background checks", "Answered reviews, rating went up"].map(isDeed)).toEqual([true, false]);
});

it("a sentence of what somebody did is work, one of what they are like stands as typed", () => {
  expect(readLine("I worked on the front desk of a vet").kind).toBe("work");
  expect(readLine("I like dogs").kind).toBe("sentence");
  expect(readLine("I repaired it because my father asked").kind).toBe("sentence");
});

it.each([
  "Testing and inspection of distribution boards, about 60 a year",
  "Washing up, prep and deliveries",
  "Servicing and repairs on trucks, mostly Volvos",
  "Treats and snacks for parties",
  "Reports to the board",
  "Sales of 2 million",
])("%s is a thing", (typed) => {
  expect(readLine(typed).kind).toBe("thing");
});

it("to plan something for somebody is work, and to touch-type is none to be told with a verb", () => {
  expect(readLine("Plan circle time for 18 four-year-olds").kind).toBe("work");
  expect(readLine("touch typing 80 wpm").kind).not.toBe("work");
  expect(readLine("Leaving Cert (maths, physics)").kind).not.toBe("work");
});
