import { createVerify, generateKeyPairSync, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { z } from "zod";

type Cell = string | number | boolean;

export type SheetsServer = {
  /** For the connection's `rootUrl`. */
  url: string;
  /** The JSON key of a service account that the server knows. */
  serviceAccountKey: string;
  /** Spreadsheets by id, each with its sheets by title; what is in here is what the calls read and change. */
  spreadsheets: Map<string, Map<string, Cell[][]>>;
  /** Spreadsheets that are there but not shared with the service account, or only to read. */
  hidden: Set<string>;
  readOnly: Set<string>;
  /** Calls that came in: method and path. */
  calls: string[];
  /** The next calls answer this status. */
  fail: (status: number, times: number) => void;
  close: () => Promise<void>;
};

const rowsSchema = z.object({ values: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))) });
const gridSchema = z.object({ sheetId: z.number(), endRowIndex: z.number().optional() });
const batchSchema = z.object({
  requests: z.array(
    z.union([
      z.strictObject({ addSheet: z.object({ properties: z.object({ title: z.string() }) }) }),
      z.strictObject({ updateSheetProperties: z.object({ properties: gridSchema.loose() }) }),
      z.strictObject({ updateCells: z.object({ range: gridSchema, fields: z.literal("userEnteredValue") }) }),
      z.strictObject({
        copyPaste: z.object({ source: gridSchema, destination: gridSchema, pasteType: z.literal("PASTE_VALUES") }),
      }),
      z.strictObject({ deleteSheet: z.object({ sheetId: z.number() }) }),
    ]),
  ),
});

type Change = z.infer<typeof batchSchema>["requests"][number];

