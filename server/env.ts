import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { z } from "zod";
import { passwordSchema } from "#shared/auth/password.schema.ts";
import { usernameSchema } from "#shared/auth/username.schema.ts";
import { type LocalServerAddress, localServers } from "#shared/writer/local-servers.ts";

/** Thrown when the environment is wrong; `problems` holds one line for each wrong variable. */
export class EnvError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.name = "EnvError";
    this.problems = problems;
  }
}

const onOff = z.enum(["on", "off"], "must be on or off");
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const secret = z.string().min(16, "must have at least 16 characters");

const count = (least: number, most: number) =>
  z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

/** Domains, one after the other between commas, in small letters. */
const domains = z
  .string()
  .transform((text) => text.split(",").map((domain) => domain.trim().replace(/^@/, "").toLowerCase()))
  .transform((all) => all.filter((domain) => domain !== ""))
  .refine((all) => all.every((domain) => z.hostname().safeParse(domain).success && domain.includes(".")), {
    error: "must be domains such as example.org, with commas between them",
  });

/** Where servers of language models are looked for on this machine: everywhere they usually are, nowhere, or at these ports. */
const localModels = z
  .string()
  .refine((text) => /^(?:on|off|[a-z-]+=\d{1,5}(?:,[a-z-]+=\d{1,5})*)$/u.test(text), {
    error: "must be on, off, or servers and ports such as ollama=11434,lm-studio=1234",
  })
  .transform((text): LocalServerAddress[] => {
    if (text === "off") return [];
    if (text === "on") return [...localServers];
    return text.split(",").flatMap((each) => {
      const [name, port] = each.split("=");
      const known = localServers.find(({ server }) => server === name);
      return known ? { server: known.server, port: Number(port) } : [];
    });
  })
  .default([...localServers]);

/** Every variable the product reads, as it stands in the environment. `.env.example` is held against this. */
export const envSchema = z.object({
  NODE_ENV: z
    .enum(["development", "production", "test"], "must be development, production, or test")
    .default("development"),
  PORT: z.coerce
    .number("must be a number from 0 to 65535")
    .int("must be a whole number")
    .min(0, "must be a number from 0 to 65535")
    .max(65535, "must be a number from 0 to 65535")
    .default(3000),
  HOST: z.string().optional(),
  APP_URL: httpUrl.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  SESSION_SECRET: secret.optional(),
  ENCRYPTION_KEY: secret.optional(),
  ADMIN_USERNAME: usernameSchema.default("admin"),
  ADMIN_PASSWORD: passwordSchema.optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL: z.string().default("gpt-4o-mini"),
  OPENAI_IDLE_SECONDS: count(1, 3_600).optional(),
  LOCAL_MODELS: localModels,
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: httpUrl.optional(),
  VITE_STRIPE_PUBLIC_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_DAILY_LIMIT: count(1, 1_000_000).default(100),
  MAIL_ALLOWED_DOMAINS: domains.default([]),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      "must hold an address, such as Desk <desk@example.org>",
    )
    .default("Cover Letter Desk <no-reply@localhost>"),
  TRUST_PROXY: z
    .string()
    .refine(namesProxies, "must be how many proxies stand in front, or their addresses with commas between them")
    .optional(),
  METRICS_TOKEN: secret.optional(),
  RATE_LIMITS: onOff.default("on"),
  ANONYMOUS_SESSIONS_PER_HOUR: count(1, 1_000_000).default(60),
  ANONYMOUS_MB_PER_HOUR: count(1, 1_000_000).default(10),
  WORKER: z.enum(["on", "off", "only"], "must be on, off, or only").default("on"),
  RUNS_AT_ONCE: count(1, 100).optional(),
  RUNS_PER_ACCOUNT: count(1, 100).default(10),
  RUN_MAX_SECONDS: count(1, 72_000).default(3_600),
  RUN_MAX_MEMORY_MB: count(64, 1_000_000).default(512),
  RUN_MAX_DISK_MB: count(1, 10_000_000).default(10_240),
  RUN_MAX_ROWS_KEPT: count(1, 100_000).default(5_000),
  RUNS_RETENTION_DAYS: count(1, 3_650).default(30),
  RUNS_MB_PER_ACCOUNT: count(1, 100_000).default(500),
  RUN_FILES_MB_PER_ACCOUNT: count(1, 1_000_000).default(1_000),
  FILES_MB_PER_NETWORK: count(1, 10_000_000).default(5_000),
  CONNECTIONS_ALLOW_PRIVATE: onOff.optional(),
  UPLOAD_LIMIT_MB: z.coerce
    .number("must be a number of megabytes")
    .int("must be a whole number of megabytes")
    .min(1, "must be at least 1")
    .max(1024, "must be at most 1024")
    .default(200),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LEADS_RETENTION_DAYS: z.coerce
    .number("must be a number of days")
    .int("must be a whole number of days")
    .min(1, "must be at least 1")
    .optional(),
});

