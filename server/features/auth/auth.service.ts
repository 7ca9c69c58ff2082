import { AppError } from "#server/errors.ts";
import type { SignedInUser } from "#server/http/signed-in-user.ts";
import type { Registration } from "#shared/auth/registration.schema.ts";
import { toUsername } from "#shared/auth/username.schema.ts";
import { isDeactivated, toSignedInUser } from "./account-rights.ts";
import { hashPassword, isPassword } from "./password-hash.ts";
import type { User, UserStore } from "./user.store.ts";

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(deps: { users: UserStore }) {
  const { users } = deps;
  return {
    /** @throws AppError conflict when somebody has the name, in whatever case. */
    async register({ username, password, email, name, isAdmin }: Registration): Promise<SignedInUser> {
      if (await users.getByName(username)) throw nameTaken();
      const user = await users.create({
        username,
        email,
        name: name ?? null,
        isAdmin,
        password: await hashPassword(password),
      });
      if (!user) throw nameTaken();
      await users.noteLogin(user.id);
      return toSignedInUser(user);
    },

    /**
     * Null for an unknown name and for a wrong password, after the same work.
     * @throws AppError forbidden for a deactivated account, only to who knows its password.
     */
    async signIn(username: string, password: string): Promise<SignedInUser | null> {
      const user = await users.getByName(toUsername(username));
      const matches = await isPassword(password, user?.password ?? null);
      if (!user || !matches) return null;
      if (isDeactivated(user))
        throw new AppError("forbidden", "This account has been deactivated. Please ask an administrator.");
      await users.noteLogin(user.id);
      return toSignedInUser(user);
    },

    async isPasswordOf(id: number, password: string): Promise<boolean> {
      const user = await users.get(id);
      return isPassword(password, user?.password ?? null);
    },

    /** Every session but one that is started with the answer is worthless from now on. Null when the account is gone. */
    async setPassword(id: number, password: string): Promise<SignedInUser | null> {
      const user = await users.update(id, { password: await hashPassword(password) });
      return user && toSignedInUser(user);
    },

    /** Who a session stands for by the account as it is now; null when the session is worth nothing any more. */
    recall(session: { mark: string }, user: User | null): SignedInUser | null {
      if (!user || isDeactivated(user)) return null;
      const signedIn = toSignedInUser(user);
      return signedIn.passwordMark === session.mark ? signedIn : null;
    },
  };
}

function nameTaken(): AppError {
  const message = "This username is taken. Please choose another one.";
  return new AppError("conflict", message, { fields: { username: [message] } });
}
