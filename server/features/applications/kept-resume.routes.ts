import express, { type Request, Router } from "express";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { parseId } from "#server/http/parse.ts";
import { requireUser } from "#server/http/require-user.ts";
import { sendPieces } from "#server/http/send-json-pieces.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { cleanText } from "#server/text-work/clean-text.ts";
import { keptResumeLimits } from "#shared/applications/kept-resume.schema.ts";
import type { KeptResumeService } from "./kept-resume.service.ts";

export const keptNameSchema = z
  .string("Name the file")
  .transform((name) =>
    cleanText(name)
      .replace(/[\p{Cc}/\\]/gu, "")
      .trim(),
  )
  .pipe(z.string().min(1, "Name the file").max(keptResumeLimits.name, "This file's name is too long"));

/** Resumes kept for applications, for their owner only. A file is sent as it is, its name in the address. */
export function keptResumeRoutes({ service }: { service: KeptResumeService }): Router {
  const router = Router();
  router.use(requireUser());

  router.get("/", async (request, response) => {
    response.json(await service.list(signedInUser(request).id));
  });
  router.post(
    "/",
    (request, _response, next) => {
      // What may be under way at once is counted by the length that is announced.
      if (request.headers["content-length"] === undefined)
        throw new AppError("malformed", "Please send the file's length as Content-Length.");
      next();
    },
    express.raw({ type: "application/octet-stream", limit: keptResumeLimits.bytes, inflate: false }),
    async (request, response) => {
      const name = keptNameSchema.parse(request.query.name);
      response.status(201).json(await service.keep(signedInUser(request).id, { name, bytes: fileIn(request) }));
    },
  );
  router.get("/:id", async (request, response) => {
    const { name, size, bytes } = await service.get(signedInUser(request).id, parseId(request.params.id));
    response.attachment(name).type("application/octet-stream").set("Content-Length", String(size));
    await sendPieces(response, bytes);
  });
  router.delete("/:id", async (request, response) => {
    await service.remove(signedInUser(request).id, parseId(request.params.id));
    response.status(204).end();
  });
  return router;
}

/** What a resume can be is told from its first bytes. */
function fileIn(request: Request): Buffer {
  const bytes: unknown = request.body;
  if (!Buffer.isBuffer(bytes)) throw new AppError("wrongType", "Please send the file as application/octet-stream.");
  const kinds = [Buffer.from("%PDF-"), Buffer.from("PK\u0003\u0004"), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])];
  if (!kinds.some((start) => bytes.subarray(0, start.length).equals(start)))
    throw new AppError("unusable", "Upload a PDF or Word document.");
  return bytes;
}
