import { describe, expect, it } from "vitest";
import { isAllowed, resolveGuarded } from "./address-guard.ts";

const problemOf = (host: string, allowPrivate = false) =>
  resolveGuarded(host, allowPrivate).then(
    (checked) => checked.address,
    (error) => error.problem,
  );

describe("an address that a connection may go to", () => {
  it.each([
    "127.0.0.1",
    "127.255.0.9",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.31.255.255",
    "192.168.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:a00:1",
    "::ffff:0:127.0.0.1",
    "::ffff:0:a00:1",
    "0:0:0:0:ffff:0:7f00:1",
    "0:0:0:0:0:ffff:c0a8:0001",
    "::7f00:1",
    "64:ff9b::7f00:1",
    "64:ff9b::169.254.169.254",
    "2002:7f00:1::",
    "2001:0:1::",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "ff02::1",
    "not an address",
  ])("is not %s", (address) => {
    expect(isAllowed(address, false)).toBe(false);
  });

  it.each(["1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])(
    "is %s",
    (address) => {
      expect(isAllowed(address, false)).toBe(true);
    },
  );

  it("is one inside only where the operator allows that, and never a metadata service", () => {
    for (const address of ["127.0.0.1", "10.0.0.1", "::1", "fd00::1"]) expect(isAllowed(address, true)).toBe(true);
    for (const address of [
      "169.254.169.254",
      "::ffff:169.254.169.254",
      "::ffff:0:169.254.169.254",
      "fd00:ec2::254",
      "100.100.100.200",
      "168.63.129.16",
      "169.254.170.2",
      "169.254.170.23",
      "fd00:ec2::23",
      "169.254.0.23",
      "192.0.0.192",
      "fd20:ce::254",
      "fd00:42::42",
    ])
      for (const allowPrivate of [true, false]) expect(isAllowed(address, allowPrivate)).toBe(false);
  });
});

describe("a host that a user named", () => {
  it.each([
    "localhost",
    " 127.0.0.1 ",
    "127.1",
    "2130706433",
    "0x7f000001",
    "017700000001",
    "[::1]",
    "::ffff:127.0.0.1",
  ])("does not lead inside as %s", async (host) => {
    // Not every system reads the odd notations as an address.
    expect(["private", "host"]).toContain(await problemOf(host));
  });

  it("is connected to at the address that was checked", async () => {
    expect(await problemOf("127.0.0.1", true)).toBe("127.0.0.1");
    expect(await resolveGuarded("[::1]", true)).toEqual({ address: "::1", family: 6 });
    expect(["127.0.0.1", "::1"]).toContain(await problemOf("localhost", true));
  });

  it.each([
    "",
    "  ",
    "/var/run/postgresql",
    "a b",
    "http://localhost",
    "host:5432",
    "x?y",
    "\0",
    "a".repeat(300),
    "../x",
  ])("is refused as %j", async (host) => {
    expect(await problemOf(host, true)).toBe("host");
  });

  it("is refused where nobody knows it", async () => {
    expect(await problemOf("no-such-server.invalid", true)).toBe("host");
  });
});
