import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/** Writes each mail as an .eml file that mail programs open; readable by the owner of the folder only. */
export function createOutboxMailer(options: { folder: string; from: string; onFile: (path: string) => void }): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true },
    { from: options.from, textEncoding: "quoted-printable" },
  );
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
      const time = new Date().toISOString().replaceAll(":", "-");
      const path = join(options.folder, `${time}-${randomBytes(4).toString("hex")}.eml`);
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      await writeFile(path, message, { mode: 0o600 });
      options.onFile(path);
    },
    forget: async (address) => {
      for (const path of await listMails(options.folder)) {
        if (recipientOf(await readFile(path, "utf8")) === address.toLowerCase()) await rm(path, { force: true });
      }
    },
  };
}

async function listMails(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return (await readdir(folder)).filter((name) => name.endsWith(".eml")).map((name) => join(folder, name));
}

/** The address in a mail's own To line, in small letters; long lines may be folded. */
function recipientOf(mail: string): string | undefined {
  const [head = ""] = mail.split(/\r?\n\r?\n/, 1);
  const to = /^To:(.*)$/im.exec(head.replace(/\r?\n[ \t]+/g, " "))?.[1];
  return to
    ?.replace(/^.*<|>.*$/g, "")
    .trim()
    .toLowerCase();
}