class Refusal extends Error {
  readonly status: number;
  readonly reason: string;
  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

/** A server that speaks as much of the Google Sheets API as tables in sheets need, on a free port of 127.0.0.1. */

const MOST_CHARACTERS = 50_000;
export async function startSheetsServer(): Promise<SheetsServer> {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const email = "loader@standin.iam.gserviceaccount.com";
  const tokens = new Set<string>();
  const spreadsheets: SheetsServer["spreadsheets"] = new Map();
  const hidden = new Set<string>();
  const readOnly = new Set<string>();
  const calls: string[] = [];
  const sheetIds = new Map<string, number>();
  let failing = { status: 0, times: 0 };

  function giveToken(form: URLSearchParams): object {
    const [header = "", claims = "", signature = ""] = (form.get("assertion") ?? "").split(".");
    const signed = createVerify("RSA-SHA256").update(`${header}.${claims}`);
    const { iss } = z.object({ iss: z.string() }).catch({ iss: "" }).parse(parseBase64(claims));
    if (!signed.verify(publicKey, signature, "base64url") || iss !== email)
      throw new Refusal(400, "invalid_grant", "Invalid JWT Signature.");
    const token = randomUUID();
    tokens.add(token);
    return { access_token: token, expires_in: 3599, token_type: "Bearer" };
  }

  function sheetsOf(id: string, writes: boolean): Map<string, Cell[][]> {
    const sheets = spreadsheets.get(id);
    if (!sheets) throw new Refusal(404, "NOT_FOUND", "Requested entity was not found.");
    if (hidden.has(id) || (writes && readOnly.has(id)))
      throw new Refusal(403, "PERMISSION_DENIED", "The caller does not have permission");
    return sheets;
  }

  function sheetIdOf(id: string, title: string): number {
    const name = `${id}/${title}`;
    if (!sheetIds.has(name)) sheetIds.set(name, sheetIds.size);
    return sheetIds.get(name) ?? 0;
  }

  function applyChange(id: string, sheets: Map<string, Cell[][]>, change: Change): object {
    const titleOf = ({ sheetId }: { sheetId: number }) => {
      const title = [...sheets.keys()].find((each) => sheetIdOf(id, each) === sheetId);
      if (title === undefined) throw new Refusal(400, "INVALID_ARGUMENT", `No grid with id: ${sheetId}`);
      return title;
    };
    if ("addSheet" in change) {
      const { title } = change.addSheet.properties;
      if (sheets.has(title))
        throw new Refusal(400, "INVALID_ARGUMENT", `A sheet with the name "${title}" already exists.`);
      sheets.set(title, []);
      return { addSheet: { properties: { sheetId: sheetIdOf(id, title), title } } };
    }
    if ("updateSheetProperties" in change) titleOf(change.updateSheetProperties.properties);
    if ("updateCells" in change) sheets.set(titleOf(change.updateCells.range), []);
    if ("copyPaste" in change) {
      const { source, destination } = change.copyPaste;
      sheets.set(titleOf(destination), (sheets.get(titleOf(source)) ?? []).slice(0, source.endRowIndex));
    }
    if ("deleteSheet" in change) sheets.delete(titleOf(change.deleteSheet));
    return {};
  }

  function answer(method: string, { path, asked }: { path: string; asked: URLSearchParams }, body: unknown): object {
    const {
      id = "",
      action = "",
      range = "",
      verb = "",
    } = /^\/v4\/spreadsheets\/(?<id>[^/:]+)(?:(?<action>:batchUpdate)|\/values\/(?<range>[^:]+(?::[A-Z]*\d*)?)(?<verb>:append|:clear)?)?$/.exec(
      path,
    )?.groups ?? {};
    const sheets = sheetsOf(id, method !== "GET");
    if (action) {
      // All or nothing: done to copies, which take the place of the sheets at the end.
      const changed = new Map([...sheets].map(([title, rows]) => [title, rows.map((row) => [...row])]));
      const replies = batchSchema.parse(body).requests.map((change) => applyChange(id, changed, change));
      sheets.clear();
      for (const [title, rows] of changed) sheets.set(title, rows);
      return { spreadsheetId: id, replies };
    }
    if (!range) return describe(id, sheets, sheetIdOf);
    const area = parseRange(range);
    const rows = sheets.get(area.sheet);
    if (!rows) throw new Refusal(400, "INVALID_ARGUMENT", `Unable to parse range: ${range}`);
    const isPlain = asked.get("valueRenderOption") === "UNFORMATTED_VALUE";
    if (method === "GET") return { range, majorDimension: "ROWS", values: trimmed(read(rows, area, isPlain)) };
    if (verb === ":clear") {
      for (let at = area.top; at < Math.min(area.bottom, rows.length); at++) rows[at] = [];
      sheets.set(area.sheet, trimmed(rows));
      return { spreadsheetId: id, clearedRange: range };
    }
    const values = rowsSchema.parse(body).values.map((row) => row.map((cell) => cell ?? ""));
    if (values.flat().some((cell) => String(cell).length > MOST_CHARACTERS))
      throw new Refusal(
        400,
        "INVALID_ARGUMENT",
        `Your input contains more than the maximum of ${MOST_CHARACTERS} characters in a single cell.`,
      );
    const top = verb === ":append" ? rows.length : area.top;
    for (const [at, row] of values.entries()) {
      while (rows.length <= top + at) rows.push([]);
      rows[top + at] = row;
    }
    const updates = { spreadsheetId: id, updatedRange: range, updatedRows: values.length };
    return verb === ":append" ? { spreadsheetId: id, updates } : updates;
  }

  const server = createServer(async (request, response) => {
    try {
      const { pathname, searchParams: asked } = new URL(request.url ?? "/", "http://sheets");
      const path = decodeURIComponent(pathname);
      calls.push(`${request.method} ${path}`);
      const body = await readText(request);
      if (failing.times > 0) {
        failing.times -= 1;
        throw new Refusal(failing.status, "UNAVAILABLE", "The service is currently unavailable.");
      }
      if (path === "/token") return send(response, giveToken(new URLSearchParams(body)));
      if (!tokens.has((request.headers.authorization ?? "").replace("Bearer ", "")))
        throw new Refusal(401, "UNAUTHENTICATED", "Request had invalid authentication credentials.");
      send(response, answer(request.method ?? "GET", { path, asked }, body === "" ? null : JSON.parse(body)));
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(400, "INVALID_ARGUMENT", String(error));
      const { status, reason, message } = refusal;
      const oauth = reason === "invalid_grant" ? { error: reason, error_description: message } : null;
      send(response, oauth ?? { error: { code: status, message, status: reason } }, status);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}/`;

  return {
    url,
    serviceAccountKey: JSON.stringify({
      type: "service_account",
      project_id: "standin",
      private_key_id: "1",
      private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
      client_email: email,
      token_uri: `${url}token`,
    }),
    spreadsheets,
    hidden,
    readOnly,
    calls,
    fail: (status, times) => {
      failing = { status, times };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type Area = { sheet: string; top: number; bottom: number; left: number; right: number };

/** `Sheet1`, `'My sheet'!A2:C`, `Sheet1!A1`: rows and columns from 0, ends exclusive. */
function parseRange(range: string): Area {
  const [, quoted, plain = "", from, to] =
    /^(?:'((?:[^']|'')*)'|([^!]+))(?:!([A-Z]*\d*)(?::([A-Z]*\d*))?)?$/.exec(range) ?? [];
  const sheet = quoted?.replaceAll("''", "'") ?? plain;
  const start = parseCell(from ?? "");
  // One cell alone is where writing begins; to read it, it is its own end.
  const end = to === undefined ? (from === undefined ? parseCell("") : start) : parseCell(to);
  return {
    sheet,
    top: start.row ?? 0,
    left: start.column ?? 0,
    bottom: end.row === null ? Number.POSITIVE_INFINITY : end.row + 1,
    right: end.column === null ? Number.POSITIVE_INFINITY : end.column + 1,
  };
}

function parseCell(cell: string): { row: number | null; column: number | null } {
  const [, letters = "", digits = ""] = /^([A-Z]*)(\d*)$/.exec(cell) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: digits === "" ? null : Number(digits) - 1, column: letters === "" ? null : column - 1 };
}

/** Cells as people see them, or as the values that they are (`isPlain`). */
function read(rows: Cell[][], { top, bottom, left, right }: Area, isPlain: boolean): Cell[][] {
  const shown = (cell: Cell) => (typeof cell === "boolean" ? String(cell).toUpperCase() : String(cell));
  return rows.slice(top, bottom).map((row) => row.slice(left, right).map((cell) => (isPlain ? cell : shown(cell))));
}

/** As the service does it: empty cells and rows at the end are left out. */
function trimmed(rows: Cell[][]): Cell[][] {
  const shortened = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== "") + 1));
  return shortened.slice(0, shortened.findLastIndex((row) => row.length > 0) + 1);
}

function describe(id: string, sheets: Map<string, Cell[][]>, sheetIdOf: (id: string, title: string) => number): object {
  return {
    spreadsheetId: id,
    properties: { title: "Stand-in" },
    sheets: [...sheets].map(([title, rows], index) => ({
      properties: {
        sheetId: sheetIdOf(id, title),
        title,
        index,
        gridProperties: { rowCount: Math.max(1000, rows.length), columnCount: 26 },
      },
    })),
  };
}

function parseBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const whole = Buffer.concat(parts);
  return (request.headers["content-encoding"] === "gzip" ? gunzipSync(whole) : whole).toString("utf8");
}

function send(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json; charset=UTF-8" }).end(JSON.stringify(body));
}
