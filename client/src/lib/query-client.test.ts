import { describe, expect, it } from "vitest";
import { createQueryClient } from "./query-client.ts";

describe("data that was loaded", () => {
  it("is never stale, never asked for again by itself, and a failed call is not repeated", () => {
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    });
  });
});
