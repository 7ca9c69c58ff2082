import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** What starts processes, threads, and servers, or waits for clocks: it asks no database for anything, and takes its time. */
const processes = [
  "server/text-work/{reading-doors,text-pool}.test.ts",
  "server/testing/patterns/**/*.test.ts",
  "server/running/**/*.test.ts",
  "server/db/{folder-lock,embedded-folder,make-database,disk-watch}.test.ts",
  "server/drill/**/*.test.ts",
  "server/{event-streams,give-back-memory,listen,watchdog}.test.ts",
  "server/http/stalled-body.test.ts",
  "server/integrations/{csv,connectors,helper-process,pages,payments}/**/*.test.ts",
  "server/features/resume/{wait-estimate,recogniser,resume-reader,resume.service,file-receiver}.test.ts",
  "server/features/executions/{hostile-graphs,run-progress,rerun}.test.ts",
];
/** What asks no database for anything, once. */
const pure = [
  "shared/**/*.test.ts",
  "server/writing/**/*.test.ts",
  "server/reading/**/*.test.ts",
  "server/postings/**/*.test.ts",
  "server/text-work/**/*.test.ts",
  "server/testing/**/*.test.ts",
  "server/running/**/*.test.ts",
  "server/env.test.ts",
  "server/db/folder-lock.test.ts",
  "server/drill/**/*.test.ts",
  "server/db/{embedded-folder,make-database,open-postgres}.test.ts",
  "server/db/disk-watch.test.ts",
  "server/http/stalled-body.test.ts",
  "server/{event-streams,give-back-memory,listen,watchdog}.test.ts",
  "server/integrations/**/*.test.ts",
  "server/tools/**/*.test.ts",
  "server/http/{send-json-pieces,error-handler,bound-answers,bound-bodies,open-answers,at-once,json-body,metrics,static-site}.test.ts",
  "server/http/room-to-write.test.ts",
  "server/features/resume/{wait-estimate,recogniser,resume-reader,resume.service,file-receiver}.test.ts",
  "server/features/auth/{admin-commands,password-hash}.test.ts",
  "server/features/generator/reveal.test.ts",
  "server/features/executions/{hostile-graphs,run-progress,rerun}.test.ts",
  "server/testing/walls.test.ts",
];
/** What other people's files, pages and servers are answered with: of the database it asks no more than the rest does. */
const once = [
  "server/features/resume/{resume-files,letter-file,recognised-resume}.test.ts",
  "server/features/postings/fetch-posting.test.ts",
  "server/features/workflows/{postgres-connections,service-connections,api-sources,step-places}.test.ts",
  "server/features/generator/attacks.test.ts",
];
// A file's modules stay loaded for the next: no test changes what they hold.
const serverTests = {
  isolate: false,
  include: ["server/**/*.test.ts"],
  exclude: [...pure, ...processes, "server/setup/**"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          isolate: false,
          include: pure,
          exclude: processes,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "processes",
          environment: "node",
          isolate: false,
          include: processes,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: "pglite", environment: "node", globalSetup: ["server/testing/pglite-setup.ts"], ...serverTests },
      },
      {
        test: {
          name: "postgres",
          environment: "node",
          globalSetup: ["server/testing/postgres-setup.ts"],
          ...serverTests,
          exclude: [...serverTests.exclude, ...once],
        },
      },
      {
        plugins: [react()],
        test: {
          name: "client",
          environment: "jsdom",
          isolate: false,
          include: ["client/src/**/*.test.{ts,tsx}"],
          setupFiles: ["client/src/testing/setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
