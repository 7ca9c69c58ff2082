import { Router } from "express";
import { closedSignal } from "#server/http/closed-signal.ts";
import { parseBody } from "#server/http/parse.ts";
import { type RateLimitDeps, rateLimit, visitorAddress, waitingTime } from "#server/http/rate-limit.ts";
import { type SortedText, sortRequestSchema } from "#shared/material/sort.schema.ts";

export type MaterialRoutesDeps = {
  /** Where texts are read. */
  sortText: (
    from: { text: string; today: string },
    caller: { owner: string; signal: AbortSignal },
  ) => Promise<SortedText>;
  rateLimits: RateLimitDeps;
};

/** `POST /api/material/sort`: any text about the person as rows. Nothing is kept of it. */
export function materialRoutes({ sortText, rateLimits }: MaterialRoutesDeps): Router {
  const router = Router();
  const limit = rateLimit(
    {
      name: "material-sorting",
      points: 60,
      seconds: 60,
      message: (wait) => `Too many requests. Try again ${waitingTime(wait)}.`,
    },
    rateLimits,
  );
  router.post("/sort", limit, async (request, response) => {
    const { text } = await parseBody(request, sortRequestSchema);
    const today = new Date().toISOString().slice(0, 10);
    const caller = { owner: visitorAddress(request), signal: closedSignal(response) };
    response.set("Cache-Control", "no-store").json(await sortText({ text, today }, caller));
  });
  return router;
}
