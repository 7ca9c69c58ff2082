import { setImmediate as nextTurn } from "node:timers/promises";
import { type Request, Router } from "express";
import { AppError } from "#server/errors.ts";
import { openEventStream } from "#server/http/event-stream.ts";
import { createAnswerPlaces } from "#server/http/open-answers.ts";
import { parseId } from "#server/http/parse.ts";
import { visitorAddress } from "#server/http/rate-limit.ts";
import { requireUser } from "#server/http/require-user.ts";
import { signedInUser } from "#server/http/signed-in-user.ts";
import { createUnreadCount } from "#server/http/unread-count.ts";
import type { ExecutionDetail } from "#shared/workflows/execution.schema.ts";
import type { ExecutionFeed } from "./execution-feed.ts";

export type ExecutionEventsDeps = {
  /** The run with its log, and the count of its changes. @throws AppError notFound */
  load: (userId: number, id: number) => Promise<{ detail: ExecutionDetail; version: number }>;
  feed: ExecutionFeed;
  /** Whether the session of the call is still signed in. */
  stillSignedIn: (request: Request) => Promise<boolean>;
  onError: (error: unknown) => void;
};

/** How often it is asked whether somebody is still signed in while nothing happens. */
const CHECK_MS = 2_000;
const KEEP_ALIVE_MS = 15_000;
/** Each holds the whole of a run until it's read, also of one that is over. */
const OPEN_AT_ONCE = { ofOwner: 8, ofNetwork: 100, ofAll: 400 };
/** In characters, of which each takes several bytes until it's read: as many as three of the largest runs have. */
const UNREAD = { ofOne: 12_000_000, ofNetwork: 24_000_000, all: 96_000_000 };
/**
 * A large run is shown again less often, for it's read, put together and sent anew each time: so many characters a second,
 * but at least every {@link LONGEST_PAUSE_MS}.
 */
const CHARACTERS_A_SECOND = 250_000;
const LONGEST_PAUSE_MS = 5_000;
const words = {
  own: "Too many runs are open at once. Close some tabs.",
  busy: "Many runs are being looked at.",
  unread: "Your network has asked for many runs that it hasn't read yet. Close some tabs.",
};

/**
 * A run as it goes on: `execution` with the run without its log, `log` with one line of it. The id of an event is how many
 * lines have been sent, so that a page that comes back is sent the ones it has missed. The stream ends with the run; a page
 * that comes back after that is told to stop asking. It ends with the session, too: nothing is sent once that is over.
 */
export function executionEventsRoutes({ load, feed, stillSignedIn, onError }: ExecutionEventsDeps): Router {
  const router = Router();
  const places = createAnswerPlaces(OPEN_AT_ONCE, words);
  const unread = createUnreadCount(UNREAD);

  router.get("/executions/:id/events", requireUser(), async (request, response) => {
    places.hold(response);
    const userId = signedInUser(request).id;
    const id = parseId(request.params.id);
    const seen = toCount(request.headers["last-event-id"]);
    const { detail, version } = await load(userId, id);
    if (seen !== null && isOver(detail)) {
      response.status(204).end();
      return;
    }
    let isWaiting = false;
    let shownAgainAt = 0;
    let pausing: NodeJS.Timeout | undefined;
    let sent = Math.min(seen ?? 0, detail.logs.length);
    let forget = () => {};
    response.once("close", () => forget());

    async function endUnlessSignedIn(): Promise<boolean> {
      const signedIn = await stillSignedIn(request);
      if (!signedIn) end();
      return signedIn;
    }
    async function onChange(): Promise<void> {
      if (!(await endUnlessSignedIn())) return;
      // The newest state is shown when the one before has been read: the others would pile up.
      if (events.isFull) return waitForReader();
      const pause = shownAgainAt - performance.now();
      if (pause > 0) return showLater(pause);
      const current = await load(userId, id).catch(() => null);
      // A run of thousands of steps is read and written in two turns.
      await nextTurn();
      const text = current && written(current.detail);
      if (text) show(current.detail, text);
      else end();
    }
    function waitForReader(): void {
      if (isWaiting) return;
      isWaiting = true;
      events.whenRead(() => {
        isWaiting = false;
        void onChange().catch(onError);
      });
    }
    function showLater(pause: number): void {
      pausing ??= setTimeout(() => {
        pausing = undefined;
        void onChange().catch(onError);
      }, pause);
    }
    /** Null where the reader's network has as much waiting as it may. */
    function written(run: ExecutionDetail): string | null {
      const text = eventsOf(run, sent);
      try {
        forget = unread.hold(visitorAddress(request), text.length);
        return text;
      } catch {
        return null;
      }
    }
    function show(run: ExecutionDetail, text: string): void {
      events.write(text);
      if (events.isFull) events.whenRead(forget);
      else forget();
      sent = Math.max(sent, run.logs.length);
      shownAgainAt = performance.now() + Math.min(LONGEST_PAUSE_MS, (text.length / CHARACTERS_A_SECOND) * 1_000);
      if (isOver(run)) end();
    }
    // Not only once it has closed: somebody who reads nothing can put that off.
    function stop(): void {
      clearInterval(checking);
      clearTimeout(pausing);
      stopWatching();
    }
    function end(): void {
      stop();
      events.end();
    }

    await nextTurn();
    if (response.destroyed) return;
    const text = written(detail);
    if (text === null) throw new AppError("tooMany", words.unread, { retryAfter: 10 });
    const stopWatching = isOver(detail)
      ? () => {}
      : feed.watch({ userId, executionId: id, onChange, onClose: () => end() }, version);
    const checking = setInterval(() => void endUnlessSignedIn().catch(onError), CHECK_MS);
    response.once("close", stop);
    const events = openEventStream(response, KEEP_ALIVE_MS);
    events.write("retry: 2000\n\n");
    show(detail, text);
  });

  return router;
}

function isOver({ status }: Pick<ExecutionDetail, "status">): boolean {
  return status !== "queued" && status !== "running";
}

/** The lines of the log beyond those that have been sent, and the run. */
function eventsOf({ logs, ...execution }: ExecutionDetail, sent: number): string {
  const lines = logs.slice(sent).map((line, nth) => eventOf("log", sent + nth + 1, line));
  return `${lines.join("")}${eventOf("execution", Math.max(sent, logs.length), execution)}`;
}

function eventOf(event: string, id: number, value: unknown): string {
  return `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(value)}\n\n`;
}

function toCount(value: unknown): number | null {
  return typeof value === "string" && /^\d{1,6}$/.test(value) ? Number(value) : null;
}
