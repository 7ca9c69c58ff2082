import { BlockList, isIP, isIPv6 } from "node:net";

/**
 * The network that a visitor's address belongs to: of IPv6 the /48 that one customer gets, in which every /64 counts as an
 * address of its own; of IPv4 the address itself.
 */
export function networkOf(address: string): string {
  return address.includes(":") ? address.split(":").slice(0, 3).join(":") : address;
}

/** Of this machine, and of private networks: behind a proxy that isn't trusted, everybody comes from there. */
const near = new BlockList();
near.addSubnet("127.0.0.0", 8, "ipv4");
near.addSubnet("10.0.0.0", 8, "ipv4");
near.addSubnet("172.16.0.0", 12, "ipv4");
near.addSubnet("192.168.0.0", 16, "ipv4");
near.addSubnet("fc00::", 7, "ipv6");
near.addSubnet("fe80::", 10, "ipv6");

/** Whether a visitor's address tells their network from others'; of IPv6 it is the /64, without its end. */
export function tellsNetwork(address: string): boolean {
  const whole = address.includes(":") ? `${address}::` : address;
  return isIP(whole) !== 0 && !near.check(whole, isIPv6(whole) ? "ipv6" : "ipv4") && address !== "0:0:0:0";
}
