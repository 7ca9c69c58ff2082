import { setTimeout } from "node:timers/promises";
import express from "express";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { takeTurns } from "./take-turns.ts";

describe("calls that take turns", () => {
  it("let another network's go before all those that one has made at once", async () => {
    const app = express().set("trust proxy", true);
    const limits = { atOnce: 1, atOnceOfOne: 1, waiting: 100, waitingOfOne: 50 };
    const order: string[] = [];
    app.get("/", takeTurns(limits, "Too much at once."), async ({ ip = "" }, response) => {
      order.push(ip);
      await setTimeout(5);
      response.json({});
    });
    const from = (address: string) => request(app).get("/").set("X-Forwarded-For", address).expect(200);
    const crowd = Array.from({ length: 30 }, () => from("192.0.2.7"));
    const all = Promise.all(crowd);
    await Promise.race(crowd);
    const before = order.length;
    await from("198.51.100.9");
    expect(order.indexOf("198.51.100.9") - before).toBeLessThan(5);
    await all;
    expect(order).toHaveLength(31);
  });

  it("are refused where too many of one wait, and leave no place taken", async () => {
    const app = express();
    app.get(
      "/",
      takeTurns({ atOnce: 1, atOnceOfOne: 1, waiting: 8, waitingOfOne: 2 }, "Too much."),
      (_request, response) => {
        response.json({});
      },
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(app).get("/")));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await request(app).get("/").expect(200);
  });
});
