import { describe, expect, it } from "vitest";
import { type Application, emptyApplication } from "./application.schema.ts";
import { applicationsCsv, figuresOf } from "./figures.ts";
import { dueOf, nextStepOf } from "./next-step.ts";
import { withStatus } from "./status.ts";

const one = (changes: Partial<Application>): Application => ({
  ...emptyApplication,
  ...{ key: "a".repeat(32), version: 1, createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "", letters: [] },
  ...changes,
});
const counted = (changes: Partial<Application>, letterKind = "Formal") => ({ ...one(changes), letterKind });

describe("one's own figures", () => {
  it("count what was sent by week, what was answered, and how long it took", () => {
    const figures = figuresOf(
      [
        counted({ source: "example.org", statusDates: { sent: "2026-11-02", no: "2026-11-12" } }),
        counted({ source: "example.org", statusDates: { sent: "2026-11-08", interview: "2026-11-10" } }),
        counted({ statusDates: { sent: "2026-11-23" } }, "No letter here"),
        counted({ statusDates: { draft: "2026-11-23" } }),
      ],
      "2026-11-24",
    );
    expect(figures).toMatchObject({ sent: 3, answered: 2, interviews: 1, offers: 0, daysToAnswer: 2 });
    expect(figures.weeks.slice(-4)).toEqual([
      { monday: "2026-11-02", sent: 2 },
      { monday: "2026-11-09", sent: 0 },
      { monday: "2026-11-16", sent: 0 },
      { monday: "2026-11-23", sent: 1 },
    ]);
    expect(figures.bySource).toEqual([
      { name: "example.org", sent: 2, answered: 2 },
      { name: "Not said", sent: 1, answered: 0 },
    ]);
    expect(figures.byLetter.map(({ name }) => name)).toEqual(["Formal", "No letter here"]);
    expect(figuresOf([], "2026-11-24")).toMatchObject({ sent: 0, daysToAnswer: null, bySource: [] });
  });

  it("leave as a table that runs nothing", () => {
    const lines = applicationsCsv([one({ role: '=cmd("x")', company: 'A, "B"', notes: "two\nlines" })]).split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFFRole,Company,/);
    expect(lines[1]).toMatch(/^"'=cmd\(""x""\)","A, ""B""",,Draft,/);
    expect(lines[1]).toContain('"two\nlines"');
  });
});

describe("what comes next", () => {
  it("is the person's own word, else it follows from the status", () => {
    expect(nextStepOf(one({ nextStep: "Call Jo", nextOn: "2026-12-01", nextAt: "10:00" }))).toEqual({
      ...{ text: "Call Jo", on: "2026-12-01", at: "10:00", own: true },
    });
    expect(
      nextStepOf(one({ status: "sent", statusDates: { sent: "2026-11-20" }, closesOn: "2026-11-10" })),
    ).toMatchObject({
      text: "Follow up",
      on: "2026-12-04",
    });
    expect(nextStepOf(one({ status: "no", nextStep: "x" }))).toBeNull();
    expect(nextStepOf(one({ unopened: true }))?.text).toBe("Read the letter");
    expect(nextStepOf(one({}))?.text).toBe("Finish the letter");
    expect(nextStepOf({ ...one({}), letters: [{ id: 1 }] })?.text).toBe("Check and send it");
  });

  it("is due by the earlier of its day and the closing date, which counts until it is sent", () => {
    expect(dueOf(one({ closesOn: "2026-12-01", nextOn: "2026-12-05" }))).toBe("2026-12-01");
    expect(dueOf(one({ status: "interview", closesOn: "2026-12-01", nextOn: "2026-12-05" }))).toBe("2026-12-05");
    expect(dueOf(one({ status: "offer" }))).toBeNull();
  });
});

describe("a status", () => {
  it("keeps the days on the way, and loses those after it", () => {
    const sent = withStatus({ status: "draft", statusDates: { draft: "2026-11-01" } }, "sent", "2026-11-05");
    expect(sent.statusDates).toEqual({ draft: "2026-11-01", sent: "2026-11-05" });
    expect(withStatus(sent, "draft", "2026-11-09").statusDates).toEqual({ draft: "2026-11-01" });
    const no = withStatus(sent, "no", "2026-11-20");
    expect(withStatus(no, "withdrawn", "2026-11-21").statusDates).toEqual({
      draft: "2026-11-01",
      sent: "2026-11-05",
      withdrawn: "2026-11-21",
    });
    expect(withStatus(sent, "sent", "2026-11-30").statusDates.sent).toBe("2026-11-05");
  });
});
