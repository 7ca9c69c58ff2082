import type { Request, RequestHandler, Response } from "express";
import { visitorAddress } from "#server/http/rate-limit.ts";
import { anonymousLifetime, isStored, sessionCookieName, sessionLifetime } from "#server/http/session.ts";
import type { SignedInUser } from "#server/http/signed-in-user.ts";

export type VisitorMoves = {
  /** What a visitor made before signing in goes with them into the new session. */
  moveVisitor: (fromSessionId: string, toSessionId: string) => Promise<void>;
  /** Ends the account's oldest sessions beyond as many as it may have; answers their ids. */
  endOldest: (userId: number, keptSessionId: string) => Promise<string[]>;
  /** Where the account was last signed in from. */
  noteAddress: (userId: number, visitorAddress: string) => Promise<void>;
  /** What was kept for a session goes with it. */
  forgetVisitor: (sessionId: string) => Promise<void>;
};

export type BrowserSessions = ReturnType<typeof createBrowserSessions>;

declare module "express-session" {
  interface SessionData {
    /** The last day (ISO date) that somebody signed in was seen on, of others the quarter of an hour. */
    seenOn?: string;
  }
}

/** Readable by the page, which asks who is signed in only where this cookie is there; it gives no right whatever. */
const hintName = "desk.signed-in";

/** Starts and ends the sessions of browsers, each with its hint for the page beside it. */
export function createBrowserSessions(deps: VisitorMoves & { secureCookies: boolean }) {
  const hintCookie = { httpOnly: false, sameSite: "lax", secure: deps.secureCookies, path: "/" } as const;

  function sendHint(response: Response, signedIn: boolean): void {
    if (signedIn) response.cookie(hintName, "1", { ...hintCookie, maxAge: sessionLifetime });
    else response.clearCookie(hintName, hintCookie);
  }

  return {
    /** Signs the browser in under a fresh session id. Another account's session is left behind with all it held. */
    async start(request: Request, response: Response, user: SignedInUser): Promise<void> {
      const previousId = request.sessionID;
      const sameVisitor = request.user === undefined || request.user.id === user.id;
      await new Promise<void>((resolve, reject) => {
        request.logIn(user, { session: true, keepSessionInfo: sameVisitor }, (error: unknown) =>
          error ? reject(error) : resolve(),
        );
      });
      request.session.cookie.maxAge = sessionLifetime;
      request.session.seenOn = today();
      sendHint(response, true);
      await deps.noteAddress(user.id, visitorAddress(request));
      await (sameVisitor ? deps.moveVisitor(previousId, request.sessionID) : deps.forgetVisitor(previousId));
      for (const ended of await deps.endOldest(user.id, request.sessionID)) await deps.forgetVisitor(ended);
    },

    /** Ends the browser's session and everything kept under it. */
    async end(request: Request, response: Response): Promise<void> {
      const id = request.sessionID;
      await new Promise<void>((resolve, reject) => {
        request.session.destroy((error: unknown) => (error ? reject(error) : resolve()));
      });
      response.clearCookie(sessionCookieName, { ...hintCookie, httpOnly: true });
      sendHint(response, false);
      await deps.forgetVisitor(id);
    },

    /**
     * Mounted after the user is recalled. Keeps the hint in step with the session, so that a session that ended takes
     * it along, and renews both on every day that somebody comes back. Visitors who are not signed in have the session
     * alone, and a shorter one.
     */
    keepInStep(): RequestHandler {
      return (request, response, next) => {
        const signedIn = request.user !== undefined;
        const renewed = signedIn && request.session.seenOn !== today();
        if (renewed) request.session.seenOn = today();
        if (!signedIn) request.session.cookie.maxAge = anonymousLifetime;
        // What is kept of a visitor lives from the last visit; a write for every call would be too much.
        if (!signedIn && isStored(request) && request.session.seenOn !== thisQuarter())
          request.session.seenOn = thisQuarter();
        if (renewed || hasHint(request) !== signedIn) sendHint(response, signedIn);
        next();
      };
    },
  };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function thisQuarter(): string {
  return new Date(Math.floor(Date.now() / QUARTER_HOUR) * QUARTER_HOUR).toISOString();
}

const QUARTER_HOUR = 15 * 60 * 1000;

function hasHint(request: Request): boolean {
  return /(?:^|;\s*)desk\.signed-in=1/.test(request.headers.cookie ?? "");
}
