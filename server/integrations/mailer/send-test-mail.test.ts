import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startMailServer } from "#server/testing/mail-server.ts";
import { sendTestMail } from "./send-test-mail.ts";

let outboxFolder = "";
beforeEach(async () => {
  outboxFolder = await mkdtemp(join(tmpdir(), "desk-outbox-"));
});
afterEach(() => rm(outboxFolder, { recursive: true, force: true }));
const from = "Desk <desk@example.org>";

it("sends one email with the settings that it tries", async () => {
  const server = await startMailServer();
  const said = await sendTestMail({ smtpUrl: server.url, from, outboxFolder }, "owner@example.com");
  await server.close();
  expect(server.mails).toMatchObject([{ to: ["owner@example.com"] }]);
  expect(said).toContain("took an email from Desk <desk@example.org> to owner@example.com");
});

it("says why no email left", async () => {
  const settings = { smtpUrl: "smtp://127.0.0.1:1", from, outboxFolder };
  await expect(sendTestMail(settings, "owner@example.com")).rejects.toThrow(/ECONNREFUSED.*Check SMTP_URL/);
  await expect(sendTestMail(settings, "owner")).rejects.toThrow("owner isn't an email address.");
  const said = await sendTestMail({ ...settings, smtpUrl: null }, "owner@example.com");
  const [file = "none"] = await readdir(outboxFolder);
  expect(said).toBe(`SMTP_URL isn't set, so no email is sent: it's in ${join(outboxFolder, file)}.`);
});
