import express from "express";
import pino from "pino";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { errorHandler } from "./error-handler.ts";
import { requestLog } from "./logger.ts";
import { createMetrics } from "./metrics.ts";

function appWith(token: string | null): express.Express {
  const metrics = createMetrics({ token });
  const app = express();
  app.use(requestLog(pino({ level: "silent" })));
  app.use(metrics.observe, metrics.routes);
  const letters = express.Router().get("/letters/:id", (_request, response) => void response.json({}));
  app.use("/api", letters);
  app.get("/{*path}", (_request, _response, next) => next());
  app.use(errorHandler());
  return app;
}

describe("metrics", () => {
  it("count calls by the pattern of their route", async () => {
    const app = appWith(null);
    for (const id of [1, 2, 3]) await request(app).get(`/api/letters/${id}`).expect(200);
    await request(app).get("/aPI/Letters/4").expect(200);
    await request(app).get("/api/<script>").expect(404);
    const { text, headers } = await request(app).get("/metrics").expect(200);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/letters/:id",status="200"} 4');
    expect(text).toContain('route="other",status="404"} 1');
    expect(text).toContain("process_resident_memory_bytes");
    expect(text).not.toContain("<");
  });

  it("count a call that a route passed on and nobody answered, and the server stays up", async () => {
    const app = appWith(null);
    await request(app).get("/nope").set("Accept", "application/json").expect(404);
    const { text } = await request(app).get("/metrics").expect(200);
    expect(text).toContain('{method="GET",route="other",status="404"} 1');
  });

  it("are not for strangers behind a proxy on this machine, unless they have the token", async () => {
    const app = appWith("a token of sixteen");
    const get = () => request(app).get("/metrics").set("X-Forwarded-For", "203.0.113.9");
    await get().expect(403);
    await get().set("Authorization", "Bearer another").expect(403);
    await get().set("Authorization", "Bearer a token of sixteen").expect(200);
    await request(appWith(null))
      .get("/metrics")
      .set("X-Real-IP", "203.0.113.9")
      .set("Authorization", "Bearer null")
      .expect(403);
  });
});
