import { type Request, type Response, Router } from "express";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { announcePage, parseListQuery } from "#server/http/list-query.ts";
import { parseBody, parseId } from "#server/http/parse.ts";
import { requireAdmin, requireSuperAdmin } from "#server/http/require-admin.ts";
import { sendJsonList, sendPieces } from "#server/http/send-json-pieces.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { BYTE_ORDER_MARK, toCsvLine } from "#server/integrations/csv/csv-line.ts";
import { deleteLeadsSchema, forgetLeadSchema } from "#shared/admin/admin.schema.ts";
import type { LeadAdminService } from "./lead-admin.service.ts";
import { type ExportedLead, type LeadQuery, leadColumns } from "./lead-list.store.ts";
import { leadsCsvHeader, leadsFileName } from "./leads-csv.ts";

const EXPORT_PAGE = 5_000;

export type LeadAdminRoutesDeps = {
  service: LeadAdminService;
  getStats: (now: Date) => Promise<object>;
  countWaiting: () => Promise<number>;
};

/** `/user-submissions` is for admins, `/submissions` for super admins. */
export function leadAdminRoutes({ service, getStats, countWaiting }: LeadAdminRoutesDeps): Router {
  const router = Router();
  const actor = (request: Request) => signedInUser(request).username;

  async function sendList(request: Request, response: Response): Promise<void> {
    const query = parseLeadQuery(request);
    const { slices, total } = await service.list(query, { whole: request.query.fields !== "summary" });
    announcePage(response, { total, query });
    await sendJsonList(response, slices);
  }
  async function removeOne(request: Request, response: Response): Promise<void> {
    await service.remove(actor(request), [parseId(request.params.id)]);
    response.status(204).end();
  }

  router.use(["/user-submissions", "/lead-stats"], requireAdmin());
  router.get("/user-submissions", sendList);
  router.delete("/user-submissions/:id", removeOne);
  router.get("/user-submissions/:id", async (request, response) => {
    response.json(await service.view(actor(request), parseId(request.params.id)));
  });
  router.post("/user-submissions/delete", async (request, response) => {
    const { ids } = await parseBody(request, deleteLeadsSchema);
    response.json({ deleted: await service.remove(actor(request), ids) });
  });
  router.get("/lead-stats", async (request, response) => {
    const waiting = signedInUser(request).isSuperAdmin ? await countWaiting() : null;
    response.json({ ...(await getStats(new Date())), waiting });
  });

  router.use(["/submissions", "/submissions.csv"], requireSuperAdmin());
  router.get("/submissions.csv", (request, response) => sendCsv(service, request, response));
  router.get("/submissions", sendList);
  router.delete("/submissions/:id", removeOne);
  router.get("/submissions/:id/cover-letter", async (request, response) => {
    response.json(await service.getLetter(actor(request), parseId(request.params.id)));
  });
  router.get("/submissions/:id/resume", async (request, response) => {
    response.json(await service.getResume(actor(request), parseId(request.params.id)));
  });
  router.post("/submissions/count-person", async (request, response) => {
    const { email } = await parseBody(request, forgetLeadSchema);
    response.json(await service.countOf(email));
  });
  router.post("/submissions/forget", async (request, response) => {
    const { email } = await parseBody(request, forgetLeadSchema);
    response.json(await service.forget(actor(request), email));
  });
  return router;
}

const day = z.iso.date("must be a date like 2026-11-21");
export const leadFilterSchema = z.object({
  source: z.string().max(200).optional(),
  from: day.optional(),
  to: day.optional(),
});

function parseLeadQuery(request: Request): LeadQuery {
  const { source, from, to } = leadFilterSchema.parse({
    source: request.query.source,
    from: request.query.from,
    to: request.query.to,
  });
  const list = parseListQuery(request, leadColumns, { column: "createdAt", descending: true });
  return {
    ...list,
    source: source ? source.replaceAll("\0", "").toWellFormed() : null,
    from: from ? new Date(`${from}T00:00:00Z`) : null,
    // The last day is part of the range.
    to: to ? new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000) : null,
  };
}

/** Streams page by page, waiting for slow readers, so that a million leads take no more memory than a few thousand. */
async function sendCsv(service: LeadAdminService, request: Request, response: Response): Promise<void> {
  const pages = service.readAll(signedInUser(request).username, parseLeadQuery(request), EXPORT_PAGE);
  const first = await pages.next();
  if (first.done) throw new AppError("notFound", "No data to export");
  response.setHeader("Content-Type", "text/csv; charset=utf-8");
  response.setHeader("Content-Disposition", `attachment; filename="${leadsFileName(new Date())}"`);
  response.setHeader("Cache-Control", "no-store, no-transform");
  await sendPieces(response, toCsv(first.value, pages));
}

async function* toCsv(first: ExportedLead[], others: AsyncIterable<ExportedLead[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsvLine(leadsCsvHeader) + toCsvLines(first);
  for await (const page of others) yield toCsvLines(page);
}

function toCsvLines(leads: ExportedLead[]): string {
  let text = "";
  for (const { id, name, email, jobTitle, source, otherSource, createdAt } of leads)
    text += toCsvLine([id, name, email, jobTitle, source, otherSource, createdAt]);
  return text;
}
