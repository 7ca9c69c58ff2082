import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import type { LimitNote } from "#server/http/limit-notes.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import type { ListedRoute } from "./list-routes.ts";
import { type Content, type Header, isContent, type Operation, type Operations, type Shape } from "./operation.ts";

/** A description as OpenAPI 3.1 has it; see https://spec.openapis.org/oas/v3.1.0. */
export type OpenApi = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, object>>;
  components: object;
};

type OpenApiDeps = {
  routes: readonly ListedRoute[];
  operations: Operations;
  limits: ReadonlyMap<string, LimitNote>;
};

/**
 * Describes these routes. Each is a turn of its own, because schemas take their time and other calls wait meanwhile.
 * @throws Error for a route that `operations` doesn't describe, and for a limit that nobody made.
 */
export async function describeApi({ routes, operations, limits }: OpenApiDeps): Promise<OpenApi> {
  const paths: OpenApi["paths"] = {};
  for (const route of routes) {
    const operation = operations[route.name];
    if (!operation) throw new Error(`No operation describes ${route.name}.`);
    const [method = "", path = ""] = route.name.split(" ");
    const name = path.replace(/:(\w+)/g, "{$1}");
    paths[name] = { ...paths[name], [method.toLowerCase()]: describe({ route, path, operation, limits }) };
    await nextTurn();
  }
  return {
    openapi: "3.1.0",
    info: { title: "Cover Letter Desk", version: "1", description: ABOUT },
    servers: [{ url: "/" }],
    paths,
    components: { schemas: { Problem: toJsonSchema(problemSchema, "output") }, securitySchemes, responses, headers },
  };
}

const ABOUT =
  "Calls from other sites are refused. Calls that change something take JSON of at most 1 MB unless they say otherwise. " +
  "x-guard says who may call; x-limits how many calls an address, account, or name has.";

const problemSchema = z.object({
  message: z.string().describe("For the person"),
  errors: z.record(z.string(), z.array(z.string())).optional().describe("Messages by field"),
});

const securitySchemes = {
  session: { type: "apiKey", in: "cookie", name: "desk.sid", description: "Set by POST /api/login" },
  token: { type: "http", scheme: "bearer", description: "An API token from My Profile" },
  secret: { type: "http", scheme: "bearer", description: "The secret of a webhook, or a signature of the body" },
};

const headers = { "Retry-After": { description: "Seconds", schema: { type: "integer" } } };

const problem = (description: string, more: object = {}) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
  ...more,
});
const responses = {
  Malformed: problem("Something in the call isn't right; `errors` names the fields"),
  SignedOut: problem("Sign in first"),
  Forbidden: problem("Your account may not do this"),
  NotFound: problem("There is nothing at this address, or it isn't yours"),
  TooMany: problem("Too many calls", { headers: { "Retry-After": { $ref: "#/components/headers/Retry-After" } } }),
  Problem: problem("What went wrong"),
};
const answer = (name: keyof typeof responses) => ({ $ref: `#/components/responses/${name}` });

type Described = { route: ListedRoute; path: string; operation: Operation; limits: OpenApiDeps["limits"] };

function describe({ route, path, operation, limits }: Described): object {
  const guards = route.notes.filter((note) => !/ in \d+ s$/.test(note));
  const counted = [
    ...route.notes.filter((note) => / in \d+ s$/.test(note)).map((note) => ({ name: "address", allows: note })),
    ...(operation.limits ?? []).map((name) => ({ name, allows: allowanceOf(name, limits) })),
  ];
  const parameters = [...pathParameters(path), ...queryParameters(operation.query), ...headerParameters(operation)];
  return {
    operationId: operationId(route.name),
    tags: [path.split("/")[2] ?? path.slice(1)],
    summary: operation.summary,
    "x-guard": guards.at(-1) ?? (operation.or ? `signed in or ${operation.or}` : "anybody"),
    ...(counted.length > 0 ? { "x-limits": counted } : {}),
    security: securityOf(guards.length > 0, operation.or),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body ? { requestBody: { required: true, content: contentOf(operation.body, "input") } } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(operation.answers).map(([status, shape]) => [status, answerOf(shape, operation)]),
      ),
      ...(parameters.length > 0 || operation.body ? { 400: answer("Malformed") } : {}),
      ...(guards.length > 0 || operation.or ? { 401: answer("SignedOut") } : {}),
      ...(guards.some((guard) => guard.endsWith("admin")) ? { 403: answer("Forbidden") } : {}),
      ...(path.includes(":") ? { 404: answer("NotFound") } : {}),
      ...(counted.length > 0 ? { 429: answer("TooMany") } : {}),
      default: answer("Problem"),
    },
  };
}

