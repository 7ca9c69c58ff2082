import { randomUUID } from "node:crypto";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { useTestApp } from "#server/testing/test-app.ts";
import type { Letter } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { aLetterOrder, aPosting, aPrompt } from "./testing/prompts.ts";

describe("a letter, from preview to unlock", () => {
  const test = useTestApp();
  const post = (visitor: ReturnType<typeof test.visitor>, body: object) => visitor.post("/api/prompts").send(body);
  const leads = async () => (await test.query("select * from prompt_submissions order by id")).rows;

  it("shows about the first 40 percent in whole sentences, and sends nothing of the rest", async () => {
    const visitor = test.visitor();
    const order = aLetterOrder();
    // In a letter of four sentences one of them is a quarter of it.
    order.form.highlights +=
      "\nI lead the morning huddle of nine nurses\nI wrote the fall checklist that three units use";
    const preview = await post(visitor, { ...aPrompt(), letter: order }).expect(200);
    const { previewResult, letter, words, draftId } = preview.body;
    expect(preview.body.result).toBeUndefined();
    expect(previewResult).toBe(letterText(letter));
    expect(previewResult).toMatch(/[.!?]$/);
    expect(words.visible / words.total).toBeGreaterThan(0.25);
    expect(words.visible / words.total).toBeLessThan(0.55);
    expect(letter.closing + letter.signature).toBe("");

    const whole = await post(visitor, { ...aPrompt(), ...maya, letter: { ...order, draftId } }).expect(201);
    expect(whole.body.result.startsWith(previewResult)).toBe(true);
    const { paragraphs, list } = whole.body.letter;
    const rows = (list?.rows ?? [])
      .slice(letter.list?.rows.length ?? 0)
      .map(({ bring }: { bring: { text: string } }) => bring);
    const hidden = paragraphs.flat().slice(letter.paragraphs.flat().length);
    expect(hidden.length + rows.length).toBeGreaterThan(2);
    for (const { text } of hidden) expect(preview.text).not.toContain(text);
    // What a row holds stands among the person's own facts as well, as they typed it.
    for (const { text } of rows) expect(previewResult).not.toContain(text);
  });

  it("stores a lead at the unlock and only then", async () => {
    const visitor = test.visitor();
    await post(visitor, aPrompt()).expect(200);
    expect(await leads()).toHaveLength(0);
    const whole = await post(visitor, { ...aPrompt(), ...maya, jobTitle: "Nurse", source: "Friend" }).expect(201);
    expect(await leads()).toMatchObject([
      {
        ...maya,
        job_title: "Nurse",
        source: "Friend",
        other_source: null,
        prompt: aPrompt().prompt,
        result: whole.body.result,
      },
    ]);
  });

  it("keeps the posting and what was told apart with the lead, where the form came along", async () => {
    const order = aLetterOrder();
    await post(test.visitor(), { ...aPrompt(), ...maya, letter: order }).expect(201);
    await post(test.visitor(), { ...maya, prompt: "We look for a nurse with triage experience." }).expect(201);
    const { prompt: posting, skills, highlights } = order.form;
    expect(await leads()).toMatchObject([{ form: { posting, skills, highlights, wishes: "" } }, { form: null }]);
  });

  it("gives the same letter at a second unlock, and keeps one lead", async () => {
    const visitor = test.visitor();
    await post(visitor, aPrompt());
    const first = await post(visitor, { ...aPrompt(), ...maya }).expect(201);
    const second = await post(visitor, { ...aPrompt(), ...maya }).expect(200);
    expect(second.body).toEqual(first.body);
    expect(await leads()).toHaveLength(1);
  });

  it("makes one lead of a double click", async () => {
    const visitor = test.visitor();
    await post(visitor, aPrompt());
    const unlock = { ...aPrompt(), ...maya };
    const clicks = await Promise.all([post(visitor, unlock), post(visitor, unlock), post(visitor, unlock)]);
    expect(clicks.map((click) => click.status).sort()).toEqual([200, 200, 201]);
    expect(new Set(clicks.map((click) => click.body.result)).size).toBe(1);
    expect(await leads()).toHaveLength(1);
  });

  it("takes what a resume said among the facts", async () => {
    const visitor = test.visitor();
    const experience = [
      { id: "1", title: "Charge Nurse", company: "Saint Brendan", period: "2016 - 2021", description: "Led 9 nurses" },
    ];
    const personalDetails = { name: "Maya Okafor", email: "", phone: "", location: "" };
    const resume = { education: [], experience, yearsOfExperience: 5, skills: [], strengths: [], personalDetails };
    await visitor.put("/api/resume/data").send(resume).expect(200);
    const whole = await post(visitor, { ...aPrompt(), ...maya }).expect(201);
    expect(whole.body.facts).toContainEqual(expect.objectContaining({ origin: "resume", text: "Led 9 nurses" }));
  });

  it("gives two identical calls at once the same draft", async () => {
    const visitor = test.visitor();
    await visitor.post("/api/prompts").send({ prompt: "anything, to have a session" });
    const [first, second] = await Promise.all([post(visitor, aPrompt()), post(visitor, aPrompt())]);
    expect(second.body).toEqual(first.body);
  });

  it("writes the letter at the unlock where there was no preview", async () => {
    const whole = await post(test.visitor(), { ...aPrompt(), ...maya }).expect(201);
    expect(whole.body.result).toContain("Maya Okafor");
    expect(await leads()).toHaveLength(1);
  });

  it("never gives a letter to another session", async () => {
    const preview = await post(test.visitor(), aPrompt());
    const stranger = test.visitor();
    const form = { ...aLetterOrder().form, firstName: "Eve", lastName: "Stranger" };
    const letter = { ...aLetterOrder(), form, draftId: preview.body.draftId };
    const answer = await post(stranger, { ...aPrompt(), name: "Eve", email: "eve@example.com", letter }).expect(201);
    expect(answer.body.draftId).not.toBe(preview.body.draftId);
    expect(answer.body.result).not.toContain("Okafor");
  });

  it("goes with the visitor who signs in, and with nobody who signs out or starts over", async () => {
    const visitor = test.visitor();
    const preview = await post(visitor, aPrompt());
    const account = { username: "maya", password: "Telemetry-24!", email: maya.email, isAdmin: true };
    await visitor.post("/api/register").send(account).expect(201);
    const whole = await post(visitor, { ...aPrompt(), ...maya }).expect(201);
    expect(whole.body.draftId).toBe(preview.body.draftId);
    await visitor.post("/api/resume/clear").expect(204);
    expect((await test.query("select id from letter_drafts")).rows).toHaveLength(0);
    await post(visitor, aPrompt());
    await visitor.post("/api/logout").expect(204);
    expect((await test.query("select id from letter_drafts")).rows).toHaveLength(0);
  });

  it("writes another letter when the form changes under the same prompt", async () => {
    const visitor = test.visitor();
    const first = await post(visitor, aPrompt());
    const form = { ...aLetterOrder().form, skills: "Phlebotomy, Triage" };
    const second = await post(visitor, { ...aPrompt(), letter: { ...aLetterOrder(), form } });
    expect(second.body.draftId).not.toBe(first.body.draftId);
    const whole = await post(visitor, { ...aPrompt(), ...maya, letter: { ...aLetterOrder(), form } }).expect(201);
    expect(whole.body.draftId).toBe(second.body.draftId);
  });
});

