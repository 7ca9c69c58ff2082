import { Router } from "express";
import { createAtOnce } from "#server/http/at-once.ts";
import { closedSignal } from "#server/http/closed-signal.ts";
import { parseBody } from "#server/http/parse.ts";
import { type RateLimitDeps, rateLimit, visitorAddress, waitingTime } from "#server/http/rate-limit.ts";
import { fetchPostingSchema, type ReadPage } from "#shared/applications/read-page.schema.ts";
import { type PostingReading, readPostingRequestSchema } from "#shared/postings/posting-reading.schema.ts";

export type PostingsRoutesDeps = {
  /** Where texts are read. */
  readPosting: (
    from: { posting: string; today: string },
    caller: { owner: string; signal: AbortSignal },
  ) => Promise<PostingReading>;
  /** Opens a page and reads the posting in it. */
  readPage: (link: string) => Promise<ReadPage>;
  rateLimits: RateLimitDeps;
};

/** All visitors share three processes, and a slow page holds one for ten seconds. */
const FETCHES_AT_ONCE = 2;

/**
 * `POST /api/postings/read`: what a posting says, read from its text. `POST /api/postings/fetch`: the posting that a page
 * holds. Nothing is kept of either.
 */
export function postingsRoutes({ readPosting, readPage, rateLimits }: PostingsRoutesDeps): Router {
  const router = Router();
  const limit = rateLimit(
    {
      name: "posting-reading",
      points: 120,
      seconds: 60,
      message: (wait) => `Too many postings. Try again ${waitingTime(wait)}.`,
    },
    rateLimits,
  );
  const fetchLimit = rateLimit(
    {
      name: "posting-fetching",
      points: 30,
      seconds: 600,
      message: (wait) => `Too many links. Try again ${waitingTime(wait)}, or paste the text instead.`,
    },
    rateLimits,
  );
  const underWay = createAtOnce(FETCHES_AT_ONCE, "Wait until your other links are opened.");
  router.post("/fetch", fetchLimit, async (request, response) => {
    const { link } = await parseBody(request, fetchPostingSchema);
    const page = await underWay(visitorAddress(request), () => readPage(link));
    response.set("Cache-Control", "no-store").json(page);
  });
  router.post("/read", limit, async (request, response) => {
    const { posting } = await parseBody(request, readPostingRequestSchema);
    const today = new Date().toISOString().slice(0, 10);
    const caller = { owner: visitorAddress(request), signal: closedSignal(response) };
    response.set("Cache-Control", "no-store").json(await readPosting({ posting, today }, caller));
  });
  return router;
}