function allowanceOf(name: string, limits: OpenApiDeps["limits"]): string {
  const limit = limits.get(name);
  if (!limit) throw new Error(`No limit is called ${name}.`);
  return `${limit.points} in ${limit.seconds} s`;
}

function securityOf(guarded: boolean, or: Operation["or"]): object[] {
  if (or === "secret") return [{ secret: [] }];
  if (or === "token") return [{ session: [] }, { token: [] }];
  return guarded ? [{ session: [] }] : [];
}

/** "GET /api/workflows/:id/last-runs" as getWorkflowsByIdLastRuns. */
function operationId(name: string): string {
  return name
    .replace(" /api", " ")
    .replace(/:(\w)/g, (_all, first: string) => `by-${first}`)
    .split(/[^A-Za-z]+/)
    .filter(Boolean)
    .map((word, at) => (at === 0 ? word.toLowerCase() : capitalised(word)))
    .join("");
}

const parameterSchemas: Record<string, object> = {
  id: { type: "integer", minimum: 1, maximum: 2_147_483_647 },
  version: { type: "integer", minimum: 1 },
  key: { type: "string", pattern: "^[0-9a-f]{32}$" },
  draftId: { type: "string", format: "uuid" },
  nodeId: { type: "string", pattern: "^[\\w-]{1,80}$" },
};

function pathParameters(path: string): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => {
    // Ids of the sandbox's checkouts are texts, and one file that comes with the product has a name for an id.
    const isText = path.startsWith("/sandbox-checkout") || path === "/api/workflow-files/:id";
    const schema = (name === "id" && isText ? null : parameterSchemas[name]) ?? { type: "string" };
    return { name, in: "path", required: true, schema };
  });
}

const queryShape = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
  required: z.array(z.string()).default([]),
});

function queryParameters(schema: Operation["query"]): object[] {
  if (!schema) return [];
  const json = z.record(z.string(), z.unknown()).parse(toJsonSchema(schema, "input"));
  // One of several sets of parameters: each may be sent.
  const sets = z.array(queryShape).parse(Array.isArray(json.anyOf) ? json.anyOf : [json]);
  const properties = Object.assign({}, ...sets.map((set) => set.properties));
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: "query",
    required: sets.every(({ required }) => required.includes(name)),
    schema: one,
  }));
}

const headerNotes: Record<Header, string> = {
  "Idempotency-Key": "1 to 200 visible ASCII characters; the same key makes one thing, however often it is sent",
  "If-Match": "The ETag of what you read; 412 with the current one where it was changed since",
};

function headerParameters({ headers: named = [] }: Operation): object[] {
  return named.map((name) => ({
    name,
    in: "header",
    required: false,
    description: headerNotes[name],
    schema: { type: "string" },
  }));
}

function answerOf(shape: Shape, { events }: Operation): object {
  if (shape === null) return { description: "Done" };
  const stream = events ? { "text/event-stream": { schema: toJsonSchema(events, "output") } } : {};
  const description = isContent(shape) ? shape.note : "The answer";
  return { description, content: { ...contentOf(shape, "output"), ...stream } };
}

function contentOf(shape: z.ZodType | Content, io: "input" | "output"): object {
  if (!isContent(shape)) return { "application/json": { schema: toJsonSchema(shape, io) } };
  return { [shape.media]: shape.schema ? { schema: toJsonSchema(shape.schema, io) } : {} };
}

/** What JSON Schema can't say (a check in code) is left out; what people read of it is in the answer with 400. */
function toJsonSchema(schema: z.ZodType, io: "input" | "output"): object {
  const { $schema: _draft, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  // A reference inside would be looked for at the top of the whole description.
  if ("$defs" in json) throw new Error("A schema that holds itself can't be described here.");
  return json;
}
