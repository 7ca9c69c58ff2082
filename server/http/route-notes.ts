import type { RequestHandler } from "express";

const notes = new WeakMap<object, string>();

/** Keeps what a guard or a limit does for the list of routes (`npm run routes`): "signed in", "120 in 60 s". */
export function withNote(handler: RequestHandler, text: string): RequestHandler {
  notes.set(handler, text);
  return handler;
}

export function noteOf(handler: object): string | undefined {
  return notes.get(handler);
}
