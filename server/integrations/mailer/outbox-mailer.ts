import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
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
  };
}
