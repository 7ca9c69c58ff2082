import express from "express";
import pino from "pino";
import request from "supertest";
import { expect, it } from "vitest";
import { healthRoutes } from "./health.ts";
import { requestLog } from "./logger.ts";

it("says in the log why it isn't ready, in one line without a stack", async () => {
  const lines: string[] = [];
  const app = express();
  app.use(requestLog(pino({}, { write: (line) => void lines.push(line) })));
  app.use(
    healthRoutes({ pingDatabase: () => Promise.reject(new Error("connection refused")), isDiskLow: () => false }),
  );
  const answer = await request(app).get("/readyz");
  expect([answer.status, answer.body]).toEqual([503, { message: "The database isn't responding." }]);
  const told = lines.find((line) => line.includes("not ready"));
  expect(JSON.parse(told ?? "{}")).toMatchObject({ reason: "connection refused" });
  expect(told).not.toMatch(/stack|health\.test/);
});
