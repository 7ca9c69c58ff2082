import { describe, expect, it, vi } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { ApiError, callApi } from "./api-client.ts";

const failureOf = async (path: string) => callApi(path).catch((error: unknown) => error);

describe("a call", () => {
  it("carries cookies, and JSON with its type only where there is a body", async () => {
    const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response("{}"));
    vi.stubGlobal("fetch", fetched);
    await callApi("/api/letters");
    await callApi("/api/letters", { method: "POST", body: { title: "T" } });
    const [get, post] = fetched.mock.calls.map(([, init]) => init);
    expect(get).toMatchObject({ method: "GET", credentials: "include", headers: {} });
    expect(get).not.toHaveProperty("body");
    expect(post).toMatchObject({
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: '{"title":"T"}',
    });
  });

  it("that fails says status, colon, space and the body, and what the server said to the person", async () => {
    const body = '{"message":"Too much.","errors":{"title":["Too long",7]}}';
    fakeApi({ "GET /api/a": { status: 422, body, headers: { "Retry-After": "9" } } });
    const error = await failureOf("/api/a");
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `422: ${body}`,
      serverMessage: "Too much.",
      fields: { title: ["Too long"] },
      retryAfter: 9,
    });
  });

  it("that fails without a body says the status text, and takes any body for what it is", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 503, statusText: "Service Unavailable" }));
    expect(await failureOf("/api/a")).toMatchObject({ message: "503: Service Unavailable", serverMessage: null });
    for (const body of ["<html>", "null", "[1]", '{"message":7,"errors":[]}']) {
      fakeApi({ "GET /api/a": { status: 500, body } });
      expect(await failureOf("/api/a")).toMatchObject({ message: `500: ${body}`, serverMessage: null, fields: {} });
    }
  });
});
