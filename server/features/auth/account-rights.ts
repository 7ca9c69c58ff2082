import type { SignedInUser } from "#server/http/signed-in-user.ts";
import type { PublicUser } from "#shared/auth/user.schema.ts";
import { passwordMark } from "./password-hash.ts";
import type { User } from "./user.store.ts";

/** Admin rights count when they were asked for, approved and are active; super admins have them always. */
export function toSignedInUser(user: User): SignedInUser {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    email: user.email,
    isAdmin: user.isSuperAdmin || (user.isAdmin && user.isApproved && user.isActive),
    isSuperAdmin: user.isSuperAdmin,
    passwordMark: passwordMark(user.password),
  };
}

export function toPublicUser({ id, username, name, email, isAdmin, isSuperAdmin }: SignedInUser): PublicUser {
  return { id, username, name, email, isAdmin, isSuperAdmin };
}

/** Once approved and then switched off. One that still waits for approval may sign in as a job seeker. */
export function isDeactivated(user: User): boolean {
  return user.isApproved && !user.isActive && !user.isSuperAdmin;
}
