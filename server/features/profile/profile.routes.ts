import { type Request, type Response, Router } from "express";
import { AppError } from "#server/errors.ts";
import { parseBody } from "#server/http/parse.ts";
import { visitorAddress } from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import { sendJsonRecord } from "#server/http/send-json-pieces.ts";
import { type SignedInUser, signedInUser } from "#server/http/signed-in-user.ts";
import { accountDeletionSchema, passwordChangeSchema, profileUpdateSchema } from "#shared/profile/profile.schema.ts";
import type { ProfileService } from "./profile.service.ts";

export type ProfileRoutesDeps = {
  service: ProfileService;
  /** Counts wrong passwords like failed sign-ins: a session somebody left open is no place to guess. */
  guardSignIn: (
    attempt: { username: string; address: string },
    check: () => Promise<true | null>,
  ) => Promise<true | null>;
  /** Waits until it's the turn of the visitor's address to have a password hashed. */
  inTurn: <T>(visitorAddress: string, work: () => Promise<T>) => Promise<T>;
  /** Throws AppError tooMany when the account has had enough copies for now. */
  allowCopy: (userId: number) => Promise<void>;
  startSession: (request: Request, response: Response, user: SignedInUser) => Promise<void>;
  endSession: (request: Request, response: Response) => Promise<void>;
  endOtherSessions: (userId: number, keptSessionId: string) => Promise<unknown>;
};

/** A person's own account: reading, changing, taking along and deleting it. */
export function profileRoutes(deps: ProfileRoutesDeps): Router {
  const { service } = deps;
  const router = Router();
  router.use(requireUser());

  router.get("/", async (request, response) => {
    response.json(await service.get(signedInUser(request)));
  });

  router.patch("/", async (request, response) => {
    const user = signedInUser(request);
    const { currentPassword, ...changes } = await parseBody(request, profileUpdateSchema);
    if (service.changesEmail(user, changes)) {
      if (currentPassword === undefined) throw passwordMissing();
      await confirmPassword(request, { field: "currentPassword", password: currentPassword });
    }
    response.json(await service.update(user, changes, visitorAddress(request)));
  });

  router.post("/password", async (request, response) => {
    const { currentPassword, newPassword } = await parseBody(request, passwordChangeSchema);
    await confirmPassword(request, { field: "currentPassword", password: currentPassword });
    const user = await deps.inTurn(visitorAddress(request), () =>
      service.setPassword(signedInUser(request).id, newPassword),
    );
    // Under a fresh id: whoever copied this session's cookie has lost it too.
    await deps.startSession(request, response, user);
    await deps.endOtherSessions(user.id, request.sessionID);
    response.json(await service.get(user));
  });

  router.get("/export", async (request, response) => {
    const { id } = signedInUser(request);
    await deps.allowCopy(id);
    const record = await service.export(id);
    await sendJsonRecord(response.attachment("cover-letter-desk-account.json"), record);
  });

  router.delete("/", async (request, response) => {
    const { password } = await parseBody(request, accountDeletionSchema);
    await confirmPassword(request, { field: "password", password });
    await service.remove(signedInUser(request));
    await deps.endSession(request, response);
    response.status(204).end();
  });

  async function confirmPassword(request: Request, given: { field: string; password: string }): Promise<void> {
    const { id, username } = signedInUser(request);
    const confirmed = await deps.guardSignIn({ username, address: visitorAddress(request) }, async () =>
      (await service.isPasswordOf(id, given.password)) ? true : null,
    );
    const message = "Wrong password.";
    if (!confirmed) throw new AppError("forbidden", message, { fields: { [given.field]: [message] } });
  }

  return router;
}

function passwordMissing(): AppError {
  const message = "Enter your current password to change your email address.";
  return new AppError("malformed", message, { fields: { currentPassword: [message] } });
}
