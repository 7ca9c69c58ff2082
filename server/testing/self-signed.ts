import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

export type Identity = { key: string; certificate: string };

/** A key and a certificate for `name` that nobody vouches for, good for a year. */
export function selfSigned(name: string): Identity {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(objectId([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
  const subject = sequence(der(0x31, sequence(objectId([0x55, 0x04, 0x03]), der(0x0c, Buffer.from(name)))));
  const year = 365 * 86_400_000;
  const validity = sequence(utcTime(Date.now() - 86_400_000), utcTime(Date.now() + year));
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    subject,
    validity,
    subject,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = sign("sha256", body, privateKey);
  const certificate = sequence(body, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64").replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`,
  };
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
