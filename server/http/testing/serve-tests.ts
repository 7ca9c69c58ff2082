import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterAll, beforeAll } from "vitest";

/** Serves on a free port of loopback while the tests of a file run; `port` is known once they have begun. */
export function serveTests(app: RequestListener): { port: number } {
  const server = createServer(app);
  const at = { port: 0 };
  beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    at.port = typeof address === "object" && address ? address.port : 0;
  });
  afterAll(() => void server.close());
  return at;
}
