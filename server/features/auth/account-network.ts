import { createHmac } from "node:crypto";
import { BlockList, isIP, isIPv6 } from "node:net";
import { networkOf } from "#server/integrations/helper-process/network.ts";

/** Of this machine, and of private networks: behind a proxy that isn't trusted, everybody comes from there. */
const near = new BlockList();
near.addSubnet("127.0.0.0", 8, "ipv4");
near.addSubnet("10.0.0.0", 8, "ipv4");
near.addSubnet("172.16.0.0", 12, "ipv4");
near.addSubnet("192.168.0.0", 16, "ipv4");
near.addSubnet("fc00::", 7, "ipv6");
near.addSubnet("fe80::", 10, "ipv6");

/**
 * What accounts that sign in from one network have in common, of a visitor's address; null where the address tells nothing.
 * Nobody can find the address in it without the key.
 */
export function accountNetwork(address: string, key: string): string | null {
  const whole = address.includes(":") ? `${address}::` : address;
  const isKnown = isIP(whole) !== 0 && !near.check(whole, isIPv6(whole) ? "ipv6" : "ipv4") && address !== "0:0:0:0";
  return isKnown
    ? createHmac("sha256", key)
        .update(`network ${networkOf(address)}`)
        .digest("base64url")
        .slice(0, 22)
    : null;
}
