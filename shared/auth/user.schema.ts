import { z } from "zod";

/** A user over the wire; isAdmin and isSuperAdmin are effective rights. */
export const publicUserSchema = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  isAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
});
export type PublicUser = z.infer<typeof publicUserSchema>;
