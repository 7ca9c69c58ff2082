import { type Express, Router } from "express";
import { notedLimits } from "#server/http/limit-notes.ts";
import { listRoutes } from "./list-routes.ts";

/** `GET /api/openapi.json`: every route of `app`, for programs and for people who write them. Made at the first call. */
export function openApiRoutes(app: Express): Router {
  const router = Router();
  let made: Promise<string> | null = null;

  async function make(): Promise<string> {
    const [{ describeApi }, { operations }] = await Promise.all([import("./openapi.ts"), import("./operations.ts")]);
    // Every other path is the page.
    const routes = listRoutes(app).filter(({ name }) => !name.includes("*"));
    return JSON.stringify(await describeApi({ routes, operations, limits: notedLimits() }));
  }

  router.get("/openapi.json", async (_request, response) => {
    made ??= make();
    // Hundreds of kilobytes that anybody may ask for as often as they like: compressing them each time takes a processor.
    response
      .set("Cache-Control", "no-store, no-transform")
      .type("json")
      .send(await made);
  });
  return router;
}
