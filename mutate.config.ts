import { defineConfig } from "vitest/config";

/** For `npm run mutate`: the tests that could catch a fault planted in a guard, a limit, a lease, a price, or a claim. */
export default defineConfig({
  test: {
    environment: "node",
    maxWorkers: 1,
    globalSetup: ["server/testing/pglite-setup.ts"],
    include: [
      "server/http/**/*.test.ts",
      "server/features/{admin,auth,executions,purchases,generator}/**/*.test.ts",
      "shared/claims/**/*.test.ts",
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