describe("another version of an unlocked letter", () => {
  const test = useTestApp();
  const post = (visitor: ReturnType<typeof test.visitor>, body: object) => visitor.post("/api/prompts").send(body);
  const unlocked = async () => {
    const visitor = test.visitor();
    const whole = await post(visitor, { ...aPrompt(), ...maya }).expect(201);
    return { visitor, whole: whole.body };
  };

  it("differs, takes the tone asked for, and becomes the lead's result", async () => {
    const { visitor, whole } = await unlocked();
    const letter = { ...aLetterOrder(), task: "regenerate", tone: "friendly", draftId: whole.draftId };
    const again = await post(visitor, { ...aPrompt(), ...maya, letter }).expect(200);
    expect(again.body.letter.tone).toBe("friendly");
    expect(again.body.draftId).toBe(whole.draftId);
    // The person's own sentences stay as they are.
    const ours = ({ paragraphs }: Letter) => paragraphs.flat().filter(({ words }) => words !== "own");
    const before = new Set(ours(whole.letter).map(({ text }) => text));
    expect(before.size).toBeGreaterThan(2);
    expect(ours(again.body.letter).filter(({ text }) => before.has(text)).length).toBeLessThanOrEqual(2);
    const { rows } = await test.query("select result from prompt_submissions");
    expect(rows).toEqual([{ result: again.body.result }]);
  });

  it("differs in the same tone too, time after time", async () => {
    const { visitor, whole } = await unlocked();
    const letter = { ...aLetterOrder(), task: "regenerate", draftId: whole.draftId };
    const results = [whole.result];
    for (let turn = 0; turn < 3; turn++) {
      const again = await post(visitor, { ...aPrompt(), ...maya, letter }).expect(200);
      results.push(again.body.result);
    }
    expect(new Set(results).size).toBe(4);
  });

  it("is what a plain call with another prompt for the same job asks for", async () => {
    const visitor = test.visitor();
    const plain = { prompt: `Name: Maya Okafor\nSkills: Triage, Epic charting\nJob Description: ${aPosting}` };
    await post(visitor, plain).expect(200);
    await post(visitor, { ...plain, ...maya }).expect(201);
    const again = await post(visitor, { ...maya, prompt: `${aPosting}\n\nTone: enthusiastic` }).expect(200);
    expect(again.body.letter.tone).toBe("enthusiastic");
    expect(again.body.result).toContain("Maya Okafor");
    const { rows } = await test.query("select result from prompt_submissions");
    expect(rows).toEqual([{ result: again.body.result }]);
  });

  it("is not what a plain call for another job asks for", async () => {
    const { visitor } = await unlocked();
    const prompt =
      "Bakery assistant wanted in Leeds. You serve customers at the counter, weigh flour, knead dough from four in the " +
      "morning, clean ovens, restock shelves, bake sourdough loaves and croissants, and close the till on Saturdays.";
    await post(visitor, { ...maya, prompt }).expect(201);
    expect((await test.query("select id from prompt_submissions")).rows).toHaveLength(2);
  });

  it("tells who would write now, to anybody", async () => {
    const answer = await request(test.app).get("/api/prompts/writer").expect(200);
    expect(answer.body).toEqual({ writer: "built-in" });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("says that a translation needs a language, and keeps the letter", async () => {
    const { visitor, whole } = await unlocked();
    const letter = { ...aLetterOrder(), task: "translate", draftId: whole.draftId };
    const refused = await post(visitor, { ...aPrompt(), ...maya, letter }).expect(400);
    expect(refused.body.errors).toEqual({ "letter.language": ["Choose a language"] });
    const still = await post(visitor, { ...aPrompt(), ...maya }).expect(200);
    expect(still.body.result).toBe(whole.result);
  });

  it("shows only its beginning while no e-mail has been given", async () => {
    const visitor = test.visitor();
    const preview = await post(visitor, aPrompt());
    const letter = { ...aLetterOrder(), task: "regenerate", tone: "formal", draftId: preview.body.draftId };
    const again = await post(visitor, { ...aPrompt(), letter }).expect(200);
    expect(again.body.result).toBeUndefined();
    expect(again.body.previewResult).not.toBe(preview.body.previewResult);
    const whole = await post(visitor, {
      ...aPrompt(),
      ...maya,
      letter: { ...aLetterOrder(), draftId: preview.body.draftId },
    });
    expect(whole.body.result.startsWith(again.body.previewResult)).toBe(true);
  });
});

describe("prompts that nobody should send", () => {
  const test = useTestApp();
  const refusedWith = async (body: object, field: string, message: string) => {
    const answer = await request(test.app).post("/api/prompts").send(body).expect(400);
    expect(answer.body.errors[field]).toContain(message);
  };

  it("names every field that is missing, of the wrong type or too long", async () => {
    const details = "Please provide more details about the job (minimum 10 characters)";
    await refusedWith({}, "prompt", details);
    await refusedWith({ prompt: "short" }, "prompt", details);
    await refusedWith({ prompt: 42 }, "prompt", details);
    await refusedWith({ prompt: ["a long enough prompt"] }, "prompt", details);
    await refusedWith({ prompt: "x".repeat(200_000) }, "prompt", "This is too long for one letter");
    await refusedWith({ ...aPrompt(), name: { first: "Maya" } }, "name", "Name is required");
    await refusedWith({ ...aPrompt(), email: maya.email, name: " " }, "name", "Name is required");
    await refusedWith({ ...aPrompt(), email: "not an address", name: "M" }, "email", "Invalid email address");
    await refusedWith({ ...aPrompt(), email: ["a@example.com"], name: "M" }, "email", "Invalid email address");
    const form = { ...aLetterOrder().form, firstName: "", tone: "sarcastic" };
    await refusedWith(
      { ...aPrompt(), letter: { ...aLetterOrder(), form } },
      "letter.form.firstName",
      "First name is required",
    );
    await request(test.app)
      .post("/api/prompts")
      .send({ ...aPrompt(), letter: { ...aLetterOrder(), draftId: "1; drop table" } })
      .expect(400);
  });

  it("refuses an e-mail address that carries headers", async () => {
    for (const email of [
      "a@example.com\r\nBcc: all@example.com",
      "a@example.com\nSubject: x",
      '"a\r\nb"@example.com',
    ]) {
      await refusedWith({ ...aPrompt(), name: "M", email }, "email", "Invalid email address");
    }
  });

  it("keeps a name on one line", async () => {
    await request(test.app)
      .post("/api/prompts")
      .send({ ...aPrompt(), email: maya.email, name: "Maya\r\nBcc: all@example.com" })
      .expect(201);
    expect((await test.query("select name from prompt_submissions")).rows).toEqual([
      { name: "Maya Bcc: all@example.com" },
    ]);
  });

  it("takes any text a person may paste: NUL, lone surrogates, emoji, right-to-left, HTML, 60,000 characters", async () => {
    const texts = [
      "\u0000nurse wanted\u0000 in Leeds",
      "nurse \ud800 wanted \udfff",
      "👩‍⚕️🏥 wanted 🙏🙏🙏🙏",
      "مطلوب ممرضة في مستشفى \u202e dneb\u202c",
      "<script>alert(1)</script><b>Nurse</b> {{7*7}} $(id) %s",
      `${"Nurse wanted. ".repeat(4_285)}`,
      "\n\n\t          .",
    ];
    for (const prompt of texts) {
      const plain = await request(test.app)
        .post("/api/prompts")
        .send({ ...maya, prompt });
      expect([prompt.slice(0, 20), plain.status]).toEqual([prompt.slice(0, 20), prompt.trim().length < 10 ? 400 : 201]);
      const letter = { ...aLetterOrder(), form: { ...aLetterOrder().form, prompt, skills: prompt.slice(0, 3000) } };
      const structured = await request(test.app)
        .post("/api/prompts")
        .send({ ...maya, prompt: prompt.slice(0, 90_000), letter });
      expect(structured.status).toBeLessThan(413);
      expect(structured.text).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  it("is not led astray by prototypes", async () => {
    const body = `{"__proto__":{"email":"x@example.com"},"constructor":{"prototype":{"polluted":1}},"prompt":"a nurse is wanted in Leeds"}`;
    const answer = await request(test.app)
      .post("/api/prompts")
      .set("Content-Type", "application/json")
      .send(body)
      .expect(200);
    expect(answer.body.result).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it("answers a draft id that nobody has by writing the letter", async () => {
    const letter = { ...aLetterOrder(), draftId: randomUUID() };
    await request(test.app)
      .post("/api/prompts")
      .send({ ...aPrompt(), ...maya, letter })
      .expect(201);
  });
});

describe("limits on letters", () => {
  const test = useTestApp({ RATE_LIMITS: "on" });

  it("refuse the seventh in a minute with 429 and when to go on, and leave the unlock free", async () => {
    const visitor = test.visitor();
    for (let turn = 0; turn < 6; turn++)
      await visitor
        .post("/api/prompts")
        .send({ prompt: `Nurse number ${turn} wanted` })
        .expect(200);
    const refused = await visitor.post("/api/prompts").send({ prompt: "One nurse more is wanted" }).expect(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.body.message).toMatch(/^You've made 6 letters in one minute\. Try again in \d+ seconds?\.$/);
    await visitor
      .post("/api/prompts")
      .send({ prompt: "Nurse number 5 wanted", ...maya })
      .expect(201);
    await request(test.app).post("/api/prompts").send({ prompt: "Without a cookie, a nurse" }).expect(429);
  });
});

const maya = { name: "Maya Okafor", email: "maya@example.com" };
