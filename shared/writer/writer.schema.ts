import { z } from "zod";
import { localServers } from "./local-servers.ts";

const localServerSchema = z.enum(localServers.map(({ server }) => server));
const modelName = z
  .string("Enter the model's name")
  .trim()
  .min(1, "Enter the model's name")
  .max(200, "Keep this under 200 characters");

/** The address of an OpenAI-compatible server, without a slash at its end. */
const baseUrlSchema = z
  .string("Enter an address")
  .trim()
  .max(500, "Keep this under 500 characters")
  .pipe(z.url({ protocol: /^https?$/, error: "Enter an address that begins with http:// or https://" }))
  .refine((text) => !/[?#@]/u.test(text), "Enter the address without a name, password, question mark or #")
  .transform((text) => text.replace(/\/+$/u, ""));

/** `PUT /api/writer`: who writes from now on. An address is asked for a word before it is kept. */
export const writerChangeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("built-in") }),
  z.object({ kind: z.literal("local"), server: localServerSchema, model: modelName }),
  z.object({
    kind: z.literal("address"),
    baseUrl: baseUrlSchema,
    model: modelName,
    /** Left out, the key that is kept for this very address goes on; empty, there is none. */
    apiKey: z
      .string()
      .trim()
      .max(500, "Keep this under 500 characters")
      .regex(/^[\x21-\x7e]*$/u, "A key has no spaces or special letters")
      .optional(),
  }),
]);
export type WriterChange = z.infer<typeof writerChangeSchema>;

const pullSchema = z.object({
  model: z.string(),
  state: z.enum(["pulling", "done", "failed", "cancelled"]),
  /** Bytes; `total` is 0 until the server has said it. */
  completed: z.number(),
  total: z.number(),
  /** Why it failed. */
  message: z.string().optional(),
});
export type Pull = z.infer<typeof pullSchema>;

const foundServerSchema = z.object({
  server: localServerSchema,
  /** `bytes`: its size on the disk, where the server says it. */
  models: z.array(z.object({ name: z.string(), bytes: z.number().nullable() })),
});
export type FoundServer = z.infer<typeof foundServerSchema>;

/** `GET /api/writer`: who writes now, and, for who may choose, among what. */
export const writerStateSchema = z.object({
  now: z.object({
    kind: z.enum(["built-in", "local", "address", "environment"]),
    model: z.string().nullable(),
    server: localServerSchema.nullable(),
    /** Where letters go; null for who may not choose, and where they stay here. */
    host: z.string().nullable(),
  }),
  mayChoose: z.boolean(),
  /** Null for who may not choose. */
  choice: z
    .object({
      /** Whether models on this computer are looked for at all. */
      looksHere: z.boolean(),
      found: z.array(foundServerSchema),
      /** Where Ollama has no model: one to download. */
      offer: z.object({ model: z.string(), bytes: z.number() }).nullable(),
      pull: pullSchema.nullable(),
      /** The address that was kept last, in use or not; the key never comes back. */
      address: z.object({ baseUrl: z.string(), model: z.string(), hasKey: z.boolean() }).nullable(),
    })
    .nullable(),
});
export type WriterState = z.infer<typeof writerStateSchema>;

/** `POST /api/writer/pull` */
export const pullRequestSchema = z.object({ model: modelName });
