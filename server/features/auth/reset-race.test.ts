import { describe, expect, it } from "vitest";
import type { Mail, Mailer } from "#server/integrations/mailer/mailer.ts";
import { confirmEmail, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { passwordResetTokens } from "#shared/auth/user.table.ts";
import { createPasswordResetService } from "./password-reset.service.ts";
import { createResetTokenStore } from "./reset-token.store.ts";
import { createSessionStore } from "./session.store.ts";
import { createUserStore } from "./user.store.ts";

describe("a link for a new password", () => {
  const test = useTestApp();

  it("is not given to an address that the account leaves while the link is asked for", async () => {
    const { id } = await register(test, "mara");
    await confirmEmail(test, { id });
    const mails: Mail[] = [];
    const mailer: Mailer = { send: async (mail) => void mails.push(mail), forget: async () => {} };
    let meanwhile = async () => {};
    const service = createPasswordResetService({
      users: createUserStore(test.db),
      tokens: createResetTokenStore(test.db),
      sessions: createSessionStore(test.db),
      mailer,
      allowLink: () => meanwhile(),
      appUrl: () => "http://localhost:3000",
    });
    await service.sendLinks("mara");
    expect(mails.map(({ to }) => to)).toEqual(["mara@example.org"]);

    meanwhile = async () => {
      await test.query("update users set email = 'new@example.org' where id = $1", [id]);
      await test.query("delete from password_reset_tokens", []);
    };
    await service.sendLinks("mara");
    expect(mails).toHaveLength(1);
    expect(await test.db.$count(passwordResetTokens)).toBe(0);
  });
});
