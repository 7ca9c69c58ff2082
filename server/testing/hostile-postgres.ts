import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export type HostilePostgres = { port: number; close: () => void };
/** What it answers a query with: an error of its own words, or rows of texts under these names. */
type Answer = { error: string } | { names: string[]; rows: string[][] };

/**
 * A server on a free port of 127.0.0.1 that speaks as much of PostgreSQL's protocol as an own one of somebody hostile: whoever
 * comes is signed in, and every query but those about transactions is answered as `answer` says.
 */
export async function startHostilePostgres(answer: (sql: string) => Answer): Promise<HostilePostgres> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {});
    let waiting: Buffer = Buffer.alloc(0);
    let isSignedIn = false;
    let prepared = "";
    const reply = (sql: string) =>
      /^(?:begin|rollback|set)/i.test(sql) ? message("C", text("OK")) : Buffer.concat(answered(answer(sql)));
    socket.on("data", (bytes: Buffer) => {
      waiting = Buffer.concat([waiting, bytes]);
      for (;;) {
        const head = isSignedIn ? 1 : 0;
        if (waiting.length < head + 4) return;
        const end = head + waiting.readInt32BE(head);
        if (waiting.length < end) return;
        const [kind, body] = [String.fromCharCode(waiting[0] ?? 0), waiting.subarray(head + 4, end)];
        waiting = waiting.subarray(end);
        if (!isSignedIn) {
          isSignedIn = true;
          socket.write(Buffer.concat([message("R", int32(0)), ready]));
        } else if (kind === "Q") socket.write(Buffer.concat([reply(body.toString("utf8", 0, body.length - 1)), ready]));
        else if (kind === "P") {
          prepared = body.toString("utf8").split("\0")[1] ?? "";
          socket.write(message("1", Buffer.alloc(0)));
        } else if (kind === "B") socket.write(message("2", Buffer.alloc(0)));
        else if (kind === "E") socket.write(reply(prepared));
        else if (kind === "S") socket.write(ready);
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

function answered(given: Answer): Buffer[] {
  if ("error" in given)
    return [message("E", Buffer.concat([text("SERROR"), text("C42601"), text(`M${given.error}`), Buffer.alloc(1)]))];
  const kinds = [int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)];
  const columns = given.names.flatMap((name) => [text(name), ...kinds]);
  const rows = given.rows.map((cells) =>
    message(
      "D",
      Buffer.concat([
        int16(cells.length),
        ...cells.flatMap((cell) => [int32(Buffer.byteLength(cell)), Buffer.from(cell)]),
      ]),
    ),
  );
  return [message("T", Buffer.concat([int16(given.names.length), ...columns])), ...rows, message("C", text("SELECT"))];
}

function message(kind: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]);
}

const text = (words: string) => Buffer.from(`${words}\0`);
const ready = message("Z", Buffer.from("I"));

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}
