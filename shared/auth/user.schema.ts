import { z } from "zod/mini";

/** A user over the wire; isAdmin and isSuperAdmin are effective rights. */
export const publicUserSchema = z.object({
  id: z.number(),
  username: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  isAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
});
export type PublicUser = z.infer<typeof publicUserSchema>;
