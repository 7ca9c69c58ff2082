import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies send no call ahead of an answer; a few are waited with for programs that do. */
const MOST_WAITING = 20;

/** Every layer that counts, times or bounds a call waits for its end: above ten of them Node would warn of a leak. */
const MOST_LISTENERS = 20;

/**
 * Hands on the calls of one connection one after the other. Those sent ahead would all be worked on at once, and keep their
 * files and memory until somebody reads the first answer; where the connection ends instead, nothing tells them. Whoever sends
 * too many ahead is hung up on.
 */
export function oneAtATime(handler: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();

  return (request, response) => {
    const { socket } = request;
    const others = waiting.get(socket);
    if (others) {
      if (others.length < MOST_WAITING) others.push(start);
      else socket.destroy();
      return;
    }
    waiting.set(socket, []);
    start();

    function start(): void {
      response.setMaxListeners(MOST_LISTENERS);
      response.once("close", goOn);
      handler(request, response);
    }
    function goOn(): void {
      const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (next) next();
      else waiting.delete(socket);
    }
  };
}
