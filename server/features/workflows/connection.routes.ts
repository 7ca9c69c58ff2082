import { Router } from "express";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { parseBody, parseId } from "#server/http/parse.ts";
import { createRateLimiter, type RateLimitDeps, waitingTime } from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { bindQuery, PlaceholderError } from "#shared/workflows/bind-query.ts";
import { saveConnectionSchema, tryConnectionSchema } from "#shared/workflows/connection.schema.ts";
import { configLimits } from "#shared/workflows/node-config.schema.ts";
import type { Parameter } from "#shared/workflows/parameter.schema.ts";
import { parameterOf } from "#shared/workflows/placeholders.ts";
import { sourceQuerySchema } from "#shared/workflows/preview-request.schema.ts";
import { accountCaller } from "./account-caller.ts";
import type { ConnectionService } from "./connection.service.ts";

const lookLimit = {
  seconds: 600,
  message: (wait: number) => `Too many tries. Try again ${waitingTime(wait)}.`,
};

const name = z
  .string()
  .max(configLimits.name)
  .transform((text) => text.replaceAll("\0", "").toWellFormed());
export const tablesQuerySchema = z.object({ spreadsheetId: name.default("") });
const header = z.enum(["true", "false"], "header is true or false").default("true");
/** A table of a database, or a tab of a spreadsheet, the first where none is named. */
export const fieldsQuerySchema = z.union(
  [
    z
      .object({ spreadsheetId: name.refine((text) => text !== ""), sheet: name.default(""), header })
      .transform(({ spreadsheetId, sheet, ...rest }) => ({ schema: spreadsheetId, name: sheet, ...rest })),
    z
      .object({ schema: name.default(""), table: name.refine((text) => text !== ""), header })
      .transform(({ table, ...rest }) => ({ ...rest, name: table })),
  ],
  "Which table?",
);
const sqlTypes: Record<Parameter["type"], string> = {
  text: "VARCHAR",
  number: "NUMERIC",
  date: "DATE",
  boolean: "BOOLEAN",
};

/** Columns are the same whatever the values are. */
function withoutValues(query: string, parameters: readonly Parameter[]): string {
  try {
    return bindQuery(query, (name) => {
      const parameter = parameterOf(name, parameters);
      if (!parameter) throw new PlaceholderError(`There is no parameter “${name}”. Add it under Parameters.`);
      return `CAST(NULL AS ${sqlTypes[parameter.type]})`;
    });
  } catch (error) {
    throw error instanceof PlaceholderError ? new AppError("unusable", error.message) : error;
  }
}

/** Connections, for their owner only; some calls reach out to what they lead to. */
export function connectionRoutes(deps: { service: ConnectionService; rateLimits: RateLimitDeps }): Router {
  const { service } = deps;
  const tries = createRateLimiter({ ...lookLimit, name: "connection-tests", points: 30 }, deps.rateLimits);
  const looks = createRateLimiter({ ...lookLimit, name: "connection-looks", points: 200 }, deps.rateLimits);
  const router = Router();
  router.use(requireUser());

  router.get("/", async (request, response) => {
    response.json(await service.list(signedInUser(request).id));
  });

  router.post("/", async (request, response) => {
    const connection = await parseBody(request, saveConnectionSchema);
    response.status(201).json(await service.create(signedInUser(request).id, connection));
  });

  router.post("/test", async (request, response) => {
    const connection = await parseBody(request, tryConnectionSchema);
    const caller = accountCaller(request, response);
    await tries.consume(String(caller.owner));
    response.json(await service.try(caller, connection));
  });

  router.get("/:id/tables", async (request, response) => {
    const caller = accountCaller(request, response);
    const connectionId = parseId(request.params.id);
    const { spreadsheetId } = tablesQuerySchema.parse(request.query);
    await looks.consume(String(caller.owner));
    response.json(await service.tables(caller, connectionId, spreadsheetId));
  });

  router.get("/:id/fields", async (request, response) => {
    const caller = accountCaller(request, response);
    const connectionId = parseId(request.params.id);
    const { header, ...table } = fieldsQuerySchema.parse(request.query);
    await looks.consume(String(caller.owner));
    response.json(await service.fields(caller, connectionId, { ...table, header: header === "true" }));
  });

  router.post("/:id/fields", async (request, response) => {
    const caller = accountCaller(request, response);
    const connectionId = parseId(request.params.id);
    const { query, parameters } = await parseBody(request, sourceQuerySchema);
    await looks.consume(String(caller.owner));
    response.json(await service.queryFields(caller, connectionId, withoutValues(query, parameters)));
  });

  router.put("/:id", async (request, response) => {
    const id = parseId(request.params.id);
    const connection = await parseBody(request, saveConnectionSchema);
    response.json(await service.update(signedInUser(request).id, id, connection));
  });

  router.delete("/:id", async (request, response) => {
    await service.remove(signedInUser(request).id, parseId(request.params.id));
    response.status(204).end();
  });

  return router;
}
