import { getDefaultResultOrder, setDefaultResultOrder } from "node:dns";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MysqlFront, startMysqlFront } from "#server/testing/mysql-front.ts";
import { type MysqlServer, startMysqlServer } from "#server/testing/mysql-server.ts";
import { type PostgresServer, startPostgres } from "#server/testing/postgres-server.ts";
import { startAuthority } from "#server/testing/self-signed.ts";
import { openMysql } from "./open-mysql.ts";
import { openPostgres } from "./open-postgres.ts";

const ours = startAuthority("Our CA");
const others = startAuthority("Other CA");
const identities = {
  named: ours.issue({ name: "localhost", dns: ["localhost"] }),
  addressed: ours.issue({ name: "db", ips: ["127.0.0.1"] }),
  elsewhere: ours.issue({ name: "db", dns: ["db.example.org", "db2.example.org"] }),
  expired: ours.issue({ name: "localhost", dns: ["localhost"], days: -1 }),
};
type Named = keyof typeof identities;
const names: Named[] = ["named", "addressed", "elsewhere", "expired"];

describe.each(["PostgreSQL", "MySQL"] as const)("the certificate of a %s server", { timeout: 120_000 }, (system) => {
  let databases: { reach: (by: Named, changes: object) => Promise<string>; stop: () => Promise<unknown> };
  const order = getDefaultResultOrder();
  beforeAll(async () => {
    // The stand-ins listen on 127.0.0.1.
    setDefaultResultOrder("ipv4first");
    databases = await (system === "MySQL" ? startMysqls() : startPostgreses());
  }, 120_000);
  afterAll(async () => {
    setDefaultResultOrder(order);
    await databases.stop();
  });
  const reach = (by: Named, host: string, changes: object = {}) =>
    databases.reach(by, { host, ssl: "verify-full", caCertificate: ours.certificate, ...changes });

  it("is good if the connection's CA issued it for the host that was typed, not for its address", async () => {
    expect(await reach("named", " localhost ")).toBe("encrypted");
    await expect(reach("named", "127.0.0.1")).rejects.toMatchObject({
      problem: "host",
      message: expect.stringMatching(
        /^The server's certificate is(?:n't| for “localhost”, not) for “127.0.0.1”. Check the host.$/,
      ),
    });
  });

  it("is good for an address if it names the address, and for no name then", async () => {
    expect(await reach("addressed", "127.0.0.1")).toBe("encrypted");
    await expect(reach("addressed", "localhost")).rejects.toMatchObject({ problem: "host" });
  });

  it("is refused for another name, which is told", async () => {
    await expect(reach("elsewhere", "localhost")).rejects.toMatchObject({
      problem: "host",
      message:
        "The server's certificate is for “db.example.org”, “db2.example.org”, not for “localhost”. Check the host.",
    });
  });

  it.each([
    [
      "another CA",
      others.certificate,
      "The certificate of “localhost” wasn't issued by this CA certificate. Paste the one that issued it.",
    ],
    [
      "the public authorities",
      "",
      "The certificate of “localhost” isn't from a public authority. Paste the CA certificate that issued it.",
    ],
    [
      "a CA certificate that is none",
      "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----",
      "The CA certificate can't be read. Paste the whole text of its PEM file.",
    ],
  ])("is refused with %s", async (_what, caCertificate, message) => {
    await expect(reach("named", "localhost", { caCertificate })).rejects.toMatchObject({
      problem: "certificate",
      message,
    });
  });

  it("is found among several CA certificates with comments between them", async () => {
    const caCertificate = `# Others\r\n${others.certificate}\n# Ours\r\n${ours.certificate}`;
    expect(await reach("named", "localhost", { caCertificate })).toBe("encrypted");
  });

  it("is refused once it has expired", async () => {
    await expect(reach("expired", "localhost")).rejects.toMatchObject({
      problem: "certificate",
      message: "The certificate of “localhost” has expired. Ask the server's administrator to renew it.",
    });
  });

  it("is not looked at with “require”", async () => {
    const changes = { ssl: "require", caCertificate: others.certificate };
    expect(await reach("elsewhere", "127.0.0.1", changes)).toBe("encrypted");
    expect(await reach("expired", "localhost", changes)).toBe("encrypted");
  });
});

async function startPostgreses() {
  const servers = new Map<Named, PostgresServer>();
  for (const name of names) servers.set(name, await startPostgres({ tls: identities[name] }));
  return {
    reach: async (by: Named, changes: object) => {
      const port = servers.get(by)?.port ?? 0;
      const client = await openPostgres(
        { ...{ host: "", port, database: "postgres", username: "postgres", password: "" }, ...plain, ...changes },
        { allowPrivate: true },
      );
      const { rows } = await client.query("select ssl from pg_stat_ssl where pid = pg_backend_pid()");
      await client.end();
      return rows[0]?.ssl ? "encrypted" : "open";
    },
    stop: () => Promise.all([...servers.values()].map((server) => server.stop())),
  };
}

async function startMysqls() {
  const server: MysqlServer = await startMysqlServer();
  const fronts = new Map<Named, MysqlFront>();
  for (const name of names) fronts.set(name, await startMysqlFront(server, { tls: identities[name] }));
  return {
    reach: async (by: Named, changes: object) => {
      const front = fronts.get(by);
      if (!front) throw new Error(by);
      const before = front.signIns.length;
      const signedIn = await openMysql({ ...front.account, ...plain, ...changes }, { allowPrivate: true }).catch(
        (error: unknown) => {
          // The password must not have been sent.
          expect(front.signIns.length).toBe(before);
          throw error;
        },
      );
      await signedIn.close();
      return front.signIns.at(-1)?.encrypted ? "encrypted" : "open";
    },
    stop: async () => {
      await Promise.all([...fronts.values()].map((front) => front.close()));
      await server.close();
    },
  };
}

const plain = { ssl: "disable", caCertificate: "" } as const;
