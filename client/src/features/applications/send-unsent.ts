import { z } from "zod";
import { ApiError } from "#client/lib/api-client.ts";
import { sameValue } from "#client/lib/same-value.ts";
import {
  type Application,
  type ApplicationChanges,
  applicationSchema,
} from "#shared/applications/application.schema.ts";
import { withStatus } from "#shared/applications/status.ts";
import { changeApplication, createApplication, deleteApplication, getApplication } from "./applications.api.ts";
import { changeUnsent, readUnsent, type Unsent } from "./unsent-applications.ts";

/** A field that two devices changed in two ways. */
export type Clash = { theirs: Application; changes: ApplicationChanges; fields: readonly string[] };

export type Sent = {
  /** How many reached the account. */
  sent: number;
  /** The network or the server is away: what is left waits. */
  waiting: boolean;
  clash: Clash | null;
  /** What the account would not take, in its words. */
  refusal: string | null;
};

/** What is told of each call that got through, before its change is forgotten here: so the page never shows the state before. */
export type Receiver = { onStanding: (application: Application) => void; onGone: (key: string) => void };

const LOCK = "desk.send-applications";
let underWay: Promise<Sent> | null = null;

/** Wholes of what was deleted from this page, so that they can come back as they were. */
const deleted = new Map<string, Application>();

export function deletedApplication(key: string): Application | null {
  return deleted.get(key) ?? null;
}

/** Sends what has not reached the account, one application after the other; one tab at a time where the browser can. */
export async function sendUnsent(receiver: Receiver): Promise<Sent> {
  // What was changed while another round was under way is sent by the next one.
  if (underWay) await underWay;
  const work = () => sendAll(receiver);
  underWay ??= ("locks" in navigator ? navigator.locks.request(LOCK, work) : work()).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function sendAll(receiver: Receiver): Promise<Sent> {
  const outcome: Sent = { sent: 0, waiting: false, clash: null, refusal: null };
  for (const [key, unsent] of Object.entries(readUnsent())) {
    try {
      const answer = await sendOne(key, unsent);
      if (answer && "fields" in answer) return { ...outcome, clash: answer };
      if (answer) receiver.onStanding(answer);
      else receiver.onGone(key);
      outcome.sent += 1;
      changeUnsent(key, (now) => leftAfter(now, unsent));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401 || error.status === 429 || error.status >= 500)
        return { ...outcome, waiting: true };
      outcome.refusal = error.serverMessage ?? "Your account couldn't save the change.";
      changeUnsent(key, (now) => leftAfter(now, unsent));
    }
  }
  return outcome;
}

/** What was changed while the call was under way is still to be sent. */
function leftAfter(now: Unsent | null, sent: Unsent): Unsent | null {
  if (!now || sameValue(now, sent)) return null;
  if (sent.made && now.made) return { ...now, made: null, changes: now.made, before: sent.made, version: 1 };
  return now;
}

/** The application as it stands now; null where it is gone. */
async function sendOne(key: string, unsent: Unsent): Promise<Application | Clash | null> {
  const { made, changes, before, version, removed } = unsent;
  if (removed) {
    const whole = await getApplication(key).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
    if (whole) deleted.set(key, whole);
    await deleteApplication(key);
    return null;
  }
  if (made) return create(key, made);
  return change({ key, version, changes, before });
}

/** Made once; where the first call got through and more was typed since, the rest follows as a change. */
async function create(key: string, made: NonNullable<Unsent["made"]>): Promise<Application> {
  try {
    return await createApplication(key, made);
  } catch (error) {
    const standing = standingIn(error);
    if (!standing) throw error;
    const { createdAt: _created, ...content } = made;
    return changeApplication(standing, content);
  }
}

/**
 * Sends changes to the version they were made to. Where somebody changed other fields meanwhile both stand; where the same
 * ones, the person is asked.
 */
async function change(from: {
  key: string;
  version: number;
  changes: ApplicationChanges;
  before: ApplicationChanges;
}): Promise<Application | Clash> {
  const { key, version, changes, before } = from;
  try {
    return await changeApplication({ key, version }, changes);
  } catch (error) {
    const theirs = standingIn(error);
    if (!theirs) throw error;
    const fields = Object.keys(changes).filter((field) => {
      const [mine, stood, now] = [changes, before, theirs].map((one) => Reflect.get(one, field));
      return field !== "statusDates" && !sameValue(now, stood) && !sameValue(now, mine);
    });
    if (fields.length > 0) return { theirs, changes, fields };
    return changeApplication(theirs, onTopOf(theirs, changes));
  }
}

/** The days of statuses that others set stay beside one's own. */
export function onTopOf(theirs: Application, changes: ApplicationChanges): ApplicationChanges {
  const { status, statusDates } = changes;
  const day = status && statusDates?.[status];
  return day ? { ...changes, ...withStatus(theirs, status, day) } : changes;
}

function standingIn(error: unknown): Application | null {
  if (!(error instanceof ApiError) || (error.status !== 412 && error.status !== 409)) return null;
  const body = error.message.slice(error.message.indexOf(" ") + 1);
  const parsed = z.object({ application: applicationSchema }).safeParse(parseJson(body));
  return parsed.success ? parsed.data.application : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
