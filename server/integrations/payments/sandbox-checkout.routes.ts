import { type RequestHandler, type Response, Router } from "express";
import type { SandboxCheckoutRow, SandboxCheckoutStore } from "./sandbox-checkout.store.ts";
import { sandboxCheckoutPage } from "./sandbox-checkout-page.ts";

export type SandboxCheckoutRoutesDeps = {
  checkouts: SandboxCheckoutStore;
  /** Refuses what comes from other sites. */
  sameOrigin: RequestHandler;
  /** Tells the store what happened to a session, as a provider's notice would. */
  notify: (sessionId: string) => void;
};

/** The pages of the sandbox checkout: pay, be declined, or leave, without a card. */
export function sandboxCheckoutRoutes({ checkouts, sameOrigin, notify }: SandboxCheckoutRoutesDeps): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader("Cache-Control", "no-store");
    next();
  }, sameOrigin);

  // Ids are made here; what cannot be one is not looked for, NUL characters least of all.
  router.param("id", (_request, response, next, id) => {
    if (/^[\w-]{1,100}$/.test(id)) next();
    else show(response, null);
  });

  router.get("/:id", async (request, response) => {
    const row = await checkouts.get(request.params.id);
    show(response, row, { declined: request.query.declined === "1" });
  });

  router.post("/:id/pay", async (request, response) => {
    const row = await checkouts.get(request.params.id);
    if (!row) return show(response, row);
    if (await checkouts.complete(row.id)) notify(row.id);
    else if (row.status !== "complete") return show(response, await checkouts.get(row.id));
    response.redirect(303, row.successUrl.replace("{CHECKOUT_SESSION_ID}", row.id));
  });

  router.post("/:id/decline", (request, response) => {
    response.redirect(303, `/sandbox-checkout/${encodeURIComponent(request.params.id)}?declined=1`);
  });

  router.post("/:id/cancel", async (request, response) => {
    const row = await checkouts.get(request.params.id);
    if (row) response.redirect(303, row.cancelUrl);
    else show(response, row);
  });

  return router;
}

function show(response: Response, row: SandboxCheckoutRow | null, { declined = false } = {}): void {
  response
    .status(row ? 200 : 404)
    .type("html")
    .send(sandboxCheckoutPage(row, { declined }));
}
