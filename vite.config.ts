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

const layers = /node_modules\/(@radix-ui|react-remove-scroll|react-style|use-|aria-hidden|tslib)/;

export default defineConfig(({ mode }) => ({
  root: "client",
  envDir: "..",
  plugins: [react(), tailwindcss(), withoutJsonSchema],
  // The router's package leads every bundler to its development build, whose warnings nobody reads in production.
  resolve: { alias: mode === "production" ? [{ find: /^react-router$/, replacement: productionRouter }] : [] },
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    sourcemap: false,
    target: "es2022",
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
    // jsPDF asks for these only to draw web pages and SVG, which letters are not.
    rolldownOptions: {
      external: ["canvg", "dompurify", "html2canvas"],
      output: {
        // Pages and makers of files keep their names; the rest is listed in the first script, where every character counts.
        chunkFileNames: ({ name }) => (/-page$|^make-/.test(name) ? "assets/[name]-[hash].js" : "assets/[hash].js"),
        codeSplitting: {
          groups: [
            // In two pieces, between which a page can answer: most pages but the first read something with it.
            { name: "zod-core", test: /node_modules\/zod\/v4\/core\//, priority: 3 },
            { name: "zod", test: /node_modules\/zod\//, priority: 2 },
            // What the first page shows is in its own two.
            { name: "react", test: /node_modules\/(react-dom|scheduler)\//, tags: ["$initial"], priority: 3 },
            { name: "first", tags: ["$initial"], priority: 2 },
            { name: schemaOf, debugName: "schemas", priority: 1 },
            // A page of sixty files keeps a phone busy with asking for them.
            { name: "layers", test: layers, minShareCount: 2, priority: 1 },
            { name: "dates", test: /node_modules\/date-fns\//, minShareCount: 10, priority: 1 },
            { name: "common", test: /client\/src\/|lucide-react|@tanstack/, minShareCount: 9, priority: 1 },
            { name: "small", test: /client\/src\/|lucide-react|shared\//, maxModuleSize: 2500, minShareCount: 8 },
            { name: "icons", test: /lucide-react/, minShareCount: 2 },
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
