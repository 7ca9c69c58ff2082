import { setTimeout } from "node:timers/promises";
import { z } from "zod";

/** A call without an answer for longer counts as hung. */
const ANSWER_MS = 30_000;

const listSchema = z.array(z.object({ title: z.string() }));

/** People who save letters, one after the other, each under a title of its own, and write down what was acknowledged. */
export type Writers = {
  /** From now on, until the returned function is called; that waits for calls under way. */
  write: (url: string) => () => Promise<void>;
  /** What of the acknowledged is not there, and what is there more than once. */
  count: (url: string) => Promise<{ lost: number; doubled: number }>;
  acknowledged: () => number;
  hung: () => number;
  /** Statuses of answers that refused, by number. */
  refused: ReadonlyMap<number, number>;
};

/** @throws where an account cannot be made */
export async function createWriters(url: string, many: number, bytes = 4_000): Promise<Writers> {
  const people: { cookie: string; kept: string[] }[] = [];
  for (let nth = 0; nth < many; nth++) people.push({ cookie: await register(url, `writer${nth}`), kept: [] });
  const refused = new Map<number, number>();
  let hung = 0;
  let titles = 0;

  async function save(url: string, person: (typeof people)[number]): Promise<void> {
    titles += 1;
    const title = `Letter ${titles}`;
    const answer = await fetch(`${url}/api/saved-cover-letters`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: person.cookie },
      body: JSON.stringify({ title, content: `${title} ${"word ".repeat(bytes / 5)}` }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.arrayBuffer();
    if (answer.status === 201) person.kept.push(title);
    else refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
  }

  return {
    write: (url) => {
      let over = false;
      const all = people.map(async (person) => {
        while (!over)
          await save(url, person).catch(async (error: unknown) => {
            // A server that is gone is what the drill is about; one that is silent is what it looks for.
            if (error instanceof Error && error.name === "TimeoutError") hung += 1;
            await setTimeout(20);
          });
      });
      return async () => {
        over = true;
        await Promise.all(all);
      };
    },
    count: async (url) => {
      let lost = 0;
      let doubled = 0;
      for (const { cookie, kept } of people) {
        const answer = await fetch(`${url}/api/saved-cover-letters`, { headers: { Cookie: cookie } });
        const there = new Map<string, number>();
        for (const { title } of listSchema.parse(await answer.json())) there.set(title, (there.get(title) ?? 0) + 1);
        lost += kept.filter((title) => !there.has(title)).length;
        doubled += [...there.values()].filter((times) => times > 1).length;
      }
      return { lost, doubled };
    },
    acknowledged: () => people.reduce((sum, { kept }) => sum + kept.length, 0),
    hung: () => hung,
    refused,
  };
}

async function register(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password: "Correct-Horse-7", email: `${username}@example.com` }),
  });
  if (answer.status !== 201) throw new Error(`register answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
}
