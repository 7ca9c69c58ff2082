import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MysqlFront, startMysqlFront } from "#server/testing/mysql-front.ts";
import { type MysqlServer, startMysqlServer } from "#server/testing/mysql-server.ts";
import { selfSigned } from "#server/testing/self-signed.ts";
import type { sslModes } from "#shared/workflows/connection.schema.ts";
import { openMysql } from "./open-mysql.ts";

describe("signing in to MySQL 8", { timeout: 120_000 }, () => {
  let server: MysqlServer;
  let withTls: MysqlFront;
  let plain: MysqlFront;
  let onlyTls: MysqlFront;
  beforeAll(async () => {
    server = await startMysqlServer();
    const tls = selfSigned("db.example.org");
    withTls = await startMysqlFront(server, { tls });
    plain = await startMysqlFront(server);
    onlyTls = await startMysqlFront(server, { tls, onlyTls: true });
  }, 120_000);
  afterAll(async () => {
    await Promise.all([withTls, plain, onlyTls].map((front) => front.close()));
    await server.close();
  });

  const open = ({ account }: MysqlFront, ssl: (typeof sslModes)[number], changes: object = {}) =>
    openMysql({ ...account, ssl, caCertificate: "", ...changes }, { allowPrivate: true });
  async function ask(front: MysqlFront, ssl: (typeof sslModes)[number]): Promise<unknown> {
    const session = await open(front, ssl);
    try {
      return (await session.query("SELECT ? AS word", ["hello"])).rows;
    } finally {
      await session.close();
    }
  }

  it.each(["require", "prefer"] as const)("is encrypted with “%s”, and sends the password once", async (ssl) => {
    const front = await startMysqlFront(server, { tls: selfSigned("db.example.org") });
    expect([await ask(front, ssl), await ask(front, ssl)]).toEqual([[["hello"]], [["hello"]]]);
    expect(front.signIns).toEqual([
      { encrypted: true, by: "password" },
      { encrypted: true, by: "cache" },
    ]);
    await front.close();
  });

  it.each(["prefer", "disable"] as const)("without TLS encrypts the password itself, with “%s”", async (ssl) => {
    const front = await startMysqlFront(server);
    expect(await ask(front, ssl)).toEqual([["hello"]]);
    expect(front.signIns).toEqual([{ encrypted: false, by: "key" }]);
    await front.close();
  });

  it("takes no server without TLS with “require”", async () => {
    await expect(open(plain, "require")).rejects.toMatchObject({
      problem: "tls",
      message: "“127.0.0.1” doesn't offer TLS. Choose “prefer” or “disable” to connect without encryption.",
    });
    expect(plain.signIns).toEqual([]);
  });

  it("says what a server asks for that takes encrypted connections only", async () => {
    await expect(open(onlyTls, "disable")).rejects.toMatchObject({
      problem: "tls",
      message: "“127.0.0.1” takes encrypted connections only. Choose “require” as the SSL mode.",
    });
    expect(await ask(onlyTls, "require")).toEqual([["hello"]]);
  });

  it.each([
    ["require", () => withTls, "The server rejected this password for the user “loader”."],
    [
      "disable",
      () => plain,
      "The server rejected this password for the user “loader”. If it takes encrypted connections only, choose “require” as the SSL mode.",
    ],
  ] as const)("says so where the password is wrong, with “%s”", async (ssl, front, message) => {
    await expect(open(front(), ssl, { password: "wrong" })).rejects.toMatchObject({ problem: "credentials", message });
  });
});
