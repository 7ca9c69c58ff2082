import { Router } from "express";
import { closedSignal } from "#server/http/closed-signal.ts";
import { parseBody } from "#server/http/parse.ts";
import { type RateLimitDeps, rateLimit, visitorAddress, waitingTime } from "#server/http/rate-limit.ts";
import { fetchPostingSchema, type ReadPage } from "#shared/applications/read-page.schema.ts";
import { type PostingReading, readPostingRequestSchema } from "#shared/postings/posting-reading.schema.ts";

export type PostingsRoutesDeps = {
  /** Where texts are read. */
  readPosting: (from: { posting: string; today: string }, caller: Caller) => Promise<PostingReading>;
  /** Opens a page and reads the posting in it. */
  readPage: (link: string, caller: Caller) => Promise<ReadPage>;
  rateLimits: RateLimitDeps;
};

/** Whose turn it is, and whether they still wait for the answer. */
type Caller = { owner: string; signal: AbortSignal };

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
  router.post("/fetch", fetchLimit, async (request, response) => {
    const { link } = await parseBody(request, fetchPostingSchema);
    const page = await readPage(link, { owner: visitorAddress(request), signal: closedSignal(response) });
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
