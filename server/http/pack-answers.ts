import compression from "compression";
import type { Request, RequestHandler, Response } from "express";

/**
 * Compresses answers as they are sent, but for events, which must go out at once, and the page's files: the build has
 * compressed those, and whoever asks for another way would have hundreds of kilobytes compressed with each call.
 */
export function packAnswers(): RequestHandler {
  return compression({ filter: mayBePacked });
}

function mayBePacked(request: Request, response: Response): boolean {
  // Not its path, of which a handler further down has only a part.
  const isFile = request.originalUrl.toLowerCase().startsWith("/assets/");
  return !isFile && !isEventStream(response.getHeader("Content-Type")) && compression.filter(request, response);
}

function isEventStream(contentType: unknown): boolean {
  return typeof contentType === "string" && contentType.startsWith("text/event-stream");
}
