import { type Request, Router } from "express";
import { z } from "zod";
import { parseListQuery, sendPage } from "#server/http/list-query.ts";
import { parseBody, parseId } from "#server/http/parse.ts";
import { requireAdmin, requireSuperAdmin } from "#server/http/require-admin.ts";
import { logSecurity } from "#server/http/security-log.ts";
import { sendPieces } from "#server/http/send-json-pieces.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { givenPasswordSchema, toggleActiveSchema } from "#shared/admin/admin.schema.ts";
import { auditActions } from "#shared/admin/audit-actions.ts";
import type { AccountAdminService } from "./account-admin.service.ts";
import { accountColumns, accountStates, letterColumns } from "./account-admin.store.ts";
import type { AuditQuery, AuditStore } from "./audit.store.ts";
import { auditCsv, auditFileName } from "./audit-csv.ts";

export const accountFilterSchema = z.object({
  state: z.enum(accountStates).nullable().default(null),
  role: z.enum(["admin", "super-admin"]).nullable().default(null),
});
const day = z.iso.date("must be a date like 2026-11-21").nullable().default(null);
export const auditFilterSchema = z.object({
  action: z.enum(auditActions).nullable().default(null),
  from: day,
  to: day,
});

/** Accounts and the audit log are for super admins, the list of cover letters for admins. */
export function accountAdminRoutes({ service, audit }: { service: AccountAdminService; audit: AuditStore }): Router {
  const router = Router();
  const actor = (request: Request) => signedInUser(request).username;

  router.get("/user-cover-letters", requireAdmin(), async (request, response) => {
    const query = parseListQuery(request, letterColumns, { column: "createdAt", descending: true });
    sendPage(response, { ...(await service.listLetters(query)), query });
  });

  router.use(["/users", "/audit-log", "/audit-log.csv"], requireSuperAdmin());
  router.get("/users", async (request, response) => {
    const query = parseListQuery(request, accountColumns, { column: "createdAt", descending: true });
    const filter = accountFilterSchema.parse({
      state: request.query.state || undefined,
      role: request.query.role || undefined,
    });
    sendPage(response, { ...(await service.list({ ...query, ...filter })), query });
  });
  router.use("/users/:id", (request, response, next) => {
    const target = request.params.id;
    response.once("finish", () => {
      if (request.method !== "GET" && response.statusCode < 400)
        logSecurity(request, "account changed by an admin", { target });
    });
    next();
  });
  router.patch("/users/:id/approve", async (request, response) => {
    response.json(await service.approve(actor(request), parseId(request.params.id)));
  });
  router.patch("/users/:id/decline", async (request, response) => {
    response.json(await service.decline(actor(request), parseId(request.params.id)));
  });
  router.patch("/users/:id/revoke", async (request, response) => {
    response.json(await service.revoke(actor(request), parseId(request.params.id)));
  });
  router.patch("/users/:id/toggle-active", async (request, response) => {
    const { isActive } = await parseBody(request, toggleActiveSchema);
    response.json(await service.setActive(actor(request), parseId(request.params.id), isActive));
  });
  router.patch("/users/:id/reset-password", async (request, response) => {
    const { newPassword } = await parseBody(request, givenPasswordSchema);
    response.json(await service.resetPassword(actor(request), parseId(request.params.id), newPassword));
  });
  router.get("/audit-log", async (request, response) => {
    const query = parseAuditQuery(request);
    sendPage(response, { ...(await audit.list(query)), query });
  });
  router.get("/audit-log.csv", async (request, response) => {
    const query = parseAuditQuery(request);
    response.setHeader("Content-Type", "text/csv; charset=utf-8");
    response.setHeader("Content-Disposition", `attachment; filename="${auditFileName(new Date())}"`);
    response.setHeader("Cache-Control", "no-store, no-transform");
    await sendPieces(response, auditCsv(audit, query));
  });
  return router;
}

function parseAuditQuery(request: Request): AuditQuery {
  const { action, from, to } = auditFilterSchema.parse({
    action: request.query.action || undefined,
    from: request.query.from || undefined,
    to: request.query.to || undefined,
  });
  return {
    ...parseListQuery(request, ["createdAt"], { column: "createdAt", descending: true }),
    action,
    from: from ? new Date(`${from}T00:00:00Z`) : null,
    // The last day is part of the range.
    to: to ? new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000) : null,
  };
}
