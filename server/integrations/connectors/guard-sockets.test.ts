import { once } from "node:events";
import { createServer, get, type Server } from "node:http";
import { type AddressInfo, connect, Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { guardSockets } from "./guard-sockets.ts";

describe("the sockets of a process that speaks with other people's systems", () => {
  const unguarded = Socket.prototype.connect;
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === "/away") response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
      else response.end("inside");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    Socket.prototype.connect = unguarded;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });

  const opened = (socket: Socket, event = "connect") =>
    new Promise<string>((resolve) => {
      socket.once(event, () => resolve("open"));
      socket.once("error", (error) => resolve("problem" in error ? String(error.problem) : error.message));
    }).finally(() => socket.destroy());
  const ways: [name: string, open: () => Promise<string>][] = [
    ["a port and an address", () => opened(connect(port, "127.0.0.1"))],
    ["a port alone", () => opened(connect(port))],
    ["options with a name", () => opened(connect({ port, host: "localhost" }))],
    ["options with an address", () => opened(connect({ port, host: "127.0.0.1" }, () => {}))],
    ["a socket that connects later", () => opened(new Socket().connect(port, "127.0.0.1"))],
    ["an IPv6 notation", () => opened(connect({ port, host: "::ffff:127.0.0.1" }))],
    ["TLS", () => opened(connectTls({ port, host: "127.0.0.1" }), "secureConnect")],
    [
      "a lookup of its own",
      () =>
        opened(connect({ port, host: "example.org", lookup: (_host, _asked, found) => found(null, "127.0.0.1", 4) })),
    ],
    [
      "http",
      () =>
        new Promise((resolve) =>
          get({ port, host: "localhost", agent: false }, (response) => resolve(response.resume() && "open")).on(
            "error",
            (error) => resolve("problem" in error ? String(error.problem) : error.message),
          ),
        ),
    ],
    [
      "fetch",
      () =>
        fetch(`http://localhost:${port}/away`).then(
          (response) => response.text(),
          (error) => String(error.cause?.problem),
        ),
    ],
  ];

  it.each(ways.filter(([name]) => name !== "a lookup of its own"))("lead nowhere inside by %s", async (_way, open) => {
    guardSockets(false);
    expect(await open()).toBe("private");
  });

  it("take no lookup but the guarded one, and no path", async () => {
    guardSockets(false);
    const own = ways.find(([name]) => name === "a lookup of its own")?.[1];
    expect(await own?.()).not.toBe("open");
    expect(await opened(connect("/var/run/docker.sock"))).toBe("private");
    expect(await opened(connect({ path: "/var/run/docker.sock" }))).toBe("private");
  });

  it.each(ways.filter(([name]) => !/TLS|lookup|alone/.test(name)))(
    "lead inside where that is allowed, by %s",
    async (_way, open) => {
      guardSockets(true);
      expect(["open", "inside"]).toContain(await open());
    },
  );

  it("lead to no metadata service even then", async () => {
    guardSockets(true);
    expect(await opened(connect(80, "169.254.169.254"))).toBe("private");
  });
});
