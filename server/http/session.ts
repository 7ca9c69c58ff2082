import connectPgSimple from "connect-pg-simple";
import type { Request, RequestHandler } from "express";
import session from "express-session";
import type { Pool } from "pg";
import type { users } from "#shared/auth/user.table.ts";

export type SessionOptions = {
  secret: string;
  secure: boolean;
  query: (text: string, params?: unknown[]) => Promise<{ rows: unknown[]; rowCount: number | null }>;
  /** The open session and the account it is signed in to, in one query: it runs on every call. */
  load: (sid: string) => Promise<{ sess: unknown; user: User | null } | null>;
  onError: (error: Error) => void;
};

export const sessionCookieName = "desk.sid";

const HOUR = 60 * 60 * 1000;
/** From the last visit, in milliseconds: of who is signed in thirty days, of everybody else two. */
export const sessionLifetime = 30 * 24 * HOUR;
export const anonymousLifetime = 48 * HOUR;

type User = typeof users.$inferSelect;

declare module "express-session" {
  interface SessionData {
    /** The id that this session was first stored under. */
    storedAs?: string;
    /** The account as it was when this call began. */
    account?: SessionAccount;
  }
}

/** Travels with the session through a call and is never stored with it. */
class SessionAccount {
  readonly user: User | null;
  constructor(user: User | null) {
    this.user = user;
  }
  toJSON(): undefined {
    return undefined;
  }
}

/** Cookie sessions kept in the database, so that they survive a restart and are shared by all processes. */
export function sessionCookie(options: SessionOptions): { middleware: RequestHandler[]; close: () => void } {
  const store = createStore(options);
  const cookie = session({
    name: sessionCookieName,
    secret: options.secret,
    store,
    resave: false,
    saveUninitialized: false,
    rolling: false,
    // Behind something that ends https the cookie is sent although the connection itself is plain.
    ...(options.secure ? { proxy: true } : {}),
    cookie: { httpOnly: true, sameSite: "lax", secure: options.secure, maxAge: anonymousLifetime, path: "/" },
  });
  return { middleware: [cookie, forgetRefused()], close: () => store.close() };
}

/** A call that is refused stores no session, whatever was put into a new one. */
function forgetRefused(): RequestHandler {
  return (request, response, next) => {
    const { end } = response;
    Object.assign(response, {
      end: (...args: unknown[]) => {
        if (response.statusCode >= 400) forgetNewSession(request);
        return Reflect.apply(end, response, args);
      },
    });
    next();
  };
}

/** What was not stored before this call is not stored by it, and gets no cookie. */
export function forgetNewSession(request: Request): void {
  if (request.session && !isStored(request)) Reflect.deleteProperty(request, "session");
}

/** Whether this session was there before the call. */
export function isStored({ session: { storedAs }, sessionID }: Request): boolean {
  return storedAs === sessionID;
}

function createStore({ query, load, onError }: SessionOptions) {
  class SessionStore extends connectPgSimple(session) {
    override get(sid: string, done: (error: unknown, sess?: session.SessionData | null) => void): void {
      load(sid).then(
        (found) =>
          done(
            null,
            found && isSession(found.sess) ? { ...found.sess, account: new SessionAccount(found.user) } : null,
          ),
        done,
      );
    }

    /** A session that was ended while a call was under way stays ended: only its first save may make the row. */
    override set(sid: string, sess: session.SessionData, done: (error?: unknown) => void = () => {}): void {
      if (sess.storedAs !== sid) {
        super.set(sid, { ...sess, storedAs: sid }, done);
        return;
      }
      const expires = new Date(sess.cookie.expires ?? Date.now() + anonymousLifetime).valueOf() / 1000;
      query("update session set sess = $1, expire = to_timestamp($2) where sid = $3", [
        JSON.stringify(sess),
        expires,
        sid,
      ]).then(() => done(), done);
    }
  }
  return new SessionStore({
    pool: toPool(query),
    tableName: "session",
    createTableIfMissing: false,
    // A row lives as long as its cookie, which is renewed by changing the session: no write for every call.
    disableTouch: true,
    pruneSessionInterval: 60 * 15,
    errorLog: (...args: unknown[]) => onError(args[0] instanceof Error ? args[0] : new Error(String(args[0]))),
  });
}

function isSession(value: unknown): value is session.SessionData {
  return typeof value === "object" && value !== null && "cookie" in value;
}

/** The store calls nothing but query(text, params) of the pool it is given. */
function toPool(query: SessionOptions["query"]): Pool {
  return Object.assign(Object.create(null), { query });
}
