import { describe, expect, it } from "vitest";
import { type EarlierLetter, findEchoes } from "./find-echoes.ts";

const letterOf = (body: string) => `Re: Nurse\n\nDear Hiring Manager,\n\n${body}\n\nKind regards,\nGrace Adeyemi`;
const stroke =
  "Every night I read the monitors of five patients alone. I would bring that to Northgate General. It would be good to hear how your unit plans its nights.";
const earlier: EarlierLetter[] = [
  { title: "Stroke unit", company: "Northgate General", content: letterOf(stroke) },
  {
    title: "Clinic",
    company: "Lakeside Clinic",
    content: letterOf("My days began with blood draws. Please tell me how your unit plans its nights and weekends."),
  },
  {
    title: "School",
    company: null,
    content: letterOf("Children ask better questions. I want to know how your unit plans its nights too."),
  },
];
const ask = (body: string, more: Partial<Parameters<typeof findEchoes>[0]> = {}) =>
  findEchoes({ text: letterOf(body), company: "St Bride's", known: "", earlier, ...more });

describe("the echo of earlier letters", () => {
  it("finds sentences that stand there too, whatever company they name", () => {
    const { repeated, compared } = ask(
      "Every night I read the monitors of five patients alone. I would bring that to St Bride's. New here is the rest of it. And one more that nobody has seen.",
    );
    expect(compared).toBe(3);
    expect(repeated).toEqual([
      { sentence: "Every night I read the monitors of five patients alone.", title: "Stroke unit" },
      { sentence: "I would bring that to St Bride's.", title: "Stroke unit" },
    ]);
  });

  it("takes the day of a month for no end of a sentence", () => {
    const before = {
      title: "Lager",
      company: null,
      content: letterOf("Ich beginne gern am 2. Mai in der Frühschicht."),
    };
    const body = "Ich beginne gern am 2. Mai in der Frühschicht. Neu ist der Rest davon.";
    expect(ask(body, { earlier: [before] }).repeated).toEqual([
      { sentence: "Ich beginne gern am 2. Mai in der Frühschicht.", title: "Lager" },
    ]);
  });

  it("finds the name of another company, unless the person worked there or the posting names it", () => {
    const body = "Something new, and nothing else, for Lakeside Clinic and its people.";
    expect(ask(body).companies).toEqual([{ name: "Lakeside Clinic", sentence: body }]);
    expect(ask(body, { known: "Nurse, Lakeside Clinic, 2020" }).companies).toEqual([]);
    expect(ask(body, { company: "Lakeside Clinic" }).companies).toEqual([]);
    expect(ask("The Lakeside Clinics are others.").companies).toEqual([]);
  });

  it("finds what every second letter has, but not what the facts say themselves", () => {
    const body = "Tell me, when we meet, how your unit plans its nights in winter.";
    expect(ask(body).worn).toEqual([{ phrase: "how your unit plans its nights", letters: 3 }]);
    expect(ask(body, { known: "I know how your unit plans its nights." }).worn).toEqual([]);
    expect(ask(body, { earlier: earlier.slice(0, 1) }).worn).toEqual([]);
  });

  it("takes another version of the same letter for no earlier one", () => {
    const again = ask(`${stroke} And more.`, { company: "Northgate General" });
    expect(again).toMatchObject({ compared: 2, repeated: [], companies: [] });
    const copied = ask(`${stroke} And more.`);
    expect([copied.repeated.length, copied.companies.length]).toEqual([2, 1]);
  });

  it("takes what was saved for the same application for this letter, however much of it was rewritten", () => {
    const copy = { title: "Copy", company: "Northgate General", content: letterOf(stroke), applicationKey: "k1" };
    const text = "Every night I read the monitors of five patients alone. The rest is new. And so is this.";
    const asked = { earlier: [copy], company: "Northgate General" };
    expect(ask(text, { ...asked, applicationKey: "k1" })).toMatchObject({ compared: 0, repeated: [] });
    expect(ask(text, { ...asked, applicationKey: "k2" }).compared).toBe(1);
  });

  it("finds nothing where there is nothing, and takes odd names and texts", () => {
    expect(ask("", { earlier: [] })).toEqual({ compared: 0, repeated: [], companies: [], worn: [] });
    const odd = [{ title: "", company: "(.*)+$ [", content: "\u0000\n\n<script>" }];
    expect(ask("I like (.*)+$ [ very much here.", { earlier: odd }).companies).toHaveLength(1);
    const many = Array.from({ length: 1_000 }, (_, at) => ({
      title: `${at}`,
      company: `Firm ${at}`,
      content: letterOf(stroke.repeat(20)),
    }));
    const started = Date.now();
    ask(stroke.repeat(10), { earlier: many });
    expect(Date.now() - started).toBeLessThan(5_000);
  });
});
