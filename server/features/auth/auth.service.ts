import { AppError } from "#server/errors.ts";
import type { SignedInUser } from "#server/http/signed-in-user.ts";
import { inPlainLetters } from "#shared/auth/look-alike.ts";
import type { Registration } from "#shared/auth/registration.schema.ts";
import { isDeactivated, toSignedInUser } from "./account-rights.ts";
import { hashPassword, isPassword } from "./password-hash.ts";
import type { User, UserStore } from "./user.store.ts";

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(deps: { users: UserStore }) {
  const { users } = deps;
  return {
    /** @throws AppError conflict when somebody has the name, in whatever case, or one that it would be taken for. */
    async register({ username, password, email, name, isAdmin }: Registration): Promise<SignedInUser> {
      if ((await users.getByName(username)) || (await users.getByName(inPlainLetters(username)))) throw nameTaken();
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
     * By username, or by an e-mail address that one account has confirmed; where somebody chose another's address as a name,
     * the password tells who is meant. Null for an unknown name and for a wrong password, after the same work.
     * @throws AppError forbidden for a deactivated account, only to who knows its password.
     */
    async signIn(typed: string, password: string): Promise<SignedInUser | null> {
      const [first, second] = await users.find(typed);
      let user: User | null = null;
      // As much work for every address, or it would tell that it is somebody's name and somebody else's address.
      for (const one of typed.includes("@") ? [first, second] : [first])
        if (await isPassword(password, one?.password ?? null)) user ??= one ?? null;
      if (!user) return null;
      if (isDeactivated(user))
        throw new AppError("forbidden", "This account has been deactivated. Contact an administrator.");
      await users.noteLogin(user.id);
      return toSignedInUser(user);
    },

    /** The accounts that a sign-in with this may be for: who has the name first, then who has confirmed it as an address. */
    async knownAccounts(typed: string): Promise<Pick<User, "id" | "username">[]> {
      return (await users.find(typed)).map(({ id, username }) => ({ id, username }));
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
  const message = "This username is taken. Choose another.";
  return new AppError("conflict", message, { fields: { username: [message] } });
}
