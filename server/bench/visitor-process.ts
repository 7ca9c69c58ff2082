import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { type VisitorCall, type VisitorPlan, type VisitorResult, visitorPlanSchema } from "./visitor-plan.ts";

// Visitors of a server, all at once, in a process of their own with nothing but Node's own client.

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const answerSchema = z.object({ draftId: z.string(), result: z.string().optional() });
const PATIENCE_MS = 30_000;
let letters = 0;

process.once("message", async (told) => {
  // Let go before it is sent, a long answer would be lost.
  process.send?.(await visit(visitorPlanSchema.parse(told)), () => process.disconnect());
});

async function visit(plan: VisitorPlan): Promise<VisitorResult> {
  const times: VisitorResult["times"] = { land: [], files: [], generate: [], unlock: [], save: [], list: [] };
  const errors: string[] = [];
  const began = performance.now();
  const end = began + plan.seconds * 1_000;

  async function timed(call: VisitorCall, work: () => Promise<string>): Promise<string> {
    const before = performance.now();
    const text = await work();
    times[call].push(performance.now() - before);
    await setTimeout(plan.pauseMs * (0.5 + Math.random()));
    return text;
  }

  async function visitor(cookie: string): Promise<void> {
    const send = (method: string, path: string, body?: object) => ask(plan.url + path, { method, cookie, body });
    await setTimeout(plan.pauseMs * 6 * Math.random());
    while (performance.now() < end) {
      try {
        await timed("land", () => send("GET", "/"));
        for (const file of plan.files) await timed("files", () => send("GET", file));
        const order = unseen(plan.order);
        const preview = await timed("generate", () => send("POST", "/api/prompts", { ...order, name: "", email: "" }));
        const { draftId } = answerSchema.parse(JSON.parse(preview));
        const letter = { ...order.letter, draftId };
        const unlock = { ...order, letter, name: "Maya Okafor", email: "maya@example.org" };
        const whole = await timed("unlock", () => send("POST", "/api/prompts", unlock));
        const content = answerSchema.parse(JSON.parse(whole)).result ?? "";
        await timed("save", () => send("POST", "/api/saved-cover-letters", { title: "Registered Nurse", content }));
        await timed("list", () => send("GET", "/api/saved-cover-letters"));
      } catch (error) {
        errors.push(String(error));
        await setTimeout(100);
      }
    }
  }

  await Promise.all(plan.cookies.map(visitor));
  agent.destroy();
  return { times, errors, seconds: (performance.now() - began) / 1_000 };
}

/** No letter is like another, so that none is answered from what was written before. */
function unseen(order: VisitorPlan["order"]): VisitorPlan["order"] {
  letters += 1;
  const prompt = `${order.prompt}\nNotice ${process.pid}-${letters}`;
  return { ...order, prompt, letter: { ...order.letter, form: { ...order.letter.form, prompt } } };
}

/** The answer's text; what is compressed stays as it came. */
async function ask(
  url: string,
  { method, cookie, body }: { method: string; cookie: string; body: object | undefined },
): Promise<string> {
  const text = body && JSON.stringify(body);
  const headers = {
    Cookie: cookie,
    ...(text ? { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) } : {}),
    ...(url.includes("/api/") ? {} : { "Accept-Encoding": "br", Accept: "text/html,*/*" }),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    // A call that is not answered is an error, not a bench that never ends.
    const signal = AbortSignal.timeout(PATIENCE_MS);
    request(url, { method, agent, headers, signal }, resolve).once("error", reject).end(text);
  });
  const answered = (await buffer(answer)).toString();
  if ((answer.statusCode ?? 500) >= 400)
    throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answered.slice(0, 200)}`);
  return answered;
}
