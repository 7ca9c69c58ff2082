import express from "express";
import pino from "pino";
import request from "supertest";
import { expect, it } from "vitest";
import { errorHandler } from "./error-handler.ts";
import { requestLog } from "./logger.ts";
import { roomToWrite } from "./room-to-write.ts";

it("takes on a full disk what reads, signs in, and deletes, and refuses what would be kept", async () => {
  const app = express();
  app.use(requestLog(pino({ level: "silent" })));
  app.use(
    "/api",
    roomToWrite(() => true),
  );
  app.use("/api", (_request, response) => response.status(204).end());
  app.use(errorHandler());
  const status = async (method: "get" | "post" | "delete", path: string) =>
    (await request(app)[method](`/api${path}`)).status;
  expect(await status("get", "/profile")).toBe(204);
  expect(await status("delete", "/admin/submissions/4")).toBe(204);
  for (const path of ["/login", "/admin/user-submissions/delete", "/admin/submissions/forget", "/resume/clear"])
    expect(await status("post", path)).toBe(204);
  for (const path of ["/prompts", "/admin/user-submissions"]) expect(await status("post", path)).toBe(507);
});
