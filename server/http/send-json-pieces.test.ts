import express from "express";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { AppError } from "#server/errors.ts";
import { errorHandler } from "./error-handler.ts";
import { sendJsonList, sendJsonRecord } from "./send-json-pieces.ts";

async function* slices(...parts: unknown[][]): AsyncGenerator<unknown[]> {
  yield* parts;
}

async function* nothingButTrouble(): AsyncGenerator<unknown[]> {
  yield [await Promise.reject(new AppError("notFound", "This is not there."))];
}

function appFor(send: (response: express.Response) => Promise<void>): express.Express {
  const app = express();
  app.get("/", (_request, response) => send(response));
  return app.use(errorHandler());
}

describe("JSON in pieces", () => {
  it("is the array that it would be in one", async () => {
    const list = appFor((response) => sendJsonList(response, slices([{ id: 1 }, { id: 2 }], [], [{ id: 3 }])));
    const answer = await request(list).get("/").expect(200).expect("Content-Type", /json/);
    expect(answer.body).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    const empty = await request(appFor((response) => sendJsonList(response, slices([])))).get("/");
    expect(empty.body).toEqual([]);
  });

  it("is the object that it would be in one", async () => {
    const at = new Date(0);
    const record = { at, list: slices([{ a: "“" }], [null]), none: slices(), plain: { b: [1] }, missing: undefined };
    const answer = await request(appFor((response) => sendJsonRecord(response, record))).get("/");
    expect(answer.body).toEqual({
      ...{ at: at.toISOString(), list: [{ a: "“" }, null], none: [], plain: { b: [1] }, missing: null },
    });
  });

  it("still answers what goes wrong before the first piece", async () => {
    const answer = await request(appFor((response) => sendJsonList(response, nothingButTrouble()))).get("/");
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: "This is not there." });
  });
});
