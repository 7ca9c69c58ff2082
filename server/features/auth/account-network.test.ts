import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { goodPassword } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { users } from "#shared/auth/user.table.ts";
import { accountNetwork } from "./account-network.ts";

it("is the same for an address of IPv4, and for a /48 of IPv6", () => {
  const of = (address: string) => accountNetwork(address, "key");
  expect(of("2001:db8:7:1")).toMatch(/^[\w-]{22}$/);
  expect(of("2001:db8:7:1")).toBe(of("2001:db8:7:ffff"));
  expect(of("2001:db8:7:1")).not.toBe(of("2001:db8:8:1"));
  expect(of("203.0.113.7")).not.toBe(of("203.0.113.8"));
  expect(of("203.0.113.7")).not.toBe(accountNetwork("203.0.113.7", "another key"));
});

it.each(["127.0.0.1", "10.1.2.3", "192.168.1.9", "172.20.0.1", "0:0:0:0", "fd00:1:2:3", "unknown", ""])(
  "is unknown where %j would be everybody's",
  (address) => {
    expect(accountNetwork(address, "key")).toBeNull();
  },
);

describe("an account", () => {
  const test = useTestApp({ TRUST_PROXY: "1" });

  it("has the network of its last sign-in, without its address", async () => {
    const from = (path: string, address: string, body: object) =>
      test.visitor().post(path).set("X-Forwarded-For", address).send(body);
    const mara = { username: "mara", password: goodPassword };
    const { body } = await from("/api/register", "203.0.113.7", { ...mara, email: "mara@example.org", isAdmin: false });
    const network = async () => (await test.db.select().from(users).where(eq(users.id, body.id)))[0]?.network;
    const first = await network();
    expect(first).toMatch(/^[\w-]{22}$/);
    await from("/api/login", "203.0.113.8", mara);
    expect(await network()).not.toBe(first);
    await from("/api/login", "203.0.113.7", mara);
    expect(await network()).toBe(first);
    await from("/api/login", "127.0.0.1", mara);
    expect(await network()).toBeNull();
  });
});
