import compression from "compression";
import type { Request, RequestHandler, Response } from "express";

/**
 * Compresses answers as they are sent, but for events, which must go out at once, and the page's files: the build has
 * compressed those, and whoever asks for another way would have hundreds of kilobytes compressed with each call.
 */
export function packAnswers(): RequestHandler {
  return compression({ filter: mayBePacked, ...CHEAP });
}

/** Memory for a packer is most of what packing costs: little of it, and none for what is on its way in two packets. */
const CHEAP = { threshold: 4_096, level: 1, windowBits: 14, memLevel: 6, chunkSize: 65_536 };

function mayBePacked(request: Request, response: Response): boolean {
  // Not its path, of which a handler further down has only a part.
  const isFile = request.originalUrl.toLowerCase().startsWith("/assets/");
  return !isFile && !isEventStream(response.getHeader("Content-Type")) && compression.filter(request, response);
}

function isEventStream(contentType: unknown): boolean {
  return typeof contentType === "string" && contentType.startsWith("text/event-stream");
}
