import { eq, or } from "drizzle-orm";
import { users } from "#shared/auth/user.table.ts";

/** Of a joined account: it isn't deactivated. Deactivated is who was approved once and is no longer active. */
export const isActiveAccount = or(eq(users.isApproved, false), eq(users.isActive, true), eq(users.isSuperAdmin, true));
