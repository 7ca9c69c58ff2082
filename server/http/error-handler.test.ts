import express from "express";
import pino from "pino";
import request from "supertest";
import { expect, it } from "vitest";
import { errorHandler } from "./error-handler.ts";
import { requestLog } from "./logger.ts";

it.each(["ENOSPC", "EDQUOT", "53100"])(
  "a full disk (%s) is said in words, also where another error hides it",
  async (code) => {
    const app = express();
    app.use(requestLog(pino({ level: "silent" })));
    app.get("/", () => {
      throw new Error("Failed query: insert", { cause: Object.assign(new Error("no space left"), { code }) });
    });
    app.use(errorHandler());
    const answer = await request(app).get("/");
    expect(answer.status).toBe(507);
    expect(answer.body.message).toBe(
      "The server is out of disk space, so this wasn't saved. Ask whoever runs it to free some space, then try again.",
    );
  },
);