/** A bucket of any S3-compatible store; without keys, those that the machine itself was given. */
export type S3Settings = {
  bucket: string;
  region: string;
  /** Null: Amazon's own. */
  endpoint: string | null;
  keys: { id: string; secret: string } | null;
};

export type Env = {
  production: boolean;
  port: number;
  host: string;
  /** Address that people reach the product at, without a trailing slash. */
  appUrl: string;
  /** False: it was assumed, and links follow the address that people come by. */
  appUrlGiven: boolean;
  /** Absolute path of everything that the embedded defaults keep. */
  dataDir: string;
  databaseUrl: string | null;
  sessionSecret: string | null;
  encryptionKey: string | null;
  admin: { username: string; password: string | null };
  /** Null: the writer is the one that was chosen in the settings, else the built-in one. */
  model: { apiKey: string | null; baseUrl: string | null; name: string } | null;
  /** Seconds that a model may keep silent, before its answer begins and while it comes; null where nobody has said. */
  modelIdle: { first: number; between: number } | null;
  /** Servers of language models that are looked for on this machine; none in production. */
  localModels: readonly LocalServerAddress[];
  /** Null: outside production a sandbox checkout takes its place, in production nothing can be bought. */
  stripe: { secretKey: string; webhookSecret: string | null; apiUrl: string | null } | null;
  /** Null: mail is written to the outbox folder. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Of workflows: mails a day of one account, and domains whose addresses need not be asked. */
  mail: { dailyLimit: number; allowedDomains: readonly string[] };
  /** Null: metrics are for this machine only. */
  metricsToken: string | null;
  trustProxy: string | number | null;
  rateLimits: boolean;
  /** What visitors without an account may have kept, by address. */
  anonymous: { sessionsPerHour: number; megabytesPerHour: number };
  /** Whether what people connect to may lie inside this machine's own network. */
  allowPrivateHosts: boolean;
  /** What files of accounts that sign in from one network may grow by in a day, in megabytes. */
  filesMegabytesPerNetwork: number;
  /** Most bytes of one uploaded file. */
  uploadLimit: number;
  /** Null: files are kept in the data folder. */
  s3: S3Settings | null;
  /** Whether this process executes workflow runs; `only` serves nothing but its health. */
  worker: "on" | "off" | "only";
  runs: {
    /** Under way at once in this process. */
    atOnce: number;
    /** Under way at once for one account, in all processes. */
    perAccount: number;
    limits: { seconds: number; memoryMb: number; diskMb: number; rowsKept: number };
    /** Days after which the rows, results and logs of a run are cleaned up. */
    keptDays: number;
    /** What the definitions, rows, logs and skipped rows of an account's runs take in the database; the oldest go. */
    bytesPerAccount: number;
    /** What the files of their results take; the oldest go. */
    fileBytesPerAccount: number;
  };
  /** Null: leads are kept. */
  leadsRetentionDays: number | null;
  /** Cookies for https only. */
  secureCookies: boolean;
};

/**
 * Reads `.env` where it exists (the real environment wins) and the environment, once, at the start of a process.
 * @throws EnvError with one line a problem.
 */
export function readEnv(): Env {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new EnvError([problem]);
  if (existsSync(".env")) process.loadEnvFile(".env");
  return parseEnv(process.env);
}

/** Why this version of Node can't run the server, or null. What it stands on asks for 22.19; `npm start` brings its own. */
export function nodeProblem(version: string): string | null {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 19)
    ? null
    : `Node ${version} is too old to run the server by itself: use Node 22.19 or newer, or npm start`;
}

