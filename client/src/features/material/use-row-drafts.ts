import { useCallback, useState } from "react";
import { z } from "zod";
import { readStored, storageKeys, writeStored } from "#client/lib/browser-storage.ts";

const draftsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** What is being typed into boxes that make a new row, kept in this tab until it is a row. */
export function useRowDrafts(setKey: string) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>(() => readAll()[setKey] ?? {});
  const setDraft = useCallback(
    (box: string, text: string | null) => {
      const all = readAll();
      const { [box]: _closed, ...others } = all[setKey] ?? {};
      writeStored(
        storageKeys.rowDrafts,
        { ...all, [setKey]: text === null ? others : { ...others, [box]: text } },
        "session",
      );
      setDrafts(({ [box]: _before, ...now }) => (text === null ? now : { ...now, [box]: text }));
    },
    [setKey],
  );
  return { drafts, setDraft };
}

function readAll(): Record<string, Record<string, string>> {
  return readStored(storageKeys.rowDrafts, draftsSchema, "session") ?? {};
}
