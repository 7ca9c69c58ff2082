import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import express from "express";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { notedLimits } from "#server/http/limit-notes.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { listRoutes } from "./list-routes.ts";
import { openApiRoutes } from "./openapi.routes.ts";
import { describeApi } from "./openapi.ts";
import { operations } from "./operations.ts";

const operation = z.looseObject({
  summary: z.string(),
  "x-guard": z.string(),
  "x-limits": z.array(z.object({ name: z.string(), allows: z.string() })).optional(),
});
const description = z.looseObject({
  openapi: z.literal("3.1.0"),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

describe("the description of the API", () => {
  const desk = useTestApp();
  const read = async () => description.parse((await desk.visitor().get("/api/openapi.json").expect(200)).body);
  const of = async (method: string, path: string) => (await read()).paths[path]?.[method];

  it("has every route, and no other", async () => {
    const { paths } = await read();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
    );
    const routes = listRoutes(desk.app).map(({ name }) => name);
    expect(described.sort()).toEqual(routes.sort());
    expect(Object.keys(operations).sort()).toEqual(routes);
  });

  it("leaves the page out, which is sent for every other path", async () => {
    const withPage = express();
    withPage.use("/api", openApiRoutes(withPage));
    withPage.get("/{*path}", (_request, response) => void response.send("the page"));
    const { body } = await request(withPage).get("/api/openapi.json").expect(200);
    expect(Object.keys(body.paths)).toEqual(["/api/openapi.json"]);
  });

  it("is valid as OpenAPI 3.1", async () => {
    const folder = await mkdtemp(join(tmpdir(), "openapi-"));
    const file = join(folder, "openapi.json");
    await writeFile(file, JSON.stringify(await read()));
    const validator = dirname(createRequire(import.meta.url).resolve("@seriousme/openapi-schema-validator"));
    const command = [join(validator, "bin", "validate-api-cli.js"), file];
    const { stdout } = await promisify(execFile)(process.execPath, command).finally(() =>
      rm(folder, { recursive: true }),
    );
    expect(JSON.parse(stdout)).toEqual({ valid: true });
  });

  it("says who may call", async () => {
    expect(await of("get", "/api/saved-cover-letters")).toMatchObject({
      "x-guard": "signed in",
      security: [{ session: [] }],
    });
    expect(await of("get", "/api/admin/users")).toMatchObject({ "x-guard": "super admin" });
    expect(await of("post", "/api/workflows/{id}/execute")).toMatchObject({
      "x-guard": "signed in or token",
      security: [{ session: [] }, { token: [] }],
    });
    expect(await of("post", "/api/prompts")).toMatchObject({ "x-guard": "anybody", security: [] });
  });

  it("says how many calls there are, also where the handler counts", async () => {
    const { "x-limits": fetches } = (await of("post", "/api/postings/fetch")) ?? {};
    expect(fetches).toEqual([{ name: "address", allows: "30 in 600 s" }]);
    const { "x-limits": starts } = (await of("post", "/api/workflows/{id}/execute")) ?? {};
    expect(starts).toContainEqual({ name: "run-starts", allows: "300 in 3600 s" });
  });

  it("leaves out no limit", () => {
    const counted = new Set(Object.values(operations).flatMap(({ limits = [] }) => limits));
    const before = new Set(listRoutes(desk.app).flatMap(({ notes }) => notes));
    const unsaid = [...notedLimits()].filter(
      ([name, { points, seconds }]) => !counted.has(name) && !before.has(`${points} in ${seconds} s`),
    );
    expect(unsaid).toEqual([]);
  });

  it("has the bounds of what a form may hold", async () => {
    const { paths } = z
      .looseObject({ paths: z.record(z.string(), z.record(z.string(), z.json())) })
      .parse(await read());
    const register = paths["/api/register"]?.post;
    expect(JSON.stringify(register)).toContain('"maxLength":200');
    expect(register).toMatchObject({ responses: { 201: {}, 400: {}, 429: {} } });
  });

  it("is made of nothing that a caller sends", async () => {
    const plain = await desk.visitor().get("/api/openapi.json").set("Accept-Encoding", "gzip").expect(200);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const odd = await desk.visitor().get("/api/openapi.json?routes[]=x&__proto__[a]=1").expect(200);
    expect(odd.text).toBe(plain.text);
    await desk.visitor().post("/api/openapi.json").set("Origin", "http://localhost:3000").send({}).expect(404);
  });

  it("can't be made without a route's operation, or with a limit that nobody counts", async () => {
    const routes = [{ name: "GET /api/new", notes: [] }];
    const limits = notedLimits();
    await expect(describeApi({ routes, operations: {}, limits })).rejects.toThrow(
      "No operation describes GET /api/new.",
    );
    const made = { "GET /api/new": { summary: "New", answers: { 204: null }, limits: ["nobody"] } };
    await expect(describeApi({ routes, operations: made, limits })).rejects.toThrow("No limit is called nobody.");
  });
});
