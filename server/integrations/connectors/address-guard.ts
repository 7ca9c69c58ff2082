import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { ConnectorError, insideError } from "./connector-error.ts";

export type CheckedAddress = { address: string; family: 4 | 6 };

/** IANA's special-purpose registries: what no service for everybody is reached at. */
const insideRanges: [network: string, prefix: number, family: "ipv4" | "ipv6"][] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.0.2.0", 24, "ipv4"],
  ["192.88.99.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["198.51.100.0", 24, "ipv4"],
  ["203.0.113.0", 24, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
  ["::", 96, "ipv6"],
  ["64:ff9b:1::", 48, "ipv6"],
  ["100::", 64, "ipv6"],
  ["2001::", 23, "ipv6"],
  ["2001:db8::", 32, "ipv6"],
  ["2002::", 16, "ipv6"],
  ["3fff::", 20, "ipv6"],
  ["5f00::", 16, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
  ["fec0::", 10, "ipv6"],
  ["ff00::", 8, "ipv6"],
];

const inside = new BlockList();
for (const [network, prefix, family] of insideRanges) inside.addSubnet(network, prefix, family);

/**
 * Metadata services of cloud machines hand out the machine's own credentials: refused whatever is allowed. Clouds keep
 * adding addresses between 169.254.0.0 and 169.254.255.255, which no network gives to a service of somebody's own.
 */
const metadata = new BlockList();
metadata.addSubnet("169.254.0.0", 16, "ipv4");
for (const address of ["100.100.100.200", "168.63.129.16", "192.0.0.192"]) metadata.addAddress(address, "ipv4");
for (const address of ["fd00:ec2::23", "fd00:ec2::254", "fd20:ce::254", "fd00:42::42"])
  metadata.addAddress(address, "ipv6");

/**
 * The address to connect to for a host that a user named. Connecting to what is returned, not to the name again, is what
 * keeps a name from pointing elsewhere after the check.
 * @throws ConnectorError `host` for a name that nobody knows, `private` for one that leads inside.
 */
export async function resolveGuarded(host: string, allowPrivate: boolean): Promise<CheckedAddress> {
  const name = host.trim().replace(/^\[(.*)\]$/, "$1");
  if (!isHostName(name)) throw new ConnectorError("host", `“${shortened(host)}” isn't the name of a server.`);
  const found = await lookup(name, { all: true }).catch((error: unknown) => {
    throw new ConnectorError("host", `There's no server called “${shortened(name)}”. Check the spelling.`, error);
  });
  const addresses = found.map(({ address }) => address);
  const [first] = addresses;
  if (first === undefined) throw new ConnectorError("host", `There's no server called “${shortened(name)}”.`);
  for (const address of addresses) {
    if (isAllowed(address, allowPrivate)) continue;
    throw insideError(shortened(name));
  }
  return { address: first, family: isIP(first) === 6 ? 6 : 4 };
}

/** Whether a connection may go to this address: of several that a name has, every one must be. */
export function isAllowed(address: string, allowPrivate: boolean): boolean {
  const plain = embeddedIpv4(address.replace(/%.*$/, ""));
  const family = isIP(plain);
  if (family === 0) return false;
  const kind = family === 6 ? "ipv6" : "ipv4";
  if (metadata.check(plain, kind)) return false;
  return allowPrivate || !inside.check(plain, kind);
}

/** IPv6 notations that stand for an IPv4 address: mapped and translated ones, and the prefix of networks without IPv4. */
function embeddedIpv4(address: string): string {
  if (isIP(address) !== 6) return address;
  const dotted = /^(?:::ffff:(?:0:)?|64:ff9b::)(\d+\.\d+\.\d+\.\d+)$/i.exec(canonical(address));
  if (dotted?.[1]) return dotted[1];
  const [, high, low] = /^(?:::ffff:(?:0:)?|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(canonical(address)) ?? [];
  if (high === undefined || low === undefined) return address;
  const bits = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => Math.floor(bits / 2 ** shift) % 256).join(".");
}

/** The shortest notation, as the URL standard writes it. */
function canonical(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

function isHostName(name: string): boolean {
  return isIP(name.replace(/%.*$/, "")) !== 0 || /^[\p{L}\p{N}_]([\p{L}\p{N}_.-]{0,252})$/u.test(name);
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
