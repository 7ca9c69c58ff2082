import type { Express } from "express";
import { z } from "zod";

const layerSchema = z.object({
  rawPath: z.union([z.string(), z.array(z.string())]),
  route: z.object({ path: z.string(), methods: z.record(z.string(), z.boolean()) }).optional(),
  handle: z.custom<object>((handle) => typeof handle === "function"),
});

/**
 * Every route that the app answers, as "POST /api/prompts", in the order in which they are asked.
 * @throws where one cannot be told from the router, so that none is left out unseen.
 */
export function routesOf(app: Express): string[] {
  return walk("stack" in app.router ? app.router.stack : null, "");
}

function walk(stack: unknown, base: string): string[] {
  return z
    .array(z.unknown())
    .parse(stack)
    .flatMap((layer) => {
      const { rawPath, route, handle } = layerSchema.parse(layer);
      if (route) return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${join(base, route.path)}`);
      if (!("stack" in handle)) return [];
      return walk(handle.stack, join(base, z.string().parse(rawPath)));
    });
}

function join(base: string, path: string): string {
  return path === "/" ? base : `${base}${path}`;
}
