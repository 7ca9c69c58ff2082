import { z } from "zod";
import { readStored, removeStored, storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import {
  currentVersion,
  emptyGeneratorState,
  type GeneratorState,
  generatorStateSchema,
  viewOf,
} from "./generator-state.schema.ts";
import { versionText } from "./letter-versions.ts";

/**
 * The state as this tab left it, else as any tab did; null where nothing readable is kept. Two tabs with two letters
 * so keep theirs over a reload, although they share the browser's storage.
 */
export function readGeneratorState(): GeneratorState | null {
  return (
    readStored(storageKeys.generatorState, generatorStateSchema, "session") ??
    readStored(storageKeys.generatorState, generatorStateSchema)
  );
}

/** False when the browser keeps it nowhere that outlives the tab. */
export function writeGeneratorState(state: GeneratorState): boolean {
  const version = currentVersion(state);
  const result = version ? versionText(version) : null;
  const resultUnlocked = result !== null;
  const stored = {
    ...state,
    previewResult: state.preview?.previewResult ?? null,
    result,
    resultUnlocked,
    prompt: state.order?.prompt ?? "",
    showEmailForm: viewOf(state) === "preview",
  };
  removeStored(storageKeys.startedOver, "session");
  writeStored(storageKeys.generatorState, stored, "session");
  const kept = writeStored(storageKeys.generatorState, stored);
  return writeStored(storageKeys.coverLetterState, { resultUnlocked, result }) && kept;
}

/** The template that the next letter is written in, the rest of the state as it was. False when it could not be kept. */
export function writeChosenTemplate(templateId: string | null): boolean {
  return writeGeneratorState({ ...(readGeneratorState() ?? emptyGeneratorState), templateId });
}

/** This tab's copy goes when another tab has started over. */
export function forgetTabCopy(): void {
  removeStored(storageKeys.generatorState, "session");
}

/** Whether the person has started over in this tab and nothing has been kept since. */
export function hasStartedOver(): boolean {
  return readStored(storageKeys.startedOver, z.boolean(), "session") ?? false;
}
