import { constants, createHash, generateKeyPairSync, privateDecrypt, randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { type Duplex, duplexPair } from "node:stream";
import { TLSSocket } from "node:tls";
import type { MysqlServer } from "./mysql-server.ts";
import type { Identity } from "./self-signed.ts";

export type MysqlFront = {
  account: Omit<MysqlServer["account"], "ssl">;
  /** How each client signed in, oldest first. */
  signIns: { encrypted: boolean; by: "cache" | "password" | "key" }[];
  close: () => Promise<void>;
};

const PLUGIN = "caching_sha2_password";
const TLS_FLAG = 0x0800;
/** What the server behind takes too, without compression. */
const FLAGS = 0x00aaf7df & ~0x0820;

/**
 * Signs clients in as MySQL 8 does and hands them on to a stand-in that does not: TLS where there is an identity,
 * caching_sha2_password, which asks for the password only once, over TLS or for a key of its own.
 * `onlyTls` turns everybody else away.
 */
export async function startMysqlFront(
  server: MysqlServer,
  { tls, onlyTls = false }: { tls?: Identity; onlyTls?: boolean } = {},
): Promise<MysqlFront> {
  const { username, password } = server.account;
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const signIns: MysqlFront["signIns"] = [];
  const sockets = new Set<Socket>();
  let cached = false;

  async function signIn(socket: Socket): Promise<void> {
    const nonce = Buffer.from(randomBytes(20).map((byte) => (byte % 127) + 1));
    let client = packetsOf(socket);
    client.send(0, greeting(nonce, tls ? FLAGS | TLS_FLAG : FLAGS));
    let reply = await client.next();
    const encrypted = (reply.payload.readUInt32LE(0) & TLS_FLAG) !== 0;
    if (encrypted && tls) {
      client = packetsOf(new TLSSocket(client.rest(), { isServer: true, key: tls.key, cert: tls.certificate }));
      reply = await client.next();
    } else if (onlyTls)
      return client.refuse(reply.number + 1, 3159, "Connections using insecure transport are prohibited");
    const { user, plugin } = readReply(reply.payload);
    let token = readReply(reply.payload).token;
    let number = reply.number;
    if (plugin !== PLUGIN) {
      client.send(number + 1, Buffer.concat([Buffer.from([0xfe]), text(PLUGIN), nonce, Buffer.from([0])]));
      ({ payload: token, number } = await client.next());
    }
    const fits = user === username && token.equals(tokenFor(password, nonce));
    let by: MysqlFront["signIns"][number]["by"] = "cache";
    let given: string | null = null;
    if (fits && cached) client.send(++number, Buffer.from([1, 3]));
    else {
      client.send(number + 1, Buffer.from([1, 4]));
      let answer = await client.next();
      by = encrypted ? "password" : "key";
      if (by === "key") {
        const pem = keys.publicKey.export({ type: "spki", format: "pem" });
        client.send(answer.number + 1, Buffer.concat([Buffer.from([1]), Buffer.from(pem)]));
        answer = await client.next();
      }
      given = by === "key" ? decrypted(answer.payload, nonce) : answer.payload.toString("utf8");
      number = answer.number;
    }
    if (user !== username || (given !== null && given !== `${password}\0`))
      return client.refuse(number + 1, 1045, `Access denied for user '${user}'@'localhost' (using password: YES)`);
    cached = true;
    signIns.push({ encrypted, by });
    const behind = await signInBehind(server);
    client.send(number + 1, Buffer.from([0, 0, 0, 2, 0, 0, 0]));
    pipeBoth(client.rest(), behind);
  }

  function decrypted(cipher: Buffer, nonce: Buffer): string {
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    return xor(privateDecrypt({ key: keys.privateKey, padding, oaepHash: "sha1" }, cipher), nonce).toString("utf8");
  }

  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    signIn(socket).catch(() => socket.destroy());
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  const { ssl: _ssl, ...account } = server.account;
  return {
    account: { ...account, port: address.port },
    signIns,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, "close");
    },
  };
}

