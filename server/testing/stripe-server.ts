import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import Stripe from "stripe";

export type StripeTrouble = "none" | "down" | "silent" | "broken" | "busy" | "refusing";

type Session = {
  id: string;
  object: "checkout.session";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid" | "no_payment_required";
  amount_subtotal: number;
  amount_total: number;
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
  currency: string;
  metadata: Record<string, string>;
  customer_details: { email: string } | null;
  url: string | null;
  success_url: string;
  cancel_url: string;
};

type EventType =
  | "checkout.session.completed"
  | "checkout.session.async_payment_succeeded"
  | "checkout.session.async_payment_failed"
  | "checkout.session.expired"
  | "customer.created";

export type StripeServer = {
  url: string;
  secretKey: string;
  webhookSecret: string;
  sessions: Map<string, Session>;
  /** Calls that came in, with what they asked for. */
  calls: { method: string; path: string; form: URLSearchParams; idempotencyKey: string | undefined }[];
  /** What is wrong with it from now on. */
  setTrouble: (trouble: StripeTrouble) => void;
  /** What a buyer, their bank or time does to a session. */
  pay: (id: string, email?: string) => void;
  /** As a session that was made in another way than ours, or with a coupon. */
  change: (id: string, changes: Partial<Session>) => void;
  payLater: (id: string) => void;
  arrive: (id: string) => void;
  expire: (id: string) => void;
  /** A notice about a session and its signature, `age` seconds old. */
  notice: (
    type: EventType,
    id: string,
    options?: { secret?: string; age?: number },
  ) => { body: string; signature: string };
  close: () => Promise<void>;
};

/** A server that speaks as much of Stripe's API as a hosted checkout needs, on a free port of 127.0.0.1. */
export async function startStripeServer(): Promise<StripeServer> {
  const secretKey = "sk_test_stand_in";
  const webhookSecret = "whsec_stand_in_of_the_tests";
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, string>();
  const calls: StripeServer["calls"] = [];
  let trouble: StripeTrouble = "none";

  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await readBody(request));
    const { method = "", url: path = "" } = request;
    const key = request.headers["idempotency-key"];
    const idempotencyKey = typeof key === "string" ? key : undefined;
    calls.push({ method, path, form, idempotencyKey });
    if (trouble === "silent") return;
    if (trouble === "down") return void request.socket.destroy();
    if (trouble === "broken") return fail(response, 500, "api_error");
    if (trouble === "busy") return fail(response, 429, "rate_limit_error");
    if (trouble === "refusing" || request.headers.authorization !== `Bearer ${secretKey}`)
      return fail(response, 401, "invalid_request_error");

    const id = /^\/v1\/checkout\/sessions\/([^/?]+)/.exec(path)?.[1];
    if (method === "GET" && id) {
      const session = sessions.get(decodeURIComponent(id));
      if (session) answer(response, 200, session);
      else fail(response, 404, "invalid_request_error");
      return;
    }
    if (method !== "POST" || path !== "/v1/checkout/sessions") return fail(response, 404, "invalid_request_error");
    const earlier = sessions.get(byKey.get(idempotencyKey ?? "") ?? "");
    if (earlier) return answer(response, 200, earlier);
    const session = toSession(form, sessions.size + 1);
    sessions.set(session.id, session);
    if (idempotencyKey) byKey.set(idempotencyKey, session.id);
    answer(response, 200, session);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const change = (id: string, changes: Partial<Session>) => {
    const session = sessions.get(id);
    if (!session) throw new Error(`the stand-in has no session ${id}`);
    sessions.set(id, { ...session, ...changes });
  };
  return {
    url: addressOf(server),
    secretKey,
    webhookSecret,
    sessions,
    calls,
    setTrouble: (next) => {
      trouble = next;
    },
    pay: (id, email = "buyer@example.org") =>
      change(id, { status: "complete", payment_status: "paid", url: null, customer_details: { email } }),
    change,
    payLater: (id) => change(id, { status: "complete", url: null }),
    arrive: (id) => change(id, { payment_status: "paid" }),
    expire: (id) => change(id, { status: "expired", url: null }),
    notice: (type, id, { secret = webhookSecret, age = 0 } = {}) => {
      const object = sessions.get(id) ?? { id, object: "checkout.session" };
      const body = JSON.stringify({ id: `evt_${calls.length}`, object: "event", type, data: { object } });
      const timestamp = Math.floor(Date.now() / 1000) - age;
      const { webhooks } = new Stripe(secretKey);
      return { body, signature: webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function toSession(form: URLSearchParams, place: number): Session {
  const metadata = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key ? [[key, value] as const] : [];
  });
  const id = `cs_test_${place}`;
  const amount =
    Number(form.get("line_items[0][price_data][unit_amount]")) * Number(form.get("line_items[0][quantity]"));
  return {
    id,
    object: "checkout.session",
    status: "open",
    payment_status: "unpaid",
    amount_subtotal: amount,
    amount_total: amount,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    currency: form.get("line_items[0][price_data][currency]") ?? "",
    metadata: Object.fromEntries(metadata),
    customer_details: null,
    url: `https://checkout.example/c/pay/${id}`,
    success_url: form.get("success_url") ?? "",
    cancel_url: form.get("cancel_url") ?? "",
  };
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

function fail(response: ServerResponse, status: number, type: string): void {
  answer(response, status, { error: { type, message: `stand-in: ${status} for sk_test_stand_in` } });
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}
