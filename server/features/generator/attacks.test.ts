import { beforeAll, describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { leastHold, longestHold } from "#server/testing/watch-holds.ts";
import { aLetterOrder, aPosting, aPrompt } from "./testing/prompts.ts";

const READ = "/api/postings/read";
/** In milliseconds, beyond what the same calls take with texts that harm nobody. */
const LONGEST_HOLD = 50;

/** What was read before is remembered, so every text is another one. */
let texts = 0;

function unseen(text: string): string {
  texts += 1;
  return `${texts} ${text}`;
}

function repeated(unit: string, length: number): string {
  return unseen(unit.repeat(Math.ceil(length / unit.length))).slice(0, length);
}

function aResume(unit: string) {
  const experience = Array.from({ length: 60 }, (_none, id) => ({
    ...{ id: String(id), title: `Nurse ${id}`, company: "Mercy", period: "2019 - 2021" },
    description: repeated(unit, 6_000),
  }));
  const personalDetails = { name: "Maya Okafor", email: "", phone: "", location: "" };
  return { education: [], experience, yearsOfExperience: 3, skills: [], strengths: [], personalDetails };
}

describe("texts that are made to stop the server", () => {
  const test = useTestApp();
  const read = (posting: string) => test.visitor().post(READ).send({ posting });
  const isUp = () => test.visitor().get("/healthz").expect(200);
  let usual = 0;

  beforeAll(async () => {
    await read(aPosting);
    await test.visitor().post("/api/prompts").send(aPrompt());
    usual = await longestHold(async () => {
      await Promise.all([1, 2, 3, 4].map((nth) => read(`${aPosting} ${nth}`)));
      await isUp();
    });
  });

  it.each([
    ["questions without end", "? ? ? ! "],
    ["abbreviations", "Dr. "],
    ["bullets", "• "],
    ["brackets", "(("],
  ])("are answered while everybody else goes on: four postings of %s at once", async (_name, unit) => {
    const held = await leastHold(async () => {
      const calls = [1, 2, 3, 4].map(() => read(repeated(unit, 59_990)).expect(200));
      await isUp();
      await Promise.all(calls);
    });
    expect(held).toBeLessThan(usual + LONGEST_HOLD);
  });

  it("are answered where they are a whole resume", async () => {
    const { browser: visitor } = await register(test, "maya");
    await visitor.put("/api/resume/data").send(aResume("• ")).expect(200);
    const held = await leastHold(async () => {
      const calls = [
        visitor
          .post(READ)
          .send({ posting: unseen(aPosting) })
          .expect(200),
        visitor.post("/api/prompts").send(aPrompt()).expect(200),
      ];
      await isUp();
      await Promise.all(calls);
    });
    expect(held).toBeLessThan(usual + LONGEST_HOLD);
  });

  it("are answered where they come as prose, and as a letter's posting", async () => {
    const order = aLetterOrder();
    const held = await leastHold(async () => {
      const form = { ...order.form, prompt: repeated("? ? ? ! ", 59_990) };
      const calls = [
        test
          .visitor()
          .post("/api/prompts")
          .send({ prompt: repeated("Name: Dr. \n", 59_990) })
          .expect(200),
        test
          .visitor()
          .post("/api/prompts")
          .send({ prompt: "A letter, please", letter: { ...order, form } })
          .expect(200),
      ];
      await isUp();
      await Promise.all(calls);
    });
    expect(held).toBeLessThan(usual + LONGEST_HOLD);
  });

  it("find no place beyond the queue's: 503, and when to try again", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => read(repeated("• Dr. 2019 ", 59_000))));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBe(answers.filter(({ status }) => status === 200).length);
    for (const { headers, body } of refused) {
      expect(headers["retry-after"]).toBe("5");
      expect(body.message).toBe("We're reading many texts right now. Try again in a few seconds.");
    }
  });
});
