import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EnvError, envSchema, nodeProblem, parseEnv } from "./env.ts";

function problemsOf(source: Record<string, string>): string[] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
}

describe("the environment", () => {
  it("needs nothing", () => {
    const env = parseEnv({});
    expect(env).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      appUrl: "http://localhost:3000",
      databaseUrl: null,
      model: null,
      rateLimits: true,
    });
  });

  it("takes an empty value for an unset one", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: " ", OPENAI_API_KEY: "" })).toMatchObject({
      port: 3000,
      databaseUrl: null,
      model: null,
    });
  });

  it("names every wrong variable, one line each", () => {
    const problems = problemsOf({
      PORT: "abc",
      DATABASE_URL: "mysql://x",
      WORKER: "maybe",
      SESSION_SECRET: "short",
      NODE_ENV: "prod",
      LEADS_RETENTION_DAYS: "-1",
    });
    expect(problems.map((problem) => problem.split(" ")[0]).sort()).toEqual([
      "DATABASE_URL",
      "LEADS_RETENTION_DAYS",
      "NODE_ENV",
      "PORT",
      "SESSION_SECRET",
      "WORKER",
    ]);
    expect(problems.every((problem) => !problem.includes("\n"))).toBe(true);
  });

  it("refuses ports that do not exist", () => {
    for (const PORT of ["-1", "65536", "3000.5", "0x10g"]) expect(problemsOf({ PORT })).toHaveLength(1);
  });

  it("sends from nothing that is no address", () => {
    for (const MAIL_FROM of ["desk", "Desk <desk>", "Desk desk@example.org"])
      expect(problemsOf({ MAIL_FROM })).toEqual(["MAIL_FROM must hold an address, such as Desk <desk@example.org>"]);
    for (const MAIL_FROM of ["desk@example.org", "Desk, Inc. <no-reply@localhost>"])
      expect(parseEnv({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
  });

  it("believes no proxy that it does not know: callers could name any address as theirs", () => {
    for (const TRUST_PROXY of ["true", "lol", "10.0.0.0/200", "10.0.0.1 10.0.0.2"])
      expect(problemsOf({ TRUST_PROXY })).toMatchObject([expect.stringMatching(/^TRUST_PROXY must be how many/)]);
    const trusted = (TRUST_PROXY: string) => parseEnv({ TRUST_PROXY }).trustProxy;
    expect(["2", "10.0.0.0/8, loopback", "false"].map(trusted)).toEqual([2, "10.0.0.0/8, loopback", null]);
  });

  it("asks production for its secrets and its limits", () => {
    expect(problemsOf({ NODE_ENV: "production", RATE_LIMITS: "off" })).toEqual([
      "APP_URL must be set when NODE_ENV=production",
      "SESSION_SECRET must be set when NODE_ENV=production",
      "ENCRYPTION_KEY must be set when NODE_ENV=production",
      "RATE_LIMITS must not be off when NODE_ENV=production",
    ]);
    const secrets = { SESSION_SECRET: "0123456789abcdef", ENCRYPTION_KEY: "0123456789abcdef" };
    expect(problemsOf({ NODE_ENV: "production", ...secrets })).toEqual([
      "APP_URL must be set when NODE_ENV=production",
    ]);
    const APP_URL = "https://desk.example";
    expect(parseEnv({ NODE_ENV: "production", APP_URL, ...secrets }).host).toBe("0.0.0.0");
  });

  it("keeps files in a bucket when one is named", () => {
    expect(parseEnv({}).s3).toBeNull();
    expect(parseEnv({ S3_BUCKET: "desk", S3_ENDPOINT: "http://localhost:9000" }).s3).toEqual({
      bucket: "desk",
      region: "us-east-1",
      endpoint: "http://localhost:9000",
      keys: null,
    });
    expect(problemsOf({ S3_ENDPOINT: "http://localhost:9000" })[0]).toMatch(/S3_BUCKET must be set/);
    expect(problemsOf({ S3_BUCKET: "desk", S3_ACCESS_KEY_ID: "a" })[0]).toMatch(/must be set together/);
  });

  it("lets connections reach private addresses, in production only where that is said", () => {
    const secrets = { SESSION_SECRET: "x".repeat(16), ENCRYPTION_KEY: "y".repeat(16) };
    const production = { NODE_ENV: "production", APP_URL: "https://desk.example", ...secrets };
    expect(parseEnv({}).allowPrivateHosts).toBe(true);
    expect(parseEnv(production).allowPrivateHosts).toBe(false);
    expect(parseEnv({ ...production, CONNECTIONS_ALLOW_PRIVATE: "on" }).allowPrivateHosts).toBe(true);
    expect(parseEnv({ CONNECTIONS_ALLOW_PRIVATE: "off" }).allowPrivateHosts).toBe(false);
  });

  it("writes with a model when a key or a base URL is given", () => {
    expect(parseEnv({ OPENAI_BASE_URL: "http://localhost:11434/v1" }).model).toEqual({
      apiKey: null,
      baseUrl: "http://localhost:11434/v1",
      name: "gpt-4o-mini",
    });
    expect(parseEnv({ OPENAI_API_KEY: "sk-1", OPENAI_MODEL: "m" }).model).toEqual({
      apiKey: "sk-1",
      baseUrl: null,
      name: "m",
    });
  });

  it("is what .env.example shows: the same variables, and its values pass", () => {
    const example = readFileSync(".env.example", "utf8");
    const named = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/gm)];
    expect(named.map((match) => match[1]).sort()).toEqual(Object.keys(envSchema.shape).sort());
    const active = Object.fromEntries(
      [...example.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map((match) => [match[1], match[2]]),
    );
    expect(problemsOf(active)).toEqual([]);
  });
});

describe("the version of Node", () => {
  it.each([
    ["24.21.0", false],
    ["22.19.0", false],
    ["22.18.0", true],
    ["20.20.2", true],
  ])("%s is named where it is too old", (version, tooOld) => {
    expect(nodeProblem(version)?.includes(version) ?? false).toBe(tooOld);
  });
});
