import { existsSync, readFileSync } from "node:fs";
import { dirname, normalize } from "node:path";

/** A folder of the source, or files at the top that belong together, and the rooms it imports from. */
export type Room = { name: string; imports: string[] };

/** Project tools and tests: nothing that runs for people imports them. */
const apart =
  /^server\/(?:setup|tools|bench|drill|testing|seed)\/|^client\/(?:e2e|worker)\/|\/testing\/|\.test\.tsx?$/u;

/** `shared` is one room for both sides; its folders are its own matter. */
export function roomOf(file: string): string {
  const parts = file.split("/");
  if (parts[0] === "shared") return "shared";
  if (parts[0] === "client") return parts.length > 3 ? `client/${parts[2]}` : "client/main.tsx";
  if (parts.length > 2) return `server/${parts[1]}`;
  return ["errors.ts", "env.ts", "project-root.ts"].includes(parts[1] ?? "")
    ? "server/errors.ts, env.ts"
    : "server/index.ts, app.ts";
}

/** The rooms that these files make, read from their imports. Files are named from the project's root. */
export function roomsOf(files: readonly string[], root: string): Room[] {
  const rooms = new Map<string, Set<string>>();
  for (const file of files.filter((name) => /\.tsx?$/u.test(name) && !apart.test(name))) {
    const room = roomOf(file);
    const imports = rooms.get(room) ?? new Set();
    rooms.set(room, imports);
    const text = readFileSync(`${root}${file}`, "utf8");
    for (const [, name = ""] of text.matchAll(/(?:from|import)\s*\(?\s*"([#.][^"]+)"/gu)) {
      const target = pathOf(name, file);
      if (existsSync(`${root}${target}`) && roomOf(target) !== room) imports.add(roomOf(target));
    }
  }
  return [...rooms].map(([name, imports]) => ({ name, imports: [...imports].sort() }));
}

function pathOf(name: string, from: string): string {
  if (name.startsWith("#client/")) return name.replace("#client/", "client/src/");
  return name.startsWith("#") ? name.slice(1) : normalize(`${dirname(from)}/${name}`);
}

/**
 * The rooms of each side from the top floor down, with the number of their floor: each stands above every room that it
 * imports from.
 * @throws Error that names a circle, where arrows do not go one way.
 */
export function drawRooms(rooms: readonly Room[]): string {
  const floors = floorsOf(rooms);
  const lines = rooms
    .map((room) => ({ ...room, floor: floors.get(room.name) ?? 0 }))
    // By name at last: the order in which a disk lists its files is another one on each.
    .sort(
      (one, other) =>
        sideOf(one).localeCompare(sideOf(other)) || other.floor - one.floor || one.name.localeCompare(other.name),
    );
  const width = Math.max(...lines.map(({ name }) => name.length));
  return lines
    .map(({ name, imports, floor }) => {
      const arrow = imports.length > 0 ? `${name.padEnd(width)} ──► ${shortOf(imports, name)}` : name;
      return `${floor}  ${arrow}`;
    })
    .join("\n");
}

function sideOf({ name }: Room): string {
  return name.split("/")[0] ?? "";
}

/** Rooms of the same side by their last names. */
function shortOf(imports: readonly string[], of: string): string {
  const side = `${of.split("/")[0]}/`;
  return imports.map((name) => (name.startsWith(side) ? name.slice(side.length) : name)).join(", ");
}

function floorsOf(rooms: readonly Room[]): Map<string, number> {
  const importsOf = new Map(rooms.map(({ name, imports }) => [name, imports]));
  const floors = new Map<string, number>();
  function floorOf(name: string, way: readonly string[]): number {
    if (way.includes(name)) throw new Error(`Arrows go round: ${[...way.slice(way.indexOf(name)), name].join(" -> ")}`);
    const known = floors.get(name);
    if (known !== undefined) return known;
    const floor = 1 + Math.max(0, ...(importsOf.get(name) ?? []).map((below) => floorOf(below, [...way, name])));
    floors.set(name, floor);
    return floor;
  }
  for (const { name } of rooms) floorOf(name, []);
  return floors;
}
