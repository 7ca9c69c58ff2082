import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { Request, Response } from "express";

export type KnownDevices = ReturnType<typeof createKnownDevices>;

const COOKIE = "desk.devices";
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Accounts that one browser is remembered for. */
const MOST = 5;

/**
 * Browsers that have signed in to an account before, by a signed cookie. It gives no right but this: strangers' wrong
 * passwords do not count for it, only its own.
 */
export function createKnownDevices(options: { secret: string; secureCookies: boolean }) {
  const key = Buffer.from(hkdfSync("sha256", options.secret, "", "known devices", 32));

  /** What the cookie holds and we have signed, newest first. */
  function read(request: Request): Mark[] {
    const [, value = ""] = /(?:^|;\s*)desk\.devices=([\w.~-]{1,1000})/u.exec(request.headers.cookie ?? "") ?? [];
    return value.split("~").flatMap((text) => {
      const [account = "", device = "", signature = ""] = text.split(".");
      return isSame(signature, sign({ account, device })) ? [{ account, device }] : [];
    });
  }

  function sign({ account, device }: Mark): string {
    return createHmac("sha256", key).update(`${account}.${device}`).digest("base64url");
  }

  return {
    /** What tells this browser from others that know the account; null where it has never signed in to it. */
    deviceOf(request: Request, userId: number): string | null {
      return read(request).find(({ account }) => account === String(userId))?.device ?? null;
    },

    remember(request: Request, response: Response, userId: number): void {
      const account = String(userId);
      const marks = read(request);
      const device = marks.find((mark) => mark.account === account)?.device ?? randomBytes(12).toString("base64url");
      const kept = [{ account, device }, ...marks.filter((mark) => mark.account !== account)].slice(0, MOST);
      const value = kept.map((mark) => [mark.account, mark.device, sign(mark)].join(".")).join("~");
      response.cookie(COOKIE, value, {
        ...{ httpOnly: true, sameSite: "lax", secure: options.secureCookies, path: "/api", maxAge: YEAR_MS },
      });
    },
  };
}

/** `account` is its id: a name is given anew once its account is deleted, and would stay in browsers after that. */
type Mark = { account: string; device: string };

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