/**
 * Checks the whole environment.
 * @throws EnvError with one line a problem.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = envSchema.safeParse(given);
  if (!parsed.success)
    throw new EnvError(
      parsed.error.issues.map(
        (issue) => `${issue.path.join(".")} ${issue.message.replace(/^(Password|Username) /, "")}`,
      ),
    );
  const values = parsed.data;
  const production = values.NODE_ENV === "production";
  const problems = [...s3Problems(values), ...(production ? productionProblems(values) : [])];
  if (values.WORKER === "only" && !values.DATABASE_URL)
    problems.push("WORKER=only needs DATABASE_URL: the embedded database belongs to one process");
  if (problems.length > 0) throw new EnvError(problems);

  const appUrl = (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
  return {
    production,
    port: values.PORT,
    host: values.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
    appUrl,
    appUrlGiven: values.APP_URL !== undefined,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    encryptionKey: values.ENCRYPTION_KEY ?? null,
    admin: { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD ?? null },
    model:
      values.OPENAI_API_KEY || values.OPENAI_BASE_URL
        ? { apiKey: values.OPENAI_API_KEY ?? null, baseUrl: values.OPENAI_BASE_URL ?? null, name: values.OPENAI_MODEL }
        : null,
    modelIdle: values.OPENAI_IDLE_SECONDS
      ? { first: values.OPENAI_IDLE_SECONDS, between: values.OPENAI_IDLE_SECONDS }
      : null,
    localModels: production ? [] : values.LOCAL_MODELS,
    stripe: values.STRIPE_SECRET_KEY
      ? {
          secretKey: values.STRIPE_SECRET_KEY,
          webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
          apiUrl: values.STRIPE_API_URL ?? null,
        }
      : null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    mail: { dailyLimit: values.MAIL_DAILY_LIMIT, allowedDomains: values.MAIL_ALLOWED_DOMAINS },
    metricsToken: values.METRICS_TOKEN ?? null,
    trustProxy: parseTrustProxy(values.TRUST_PROXY),
    rateLimits: values.RATE_LIMITS === "on",
    anonymous: {
      sessionsPerHour: values.ANONYMOUS_SESSIONS_PER_HOUR,
      megabytesPerHour: values.ANONYMOUS_MB_PER_HOUR,
    },
    allowPrivateHosts: values.CONNECTIONS_ALLOW_PRIVATE ? values.CONNECTIONS_ALLOW_PRIVATE === "on" : !production,
    filesMegabytesPerNetwork: values.FILES_MB_PER_NETWORK,
    uploadLimit: values.UPLOAD_LIMIT_MB * 1024 * 1024,
    s3: toS3(values),
    worker: values.WORKER,
    runs: {
      atOnce: values.RUNS_AT_ONCE ?? Math.min(4, availableParallelism()),
      perAccount: values.RUNS_PER_ACCOUNT,
      limits: {
        seconds: values.RUN_MAX_SECONDS,
        memoryMb: values.RUN_MAX_MEMORY_MB,
        diskMb: values.RUN_MAX_DISK_MB,
        rowsKept: values.RUN_MAX_ROWS_KEPT,
      },
      keptDays: values.RUNS_RETENTION_DAYS,
      bytesPerAccount: values.RUNS_MB_PER_ACCOUNT * 1_000_000,
      fileBytesPerAccount: values.RUN_FILES_MB_PER_ACCOUNT * 1_000_000,
    },
    leadsRetentionDays: values.LEADS_RETENTION_DAYS ?? null,
    secureCookies: production && appUrl.startsWith("https:"),
  };
}

/** With port 0 the system chooses one: only then is the address known that people reach the product at. */
export function withPort(env: Env, port: number): Env {
  return env.appUrl === "http://localhost:0" ? { ...env, port, appUrl: `http://localhost:${port}` } : env;
}

function productionProblems(values: z.infer<typeof envSchema>): string[] {
  const problems: string[] = [];
  if (!values.APP_URL) problems.push("APP_URL must be set when NODE_ENV=production");
  if (!values.SESSION_SECRET) problems.push("SESSION_SECRET must be set when NODE_ENV=production");
  if (!values.ENCRYPTION_KEY) problems.push("ENCRYPTION_KEY must be set when NODE_ENV=production");
  if (values.RATE_LIMITS === "off") problems.push("RATE_LIMITS must not be off when NODE_ENV=production");
  return problems;
}

function s3Problems(values: z.infer<typeof envSchema>): string[] {
  const given = values.S3_ENDPOINT || values.S3_ACCESS_KEY_ID || values.S3_SECRET_ACCESS_KEY;
  if (given && !values.S3_BUCKET) return ["S3_BUCKET must be set when other S3 variables are"];
  if (Boolean(values.S3_ACCESS_KEY_ID) !== Boolean(values.S3_SECRET_ACCESS_KEY))
    return ["S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together"];
  return [];
}

function toS3(values: z.infer<typeof envSchema>): S3Settings | null {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = values;
  if (!bucket) return null;
  return { bucket, region, endpoint: values.S3_ENDPOINT ?? null, keys: id && secret ? { id, secret } : null };
}

/**
 * Express takes a hop count or a list of addresses. It also takes `true`, which believes whatever address a caller writes
 * into X-Forwarded-For, and so undoes every limit by address.
 */
/** What Express takes, but for "true": callers could then name any address as theirs. */
function namesProxies(value: string): boolean {
  if (value === "false" || /^\d+$/.test(value)) return true;
  return value.split(",").every((each) => {
    const [address = "", bits = "0", ...rest] = each.trim().split("/");
    if (["loopback", "linklocal", "uniquelocal"].includes(address)) return true;
    return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128 && rest.length === 0;
  });
}

function parseTrustProxy(value: string | undefined): string | number | null {
  if (value === undefined || value === "false") return null;
  return /^\d+$/.test(value) ? Number(value) : value;
}
