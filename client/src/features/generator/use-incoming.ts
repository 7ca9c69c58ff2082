import { useEffect } from "react";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { Facts } from "#shared/material/material.schema.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { forgetAside, putAside } from "./last-desks.ts";
import { hasOldForm } from "./old-form.ts";
import { takeInImported } from "./take-in.ts";
import type { ChangeState } from "./use-generator-state.ts";

/** Takes in what comes to the generator from elsewhere: imported facts, a letter left behind, and forms of older versions. */
export function useIncoming({
  state,
  change,
  imported,
  leftBehind,
}: {
  state: GeneratorState;
  change: ChangeState;
  imported: Facts | null;
  leftBehind: GeneratorState | null;
}): void {
  useEffect(() => {
    if (imported) change((now) => takeInImported(now, imported));
  }, [imported, change]);
  useEffect(() => {
    if (leftBehind) tellNewLetter(leftBehind, change);
  }, [leftBehind, change]);
  const isOld = hasOldForm(state);
  useEffect(() => {
    if (isOld) void import("./take-in-old-form.ts").then(({ takeInOldForm }) => change(takeInOldForm));
  }, [isOld, change]);
}

/** Says what became of the letter that stood here, with the way back to it. */
export function tellNewLetter(before: GeneratorState, change: ChangeState): void {
  const message = before.savedText === null ? messages.newLetterUnsaved : messages.newLetter;
  if (before.savedText === null) putAside(before);
  const undo = () => {
    forgetAside(before);
    change(() => before);
  };
  showToast(message, { label: "Undo", onPress: undo });
}
