import { beforeEach, describe, expect, it } from "vitest";
import { type FakeCall, fakeApi } from "#client/testing/fake-api.ts";
import { emptyApplication } from "#shared/applications/application.schema.ts";
import type { LocalApplication } from "./local-application.schema.ts";
import { putLocalApplication, readLocalApplications } from "./local-applications.ts";
import { moveApplications } from "./move-applications.ts";

const POST = "POST /api/applications";
const at = "2026-11-20T10:00:00.000Z";

function local(digit: string, changes: Partial<LocalApplication> = {}): LocalApplication {
  return {
    ...emptyApplication,
    key: digit.repeat(32),
    role: `Role ${digit}`,
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
}
const three = ["a", "b", "c"].map((digit) => local(digit));

function keep(...applications: unknown[]): void {
  window.localStorage.setItem("applications", JSON.stringify(applications));
}

/** An account that makes one application for each key, as the server does. */
function account() {
  const made = new Map<string, unknown>();
  const take = (call: FakeCall) => {
    const key = call.headers.get("Idempotency-Key") ?? "";
    made.set(key, call.body);
    return { status: 201, body: standing(key, {}) };
  };
  return { made, take };
}

function standing(key: string, changes: object) {
  return { ...local("a"), key, version: 1, letters: [], ...changes };
}

function left(): string[] {
  return readLocalApplications().map(({ role }) => role);
}

describe("moving the browser's applications to the account", () => {
  beforeEach(() => window.localStorage.clear());

  it("takes each over once under its own key, with its date, and leaves the browser empty", async () => {
    keep(...three);
    const { made, take } = account();
    fakeApi({ [POST]: take });
    expect(await moveApplications()).toEqual({ moved: 3, left: 0 });
    expect([...made.keys()]).toEqual(three.map(({ key }) => key));
    expect([...made.values()][0]).toMatchObject({ role: "Role a", createdAt: at });
    expect(left()).toEqual([]);
    expect(await moveApplications()).toEqual({ moved: 0, left: 0 });
  });

  it("keeps what it could not bring over, and goes on there the next time", async () => {
    keep(...three);
    const { made, take } = account();
    let calls = 0;
    fakeApi({ [POST]: (call) => (++calls === 2 ? { status: 503 } : take(call)) });
    expect(await moveApplications()).toEqual({ moved: 1, left: 2 });
    expect(left()).toEqual(["Role b", "Role c"]);
    expect(await moveApplications()).toEqual({ moved: 2, left: 0 });
    expect(made.size).toBe(3);
  });

  it("makes one of one whose answer was lost", async () => {
    keep(local("a"));
    const { made, take } = account();
    let calls = 0;
    fakeApi({
      [POST]: (call) => {
        const answer = take(call);
        if (++calls === 1) throw new TypeError("network gone");
        return answer;
      },
    });
    expect(await moveApplications()).toEqual({ moved: 0, left: 1 });
    expect(await moveApplications()).toEqual({ moved: 1, left: 0 });
    expect([...made.keys()]).toEqual([local("a").key]);
  });

  it("moves each once when it is begun twice at the same time", async () => {
    keep(...three);
    const { take } = account();
    const calls = fakeApi({ [POST]: take });
    await Promise.all([moveApplications(), moveApplications()]);
    expect(calls).toHaveLength(3);
  });

  it("leaves one that the account refuses and moves the others; stops at a session that has ended", async () => {
    keep(...three);
    const { take } = account();
    fakeApi({ [POST]: (call) => (JSON.stringify(call.body).includes("Role b") ? { status: 422 } : take(call)) });
    expect(await moveApplications()).toEqual({ moved: 2, left: 1 });
    expect(left()).toEqual(["Role b"]);
    const calls = fakeApi({ [POST]: { status: 401 } });
    expect(await moveApplications()).toEqual({ moved: 0, left: 1 });
    expect(calls).toHaveLength(1);
  });

  it("keeps what was changed while it was on its way, and brings the change over next", async () => {
    keep(local("a"));
    const patched: unknown[] = [];
    let calls = 0;
    fakeApi({
      [POST]: (call) => {
        if (++calls > 1) return { status: 409, body: { message: "Taken", application: standing(local("a").key, {}) } };
        putLocalApplication(local("a", { notes: "Ask Jo" }));
        return account().take(call);
      },
      [`GET /api/applications/${local("a").key}`]: { body: standing(local("a").key, {}) },
      [`PATCH /api/applications/${local("a").key}`]: ({ body }) => {
        patched.push(body);
        return { body: standing(local("a").key, { notes: "Ask Jo", version: 2 }) };
      },
    });
    await moveApplications();
    expect(left()).toEqual(["Role a"]);
    expect(await moveApplications()).toEqual({ moved: 1, left: 0 });
    expect(patched).toMatchObject([{ notes: "Ask Jo" }]);
  });

  it("becomes one of its own where the account's was changed since, so that neither is written over", async () => {
    keep(local("a", { notes: "Here" }));
    const keys: string[] = [];
    fakeApi({
      [POST]: (call) => {
        const key = call.headers.get("Idempotency-Key") ?? "";
        keys.push(key);
        return key === local("a").key
          ? { status: 409, body: { message: "Taken", application: standing(key, { version: 4 }) } }
          : { status: 201, body: standing(key, {}) };
      },
      [`GET /api/applications/${local("a").key}`]: { body: standing(local("a").key, { version: 4 }) },
    });
    expect(await moveApplications()).toEqual({ moved: 1, left: 0 });
    expect(new Set(keys).size).toBe(2);
  });

  it("leaves damaged places of the stored list where they are", async () => {
    keep("damaged", local("a"), { key: "x" });
    const { take } = account();
    fakeApi({ [POST]: take });
    await moveApplications();
    expect(JSON.parse(window.localStorage.getItem("applications") ?? "")).toEqual(["damaged", { key: "x" }]);
  });
});
