import { Router } from "express";
import { DISK_LOW } from "./room-to-write.ts";

/** `/healthz`: the process is up. `/readyz`: the database answers and there is room to keep things, 503 otherwise. */
export function healthRoutes(deps: { pingDatabase: () => Promise<void>; isDiskLow: () => boolean }): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.json({ status: "ok" });
  });
  router.get("/readyz", async (request, response) => {
    try {
      await within(3_000, deps.pingDatabase());
      if (deps.isDiskLow()) response.status(503).json({ message: DISK_LOW });
      else response.json({ status: "ready" });
    } catch (error) {
      // Asked every few seconds, it would fill the log with where the question stood, which says nothing.
      request.log.warn({ reason: error instanceof Error ? error.message : String(error) }, "not ready");
      response.status(503).json({ message: "The database isn't responding." });
    }
  });
  return router;
}

function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
