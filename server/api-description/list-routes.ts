import type { Express } from "express";
import { z } from "zod";
import { noteOf } from "../http/route-notes.ts";

const handlerSchema = z.custom<object>((handle) => typeof handle === "function");
const layerSchema = z.object({
  rawPath: z.union([z.string(), z.array(z.string())]),
  route: z
    .object({
      path: z.string(),
      methods: z.record(z.string(), z.boolean()),
      stack: z.array(z.object({ handle: handlerSchema })),
    })
    .optional(),
  handle: handlerSchema,
});

/** `name` as "POST /api/prompts"; `notes` are its guards and limits in the order in which they are asked. */
export type ListedRoute = { name: string; notes: string[] };

/**
 * Every route that the app answers, in the order in which they are asked.
 * @throws where one cannot be told from the router, so that none is left out unseen.
 */
export function listRoutes(app: Express): ListedRoute[] {
  return walk("stack" in app.router ? app.router.stack : null, "", []);
}

type Note = { below: string; text: string };

function walk(stack: unknown, base: string, before: readonly Note[]): ListedRoute[] {
  const notes = [...before];
  return z
    .array(z.unknown())
    .parse(stack)
    .flatMap((layer) => {
      const { rawPath, route, handle } = layerSchema.parse(layer);
      if (route) {
        const path = join(base, route.path);
        const above = notes.filter(({ below }) => path === below || path.startsWith(`${below}/`) || below === "");
        const own = route.stack.flatMap(({ handle: each }) => noteOf(each) ?? []);
        const all = [...new Set([...above.map(({ text }) => text), ...own])];
        return Object.keys(route.methods).map((method) => ({ name: `${method.toUpperCase()} ${path}`, notes: all }));
      }
      const text = noteOf(handle);
      if (text !== undefined) notes.push(...[rawPath].flat().map((path) => ({ below: join(base, path), text })));
      if (!("stack" in handle)) return [];
      return walk(handle.stack, join(base, z.string().parse(rawPath)), notes);
    });
}

function join(base: string, path: string): string {
  return path === "/" ? base : `${base}${path}`;
}