/** A connection to the stand-in itself, signed in with the password as it was asked for before MySQL 8. */
async function signInBehind({ account }: MysqlServer): Promise<Duplex> {
  const client = packetsOf(connect(account.port, account.host).on("error", () => {}));
  const { payload } = await client.next();
  const at = payload.indexOf(0, 1) + 5;
  const nonce = Buffer.concat([payload.subarray(at, at + 8), payload.subarray(at + 27, at + 39)]);
  const hash = (...parts: (string | Buffer)[]) =>
    createHash("sha1")
      .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
      .digest();
  const token = xor(hash(account.password), hash(nonce, hash(hash(account.password))));
  const head = Buffer.alloc(32);
  head.writeUInt32LE(FLAGS, 0);
  head.writeUInt32LE(0x00ffffff, 4);
  head.writeUInt8(45, 8);
  const parts = [head, text(account.username), Buffer.from([token.length]), token, text(account.database)];
  client.send(1, Buffer.concat([...parts, text("mysql_native_password")]));
  const answer = await client.next();
  if (answer.payload[0] !== 0) throw new Error("the stand-in let nobody in");
  return client.rest();
}

function greeting(nonce: Buffer, flags: number): Buffer {
  const numbers = Buffer.alloc(4);
  numbers.writeUInt32LE(1);
  const half = (value: number) => Buffer.from([value & 0xff, (value >> 8) & 0xff]);
  return Buffer.concat([
    ...[Buffer.from([10]), text("8.4.0-standin"), numbers, nonce.subarray(0, 8), Buffer.from([0])],
    ...[half(flags), Buffer.from([45]), half(2), half(flags >>> 16), Buffer.from([21]), Buffer.alloc(10)],
    ...[nonce.subarray(8), Buffer.from([0]), text(PLUGIN)],
  ]);
}

function readReply(payload: Buffer): { user: string; token: Buffer; plugin: string } {
  const flags = payload.readUInt32LE(0);
  let at = 32;
  const word = () => {
    const end = payload.indexOf(0, at);
    const read = payload.toString("utf8", at, end < 0 ? payload.length : end);
    at = end < 0 ? payload.length : end + 1;
    return read;
  };
  const user = word();
  const length = payload[at] ?? 0;
  const token = payload.subarray(at + 1, at + 1 + length);
  at += 1 + length;
  if (flags & 0x0008) word();
  return { user, token, plugin: flags & 0x0008_0000 ? word() : "" };
}

function tokenFor(password: string, nonce: Buffer): Buffer {
  const hash = (...parts: Buffer[]) => createHash("sha256").update(Buffer.concat(parts)).digest();
  const first = hash(Buffer.from(password));
  return xor(first, hash(hash(first), nonce));
}

function xor(bytes: Buffer, mask: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, at) => byte ^ (mask[at % mask.length] ?? 0)));
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

/** MySQL's packets over a stream: three bytes of length, one of number, then the payload. */
function packetsOf(stream: Duplex) {
  let buffer = Buffer.alloc(0);
  let wake = () => {};
  const take = (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    wake();
  };
  stream.on("data", take);
  const closed = once(stream, "close").then(() => {
    throw new Error("the client left");
  });
  closed.catch(() => {});
  const send = (number: number, payload: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUIntLE(payload.length, 0, 3);
    head.writeUInt8(number & 0xff, 3);
    stream.write(Buffer.concat([head, payload]));
  };
  return {
    send,
    refuse: (number: number, code: number, message: string) => {
      const head = Buffer.from([0xff, code & 0xff, code >> 8]);
      send(number, Buffer.concat([head, Buffer.from(`#28000${message}`)]));
    },
    next: async (): Promise<{ number: number; payload: Buffer }> => {
      while (buffer.length < 4 || buffer.length < 4 + buffer.readUIntLE(0, 3)) {
        const more = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([more, closed]);
      }
      const end = 4 + buffer.readUIntLE(0, 3);
      const packet = { number: buffer[3] ?? 0, payload: Buffer.from(buffer.subarray(4, end)) };
      buffer = buffer.subarray(end);
      return packet;
    },
    /** The stream from here on, with what was read already and is no packet of ours. */
    rest: (): Duplex => {
      stream.off("data", take);
      const [near, far] = duplexPair();
      near.write(buffer);
      pipeBoth(stream, near);
      return far;
    },
  };
}

function pipeBoth(one: Duplex, other: Duplex): void {
  one.on("error", () => other.destroy()).on("close", () => other.destroy());
  other.on("error", () => one.destroy()).on("close", () => one.destroy());
  one.pipe(other);
  other.pipe(one);
}
