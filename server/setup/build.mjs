import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { build } from "vite";
import { compressSite } from "./compress-site.mjs";
import { writeFirstPaint } from "./first-paint.mjs";
import { buildStampPath, root, sourceHash } from "./project.mjs";
import { buildServiceWorker } from "./service-worker.mjs";

// Builds the page into dist/client and the server into dist/server. The stamp is written last: a build that was cut off is done again.

/**
 * Libraries of hundreds of small modules: Node takes hundreds of megabytes and seconds to link them, which as part of
 * the bundle they cost nobody. All others stay outside.
 */
const bundled = /^(?:date-fns|drizzle-orm|drizzle-zod|openai|stripe|zod)(?:\/|$)/u;
/** @type {esbuild.Plugin} */
const packagesOutside = {
  name: "packages-outside",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === "entry-point" || bundled.test(path) ? null : { path, external: true },
    );
  },
};

const hash = sourceHash();
rmSync(buildStampPath(), { force: true });
await build({ root: join(root, "client"), configFile: join(root, "vite.config.ts"), logLevel: "warn" });
await writeFirstPaint({ root, site: join(root, "dist", "client") });
await buildServiceWorker({
  source: join(root, "client", "worker", "service-worker.ts"),
  site: join(root, "dist", "client"),
});
await compressSite(join(root, "dist", "client"));
rmSync(join(root, "dist", "server"), { recursive: true, force: true });
await esbuild.build({
  absWorkingDir: root,
  // What handles other people's files and servers are processes of their own; what reads texts are threads.
  entryPoints: [
    "server/index.ts",
    "server/admin.ts",
    "server/db/make-process.ts",
    "server/text-work/text-worker.ts",
    "server/text-work/body-worker.ts",
    "server/features/resume/reading-process.ts",
    "server/integrations/csv/sniff-process.ts",
    "server/running/run-process.ts",
    "server/running/preview-process.ts",
    "server/integrations/connectors/connector-process.ts",
    "server/integrations/pages/page-process.ts",
  ],
  outbase: "server",
  outdir: "dist/server",
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node22",
  plugins: [packagesOutside],
  sourcemap: true,
  logLevel: "warning",
});
writeFileSync(buildStampPath(), hash);
