import { z } from "zod";
import { connectionTypes } from "./node-types.ts";

export const connectionLimits = { perAccount: 100 } as const;

const short = z.string().max(500);

/**
 * The safest first. `verify-full` takes only a server whose certificate is trusted and made out to its host, `require`
 * refuses a server without TLS, `prefer` takes TLS where the server has it, `disable` never asks.
 */
export const sslModes = ["verify-full", "require", "prefer", "disable"] as const;

/** One certificate of a PEM text; what stands between certificates is a comment. */
export const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

/** Certificates that `verify-full` trusts in place of the public ones; empty for those. It's stored in the clear. */
const caCertificate = z
  .string()
  .max(20_000, "The CA certificate can have at most 20,000 characters.")
  .refine((text) => !text.includes("PRIVATE KEY-----"), "This has a private key. Paste only the certificate.")
  .refine(
    (text) => text.trim() === "" || text.search(PEM_CERTIFICATE) >= 0,
    "Paste a certificate in PEM format. It begins with -----BEGIN CERTIFICATE-----.",
  )
  .default("");

/** How a call to an API shows who makes it: a bearer token, a username with a password, or a key in a header or the query. */
export const httpAuths = ["bearer", "basic", "header", "query"] as const;

/** The parts of a connection that may be read back; secrets are sent beside them and never come back. */
export const connectionConfigSchemas = {
  postgres: z.object({
    host: short.default(""),
    port: z.coerce.number().int().min(1).max(65_535).default(5432),
    database: short.default(""),
    username: short.default(""),
    password: short.default(""),
    ssl: z.enum(sslModes).default("require"),
    caCertificate,
  }),
  mysql: z.object({
    host: short.default(""),
    port: z.coerce.number().int().min(1).max(65_535).default(3306),
    database: short.default(""),
    username: short.default(""),
    password: short.default(""),
    ssl: z.enum(sslModes).default("require"),
    caCertificate,
  }),
  snowflake: z.object({
    account: short.default(""),
    username: short.default(""),
    password: short.default(""),
    warehouse: short.default(""),
    database: short.default(""),
    schema: short.default(""),
    role: short.default(""),
    /** Address of the service where it is not the account's usual one. */
    accessUrl: short.default(""),
  }),
  googlesheets: z.object({
    /** The JSON key of a service account that the sheet is shared with. */
    serviceAccountKey: z.string().max(20_000).default(""),
    /** Address of the service where it is not Google's. */
    rootUrl: short.default(""),
  }),
  http: z.object({
    /** Calls go to this server and below this path only; others never get the secret. */
    baseUrl: short.default(""),
    auth: z.enum(httpAuths).default("bearer"),
    /** For `basic`. */
    username: short.default(""),
    /** Of the header or the query's parameter that carries the key. */
    keyName: short.default(""),
    secret: z.string().max(8_000).default(""),
  }),
  s3: z.object({
    /** Of a store that speaks S3's protocol; empty for Amazon's own. */
    endpoint: short.default(""),
    region: short.default("us-east-1"),
    bucket: short.default(""),
    accessKeyId: short.default(""),
    secretAccessKey: short.default(""),
  }),
} as const;

/** Keys whose values are encrypted at rest; an edit that leaves one empty keeps what is stored. */
export const connectionSecrets = {
  postgres: ["password"],
  mysql: ["password"],
  snowflake: ["password"],
  googlesheets: ["serviceAccountKey"],
  http: ["secret"],
  s3: ["secretAccessKey"],
} as const;

/** `config` depends on `type`: {@link connectionConfigSchemas}. */
export const saveConnectionSchema = z.object({
  name: z.string().max(200).default(""),
  type: z.enum(connectionTypes),
  config: z.record(z.string(), z.unknown()).default({}),
});
export type SaveConnection = z.infer<typeof saveConnectionSchema>;

/** As the server sends it: `hasSecret` tells in place of the secret whether one is stored. */
export const connectionSchema = z.object({
  id: z.number(),
  name: z.string(),
  type: z.enum(connectionTypes),
  config: z.record(z.string(), z.unknown()),
  hasSecret: z.boolean(),
  createdAt: z.string(),
});
export type Connection = z.infer<typeof connectionSchema>;

/** What stood in the way of a connection, named so that the form can point at it. */
export const connectionProblems = [
  "host",
  "refused",
  "timeout",
  "tls",
  "certificate",
  "credentials",
  "database",
  "permission",
  "private",
  "unreachable",
  "other",
] as const;

export const connectionTestSchema = z.object({
  ok: z.boolean(),
  problem: z.enum(connectionProblems).nullable(),
  /** For the person: what was reached, or what failed and what to do. */
  message: z.string(),
});
export type ConnectionTest = z.infer<typeof connectionTestSchema>;

/** A table, view or tab that can be read; the schema of a tab is the id of its spreadsheet. */
export const connectionTableSchema = z.object({ schema: z.string(), name: z.string() });
export type ConnectionTable = z.infer<typeof connectionTableSchema>;

/** The form as it stands; with `id`, secrets that it leaves empty are the stored ones. */
export const tryConnectionSchema = saveConnectionSchema.extend({
  id: z.number().int().positive().max(2_147_483_647).nullish().default(null),
});
export type TryConnection = z.infer<typeof tryConnectionSchema>;
