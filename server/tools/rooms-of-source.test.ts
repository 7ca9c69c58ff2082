import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "../project-root.ts";
import { drawRooms, roomOf, roomsOf } from "./rooms-of-source.ts";

describe("the rooms of the source", () => {
  let root = "";
  beforeAll(async () => {
    root = `${await mkdtemp(join(tmpdir(), "rooms-"))}/`;
  });
  afterAll(() => rm(root, { recursive: true }));

  async function write(files: Record<string, string>): Promise<string[]> {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(`${root}${name}`), { recursive: true });
      await writeFile(`${root}${name}`, text);
    }
    return Object.keys(files);
  }

  it("are drawn in ARCHITECTURE.md as they are", () => {
    const command = ["server/tools/rooms.ts", "--check"];
    expect(() => execFileSync(process.execPath, command, { cwd: projectRoot, stdio: "pipe" })).not.toThrow();
  });

  it("stand above those that they import from, whichever way the import is written", async () => {
    const files = await write({
      "server/features/a/a.ts": 'import { b } from "#server/http/b.ts";\nconst c = await import("../../db/c.ts");',
      "server/http/b.ts": 'export * from "#shared/d/d.ts";',
      "server/db/c.ts": "",
      "server/features/a/a.test.ts": 'import "#server/composition/e.ts";',
      "server/composition/e.ts": 'import "#server/features/a/a.ts";',
      "shared/d/d.ts": 'import "./other.ts";',
    });
    expect(drawRooms(roomsOf(files, root))).toBe(
      [
        "4  server/composition ──► features",
        "3  server/features    ──► db, http",
        "2  server/http        ──► shared",
        "1  server/db         ",
        "1  shared            ",
      ]
        .map((line) => line.trimEnd())
        .join("\n"),
    );
  });

  it("can't be drawn where arrows go round", () => {
    const rooms = [
      { name: "server/http", imports: ["server/db"] },
      { name: "server/db", imports: ["server/http"] },
    ];
    expect(() => drawRooms(rooms)).toThrow("Arrows go round: server/http -> server/db -> server/http");
  });

  it("are the folders of a side, and files at the top that belong together", () => {
    expect(roomOf("client/src/features/letters/a.tsx")).toBe("client/features");
    expect(roomOf("server/errors.ts")).toBe(roomOf("server/env.ts"));
    expect(roomOf("server/app.ts")).not.toBe(roomOf("server/env.ts"));
    expect(roomOf("shared/letters/letter.schema.ts")).toBe("shared");
  });
});
