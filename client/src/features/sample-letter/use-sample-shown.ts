import { useState } from "react";
import { readStored, storageKeys, toSchema, writeStored } from "#client/lib/browser-storage.ts";

/** Whether the sample is shown: at first yes, then as the person left it, for as long as the browser tab lives. */
export function useSampleShown(): [boolean, () => void] {
  const [shown, setShown] = useState(() => readStored(storageKeys.sampleLetterShown, shownSchema, "session") ?? true);
  const toggle = () => {
    writeStored(storageKeys.sampleLetterShown, !shown, "session");
    setShown(!shown);
  };
  return [shown, toggle];
}

const shownSchema = toSchema((value) => typeof value === "boolean");
