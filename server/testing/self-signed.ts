import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

export type Identity = { key: string; certificate: string };

/** `ips` are IPv4 addresses; the certificate ends `days` from now, which may be in the past. */
type Subject = { name: string; dns?: readonly string[]; ips?: readonly string[]; days?: number };

const DAY_MS = 86_400_000;

/** A key and a certificate for `name` that nobody vouches for, good for a year. */
export function selfSigned(name: string): Identity {
  const { privateKey, publicKey } = newKeys();
  return toIdentity(privateKey, certify({ name }, publicKey, { name, key: privateKey }));
}

/** An authority of one's own: its certificate, and what it vouches for. */
export function startAuthority(name: string): { certificate: string; issue: (subject: Subject) => Identity } {
  const { privateKey, publicKey } = newKeys();
  const isAuthority = extension([0x55, 0x1d, 0x13], sequence(der(0x01, Buffer.from([0xff]))));
  const issuer = { name, key: privateKey };
  return {
    certificate: toIdentity(privateKey, certify({ name }, publicKey, issuer, [isAuthority])).certificate,
    issue: (subject) => {
      const keys = newKeys();
      return toIdentity(keys.privateKey, certify(subject, keys.publicKey, issuer, [namesOf(subject)]));
    },
  };
}

function newKeys() {
  return generateKeyPairSync("ec", { namedCurve: "P-256" });
}

function certify(
  { name, days = 365 }: Subject,
  publicKey: KeyObject,
  issuer: { name: string; key: KeyObject },
  extensions: readonly Buffer[] = [],
): Buffer {
  const algorithm = sequence(objectId([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
  const now = Date.now();
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    commonName(issuer.name),
    sequence(utcTime(now - 2 * DAY_MS), utcTime(now + days * DAY_MS)),
    commonName(name),
    publicKey.export({ type: "spki", format: "der" }),
    ...(extensions.length > 0 ? [der(0xa3, sequence(...extensions))] : []),
  );
  const signature = sign("sha256", body, issuer.key);
  return sequence(body, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
}

function toIdentity(key: KeyObject, certificate: Buffer): Identity {
  const lines = certificate.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: key.export({ type: "pkcs8", format: "pem" }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

/** Subject alternative names. */
function namesOf({ dns = [], ips = [] }: Subject): Buffer {
  const names = dns.map((name) => der(0x82, Buffer.from(name)));
  const addresses = ips.map((ip) => der(0x87, Buffer.from(ip.split(".").map(Number))));
  return extension([0x55, 0x1d, 0x11], sequence(...names, ...addresses));
}

function extension(id: number[], value: Buffer): Buffer {
  return sequence(objectId(id), der(0x04, value));
}

function commonName(name: string): Buffer {
  return sequence(der(0x31, sequence(objectId([0x55, 0x04, 0x03]), der(0x0c, Buffer.from(name)))));
}

/** One value in DER: tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const long = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(length < 0x80 ? [length] : long)]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function integer(bytes: Buffer): Buffer {
  return der(0x02, bytes);
}

function objectId(bytes: number[]): Buffer {
  return der(0x06, Buffer.from(bytes));
}

function utcTime(time: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(time).toISOString().replace(/[-:T]/g, "").slice(2, 14)}Z`));
}
