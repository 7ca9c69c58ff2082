import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestApp } from "./test-app.ts";

export type ReadMail = {
  /** The To line. */
  to: string;
  subject: string;
  /** Everything as it was sent, long lines put together again. */
  source: string;
};

/** Mails that were written to the outbox and not taken from it yet, in the order they were sent. */
export async function takeMails(test: TestApp): Promise<ReadMail[]> {
  await test.settled();
  const outbox = join(test.env.dataDir, "outbox");
  await mkdir(outbox, { recursive: true });
  const names = (await readdir(outbox)).toSorted();
  const mails = await Promise.all(names.map(async (name) => readMail(await readFile(join(outbox, name), "utf8"))));
  await rm(outbox, { recursive: true });
  return mails;
}

function readMail(raw: string): ReadMail {
  const source = raw
    .replace(/\r?\n[ \t]+/g, " ")
    .replace(/=\r?\n/g, "")
    .replaceAll("=3D", "=");
  const line = (name: string) => new RegExp(`^${name}: (.*?)\r?$`, "m").exec(source)?.[1] ?? "";
  return { to: line("To"), subject: line("Subject"), source };
}

/** The last part of a link in the mail. */
export function tokenIn({ source }: ReadMail, path: string): string {
  return new RegExp(`/${path}/([\\w.-]+)`).exec(source)?.[1] ?? "";
}
