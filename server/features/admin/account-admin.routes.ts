import { type Request, Router } from "express";
import { z } from "zod";
import { parseListQuery, sendPage } from "#server/http/list-query.ts";
import { parseBody, parseId } from "#server/http/parse.ts";
import { requireAdmin, requireSuperAdmin } from "#server/http/require-admin.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { toggleActiveSchema } from "#shared/admin/admin.schema.ts";
import { passwordSchema } from "#shared/auth/password.schema.ts";
import type { AccountAdminService } from "./account-admin.service.ts";
import { accountColumns, accountStates, letterColumns } from "./account-admin.store.ts";
import type { AuditStore } from "./audit.store.ts";

const filterSchema = z.object({
  state: z.enum(accountStates).nullable().default(null),
  role: z.enum(["admin", "super-admin"]).nullable().default(null),
});
const newPasswordSchema = z.object({ newPassword: passwordSchema });

/** Accounts and the audit log are for super admins, the list of cover letters for admins. */
export function accountAdminRoutes({ service, audit }: { service: AccountAdminService; audit: AuditStore }): Router {
  const router = Router();
  const actor = (request: Request) => signedInUser(request).username;

  router.get("/user-cover-letters", requireAdmin(), async (request, response) => {
    const query = parseListQuery(request, letterColumns, { column: "createdAt", descending: true });
    sendPage(response, { ...(await service.listLetters(query)), query });
  });

  router.use(["/users", "/audit-log"], requireSuperAdmin());
  router.get("/users", async (request, response) => {
    const query = parseListQuery(request, accountColumns, { column: "createdAt", descending: true });
    const filter = filterSchema.parse({
      state: request.query.state || undefined,
      role: request.query.role || undefined,
    });
    sendPage(response, { ...(await service.list({ ...query, ...filter })), query });
  });
  router.patch("/users/:id/approve", async (request, response) => {
    response.json(await service.approve(actor(request), parseId(request.params.id)));
  });
  router.patch("/users/:id/toggle-active", async (request, response) => {
    const { isActive } = parseBody(request, toggleActiveSchema);
    response.json(await service.setActive(actor(request), parseId(request.params.id), isActive));
  });
  router.patch("/users/:id/reset-password", async (request, response) => {
    const { newPassword } = parseBody(request, newPasswordSchema);
    response.json(await service.resetPassword(actor(request), parseId(request.params.id), newPassword));
  });
  router.get("/audit-log", async (request, response) => {
    const query = parseListQuery(request, ["createdAt"], { column: "createdAt", descending: true });
    sendPage(response, { ...(await audit.list(query)), query });
  });
  return router;
}
