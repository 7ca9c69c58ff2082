import { vi } from "vitest";

export type FakeCall = { method: string; path: string; body: unknown; headers: Headers };
export type FakeAnswer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Answerer = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;

/**
 * Stands in for the server at the border of the page (fetch). Keys are "METHOD /path"; calls without an answer fail the test's
 * request with 404 as the server would. Returns the calls made, in order.
 */
export function fakeApi(answers: Record<string, Answerer | FakeAnswer>): FakeCall[] {
  const calls: FakeCall[] = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request, init: RequestInit = {}) => {
    const path = String(input instanceof Request ? input.url : input);
    const method = init.method ?? "GET";
    const call = {
      method,
      path,
      body: typeof init.body === "string" ? JSON.parse(init.body) : init.body,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const answerer = answers[`${method} ${path}`] ?? {
      status: 404,
      body: { message: "There's nothing at this address." },
    };
    const answer = typeof answerer === "function" ? await answerer(call) : answerer;
    const body =
      answer.body === undefined || answer.status === 204
        ? null
        : typeof answer.body === "string"
          ? answer.body
          : JSON.stringify(answer.body);
    return new Response(body, {
      status: answer.status ?? 200,
      headers: { "Content-Type": "application/json", ...answer.headers },
    });
  });
  return calls;
}
