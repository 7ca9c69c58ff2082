import { randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { subDays, subHours } from "date-fns";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { createAtOnce } from "#server/http/at-once.ts";
import { detectFormat } from "#server/integrations/csv/detect-format.ts";
import type { CsvReading, CsvSniffer, SniffedCsv } from "#server/integrations/csv/sniff-csv.ts";
import { toUtf8 } from "#server/integrations/csv/to-utf8.ts";
import type { FileStore } from "#server/integrations/file-store/file-store.ts";
import { removeFolder } from "#server/integrations/helper-process/remove-folder.ts";
import type { FileLook, FileReading } from "#server/running/preview-question.ts";
import type { Previewer } from "#server/running/previewer.ts";
import { formatOf } from "#server/running/sources/files/file-format.ts";
import { fieldSchema } from "#shared/workflows/node-config.schema.ts";
import { sampleFields } from "#shared/workflows/sample-fields.ts";
import {
  DELETED_FILES_KEPT_DAYS,
  type WorkflowFile,
  workflowFileLimits,
} from "#shared/workflows/workflow-file.schema.ts";
import type { AccountCaller } from "./account-caller.ts";
import { sampleCsv } from "./sample-data.ts";
import type { FileUsage, WorkflowFileRow, WorkflowFileStore } from "./workflow-file.store.ts";
import type { ReceivedFile } from "./workflow-file-receiver.ts";

export type WorkflowFileService = ReturnType<typeof createWorkflowFileService>;
type FileId = WorkflowFile["id"];

type Reading = CsvReading & Omit<FileReading, "header">;
const usualReading: Reading = { delimiter: "", header: null, sheet: "", rowsPath: "" };

const UPLOADS = "uploads/";
/** Looks of one account: from a store elsewhere, each has its file copied to this machine first. */
const LOOKS_AT_ONCE = 6;
/** Ways to read the sample that are remembered: more than people try. */
const MOST_SAMPLE_LOOKS = 40;
/** What nobody knows is left alone for so long: its upload may not have ended. */
const STRAY_HOURS = 24;

/** A person's uploaded files: theirs alone, UTF-8 whatever they came as, with what a table of them looks like. */
export function createWorkflowFileService(deps: {
  files: WorkflowFileStore;
  store: FileStore;
  sniffer: Pick<CsvSniffer, "sniff">;
  /** Looks at files that are no CSV. */
  lookAtFile: Previewer["file"];
  /** Counts what an account keeps more. @throws AppError tooMany */
  countKept: (userId: number, bytes: number) => Promise<void>;
  /** A folder of this machine for the sample data and for copies. */
  folder: string;
}) {
  const { files, store, sniffer } = deps;
  const looking = createAtOnce(LOOKS_AT_ONCE, "Wait until your other files are read.");
  const sampleLooks = new Map<string, SniffedCsv>();

  return {
    /** Newest first, some at a time. */
    async *list(userId: number): AsyncGenerator<WorkflowFile[]> {
      for await (const rows of files.list(userId)) yield rows.map(toWorkflowFile);
    },

    /** What the account's files are called. */
    names: (userId: number): Promise<{ id: number; name: string }[]> => files.names(userId),

    /** @throws AppError tooMany, unusable for a full account or no table, wrongType for no text */
    async add(caller: AccountCaller, received: ReceivedFile): Promise<WorkflowFile> {
      const { owner: userId } = caller;
      checkRoom(await usageWithRoomFor(userId, 0), 0);
      const format = await detectFormat(received.path, received.name);
      if (format === "csv" || format === "json") await toUtf8(received.path);
      const path = `${received.path}.${format}`;
      await rename(received.path, path);
      const { size } = await stat(path);
      checkRoom(await usageWithRoomFor(userId, size), size);
      const { sheets, ...looks } = await lookAt(caller, path, usualReading);
      const fileKey = `${UPLOADS}${userId}/${randomUUID()}.${format}`;
      await deps.countKept(userId, size);
      await store.save(fileKey, path);
      const file = { userId, name: plainName(received.name), size, fileKey, ...looks };
      try {
        return { ...toWorkflowFile(await files.create(file, (usage) => checkRoom(usage, size))), sheets };
      } catch (error) {
        await store.remove(fileKey);
        throw error;
      }
    },

    /** The file as it looks when it is read like this. @throws AppError notFound, unusable */
    async get(caller: AccountCaller, id: FileId, reading: Reading): Promise<WorkflowFile> {
      const row = id === "sample" ? null : await files.get(caller.owner, id);
      if (id !== "sample" && !row) throw notThere();
      if (row && isAsKept(row, reading)) return toWorkflowFile(row);
      if (row)
        return {
          ...toWorkflowFile(row),
          ...(await looking(caller.owner, () => lookAtKept(caller, row.fileKey, reading))),
        };
      const sample = sampleFile();
      const asItIs = (reading.delimiter || ",") === "," && reading.header !== false;
      return asItIs ? sample : { ...sample, ...(await lookAtSample(caller, reading)) };
    },

    /** It can be brought back for a while. @throws AppError notFound */
    async remove(userId: number, id: number): Promise<void> {
      if (!(await files.setDeleted(userId, id, new Date()))) throw notThere();
    },

    /** @throws AppError notFound where it was not deleted, or is gone for good */
    async restore(userId: number, id: number): Promise<WorkflowFile> {
      if (!(await files.setDeleted(userId, id, null))) throw notThere();
      const row = await files.get(userId, id);
      if (!row) throw notThere();
      return toWorkflowFile(row);
    },

    /** The last one deleted first, some at a time. */
    async *listDeleted(userId: number): AsyncGenerator<WorkflowFile[]> {
      for await (const rows of files.listDeleted(userId)) yield rows.map(toWorkflowFile);
    },

    /** Names of the workflows that read the file. @throws AppError notFound */
    async usedBy(userId: number, id: number): Promise<string[]> {
      if (!(await files.get(userId, id))) throw notThere();
      return files.usedBy(userId, id);
    },

    /** Where a run can read these files, copied into `folder` where they are not on this machine. Those that are not there are left out. */
    async paths(userId: number, ids: FileId[], folder: string): Promise<Record<string, string>> {
      const paths: Record<string, string> = {};
      if (ids.includes("sample")) paths.sample = await samplePath();
      const rows = await files.listOf(
        userId,
        ids.filter((id) => id !== "sample"),
      );
      for (const { id, fileKey } of rows) {
        const path = await store.pathOf(fileKey, folder);
        if (path !== null) paths[id] = path;
      }
      return paths;
    },

    /** Takes away what an account that is gone has left. */
    async forget(userId: number): Promise<void> {
      for await (const { key } of store.list(`${UPLOADS}${userId}/`)) await store.remove(key);
    },

    /** Takes away what no account knows of, after an upload or a deletion that was cut off. */
    async removeStrays(now: Date): Promise<void> {
      for (const { id, userId } of await files.deletedBefore(subDays(now, DELETED_FILES_KEPT_DAYS)))
        await removeForGood(userId, id);
      const old: string[] = [];
      for await (const { key, modifiedAt } of store.list(UPLOADS))
        if (modifiedAt < subHours(now, STRAY_HOURS)) old.push(key);
      for (let at = 0; at < old.length; at += 500) {
        const some = old.slice(at, at + 500);
        const known = await files.knownKeys(some);
        for (const key of some) if (!known.has(key)) await store.remove(key);
      }
    },
  };

  async function removeForGood(userId: number, id: number): Promise<void> {
    const key = await files.remove(userId, id);
    if (key !== null) await store.remove(key);
  }

  /** Deleted files give way to new ones, the oldest first. */
  async function usageWithRoomFor(userId: number, size: number): Promise<FileUsage> {
    let usage = await files.usage(userId);
    const isFull = () => usage.files >= workflowFileLimits.files || usage.bytes + size > workflowFileLimits.bytes;
    if (!isFull()) return usage;
    for (const id of await files.deletedIds(userId)) {
      await removeForGood(userId, id);
      usage = await files.usage(userId);
      if (!isFull()) break;
    }
    return usage;
  }

  /** CSV by its first lines; other files as a run reads them. */
  async function lookAt(
    caller: AccountCaller,
    path: string,
    reading: Reading,
  ): Promise<SniffedCsv & Pick<FileLook, "sheets">> {
    if (formatOf(path) === "csv") return { ...(await sniffer.sniff(path, reading, caller)), sheets: [] };
    const folder = `${deps.folder}/${randomUUID()}`;
    const header = reading.header ?? true;
    const { sheet, rowsPath } = reading;
    try {
      const looks = await deps.lookAtFile(caller, { path, folder, reading: { header, sheet, rowsPath } });
      return { ...looks, delimiter: "", header };
    } finally {
      await removeFolder(folder);
    }
  }

  async function lookAtKept(caller: AccountCaller, fileKey: string, reading: Reading): ReturnType<typeof lookAt> {
    const folder = `${deps.folder}/${randomUUID()}`;
    try {
      const path = await store.pathOf(fileKey, folder);
      if (path === null) throw notThere();
      return await lookAt(caller, path, reading);
    } finally {
      await removeFolder(folder);
    }
  }

  /** Every account has the sample: how it looks is found out once for each way to read it. */
  async function lookAtSample(caller: AccountCaller, { delimiter, header }: Reading): Promise<SniffedCsv> {
    const key = `${header} ${delimiter}`;
    const known = sampleLooks.get(key);
    if (known) return known;
    const looks = await sniffer.sniff(await samplePath(), { delimiter, header }, caller);
    if (sampleLooks.size < MOST_SAMPLE_LOOKS) sampleLooks.set(key, looks);
    return looks;
  }

  async function samplePath(): Promise<string> {
    const path = `${deps.folder}/sample-campaigns.csv`;
    if (await stat(path).catch(() => null)) return path;
    await mkdir(deps.folder, { recursive: true, mode: 0o700 });
    const fresh = `${path}.${randomUUID()}`;
    await writeFile(fresh, sampleCsv());
    await rename(fresh, path);
    return path;
  }
}

/** Which sheets an Excel file has is not kept, so that is looked at anew. */
function isAsKept({ fileKey, ...row }: WorkflowFileRow, reading: Reading): boolean {
  const format = formatOf(fileKey);
  const sameHeader = (reading.header ?? row.header) === row.header;
  if (format === "csv") return sameHeader && (reading.delimiter || row.delimiter) === row.delimiter;
  return format !== "xlsx" && sameHeader && reading.rowsPath === "";
}

function checkRoom(usage: FileUsage, size: number): void {
  if (usage.files >= workflowFileLimits.files)
    throw new AppError(
      "unusable",
      `An account can have at most ${workflowFileLimits.files} files. Delete one to upload another.`,
    );
  if (usage.bytes + size > workflowFileLimits.bytes)
    throw new AppError("unusable", "An account can have at most 1 GB of files. Delete some to upload another.");
}

function notThere(): AppError {
  return new AppError("notFound", "We couldn't find this file");
}

function sampleFile(): WorkflowFile {
  const content = sampleCsv();
  return {
    id: "sample",
    name: "sample-campaigns.csv",
    size: Buffer.byteLength(content),
    format: "csv",
    sheets: [],
    delimiter: ",",
    header: true,
    fields: [...sampleFields],
    rows: content
      .split("\n")
      .slice(1, 11)
      .map((line) => line.split(",")),
    createdAt: new Date(0).toISOString(),
  };
}

/** The last part of a path, without what no file system shows. */
function plainName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  return (
    last
      .replace(/\p{Cc}/gu, "")
      .trim()
      .slice(-200)
      .toWellFormed() || "data.csv"
  );
}

function toWorkflowFile(row: WorkflowFileRow): WorkflowFile {
  const { id, name, size, fileKey, delimiter, header, createdAt } = row;
  return {
    id,
    name,
    size,
    format: formatOf(fileKey),
    sheets: [],
    delimiter,
    header,
    fields: z.array(fieldSchema).catch([]).parse(row.fields),
    rows: z.array(z.array(z.string().nullable())).catch([]).parse(row.rows),
    createdAt: createdAt.toISOString(),
  };
}
