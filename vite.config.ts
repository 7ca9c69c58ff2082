import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const productionRouter = fileURLToPath(import.meta.resolve("react-router").replace("/development/", "/production/"));

/** Slow to set up: one after the other, a page can answer the person in between. */
const schemaOf = (id: string) => /(saved-cover-letter|gaps|prompt|profile)\.schema\.ts$/.exec(id)?.[1] ?? null;

/** Every schema of zod carries what makes JSON Schema of it: 8 KB of every page, and no page asks for it. */
const withoutJsonSchema: Plugin = {
  name: "without-json-schema",
  apply: "build",
  load(id) {
    if (!/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return null;
    const names = [...readFileSync(id, "utf8").matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
    return [
      `const missing = () => { throw new Error("JSON Schema is left out of the page") };`,
      ...names.map((name) => `export const ${name} = missing;`),
    ].join("\n");
  },
};

/** Names for the developer's tools and `forwardRef` keep parts of the router that no page uses: 4 KB of every page. */
const withoutUnusedRouter: Plugin = {
  name: "without-unused-router",
  apply: "build",
  transform(code, id) {
    if (!/react-router\/dist\/production\/.*\.mjs$/.test(id)) return null;
    return code
      .replace(/^\w+\.displayName = .*$/gm, "")
      .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, "$1/* @__PURE__ */ $2")
      .replace(/^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});/gm, "$1/* @__PURE__ */ (() => $2)();");
  },
};

/** Parts of the page that are loaded by themselves, each with a letter: what several of them share is a file for just these. */
const parts = [
  ["n", "app/page-notices.tsx"],
  ["r", "app/more-routes.tsx"],
  ["p", "pages/prompt-page.tsx"],
  ["t", "pages/templates-page.tsx"],
  ["a", "pages/auth-page.tsx"],
  ["d", "components/ui/dialog-layer.tsx"],
  ["m", "components/ui/open-menu.tsx"],
  ["o", "components/ui/toaster.tsx"],
] as const;

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };
const partsOf = new Map<string, ReadonlySet<string>>();

/** Which of the parts cannot do without this module. */
function neededBy(id: string, graph: Graph, path: readonly string[] = []): ReadonlySet<string> {
  const known = partsOf.get(id);
  if (known) return known;
  const own = parts.find(([, file]) => id.endsWith(`/client/src/${file}`));
  const all = new Set<string>(own ? [own[0]] : []);
  for (const importer of graph.getModuleInfo(id)?.importers ?? [])
    if (!path.includes(importer)) for (const part of neededBy(importer, graph, [...path, id])) all.add(part);
  if (path.length === 0) partsOf.set(id, all);
  return all;
}

/** Pages that people come to first load nothing that only others need. */
const sharedBy = (id: string, graph: Graph) => {
  const letters = [...neededBy(id, graph)].sort().join("");
  return letters.length > 1 ? letters : null;
};

export default defineConfig(({ mode }) => ({
  root: "client",
  envDir: "..",
  plugins: [react(), tailwindcss(), withoutJsonSchema, withoutUnusedRouter],
  // The router's package leads every bundler to its development build, whose warnings nobody reads in production.
  resolve: { alias: mode === "production" ? [{ find: /^react-router$/, replacement: productionRouter }] : [] },
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    sourcemap: false,
    target: "es2022",
    // Every browser of that target preloads modules by itself.
    // Their names would be 4 KB of scripts: a page opened by its address has them in its head (page-parts.mjs), and who
    // has come from another has them from the service worker.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith(".css")),
    },
    // jsPDF asks for these only to draw web pages and SVG, which letters are not.
    rolldownOptions: {
      external: ["canvg", "dompurify", "html2canvas"],
      output: {
        // Pages and makers of files keep their names; the rest is listed in the first script, where every character counts.
        chunkFileNames: ({ name }) => (/-page$|^make-/.test(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js"),
        codeSplitting: {
          groups: [
            // In two pieces, between which a page can answer: most pages but the first read something with it.
            { name: "zod-core", test: /node_modules\/zod\/v4\/core\//, priority: 3 },
            { name: "zod", test: /node_modules\/zod\//, priority: 2 },
            // What the first page shows is in its own two.
            { name: "react", test: /node_modules\/(react-dom|scheduler)\//, tags: ["$initial"], priority: 3 },
            { name: "first", tags: ["$initial"], priority: 2 },
            // One file less on every page: its sign is on other pages too, and would be a file of its own.
            { name: "notices", test: /client\/src\/app\/page-notices|lucide-react\/.*\/refresh-cw/, priority: 2 },
            { name: schemaOf, debugName: "schemas", priority: 1 },
            { name: sharedBy, debugName: "shared", test: /^(?!.*lucide-react)/ },
          ],
        },
      },
    },
    manifest: true,
  },
  server: {
    port: Number(process.env.PORT || 3000),
    strictPort: true,
    proxy: { "/api": { target: `http://127.0.0.1:${process.env.API_PORT || 3001}` } },
  },
}));
