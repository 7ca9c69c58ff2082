import { useState } from "react";
import { readStored, storageKeys, toSchema, writeStored } from "#client/lib/browser-storage.ts";
import { useMediaQuery } from "#client/lib/use-media-query.ts";
import type { BuilderView } from "./canvas-toolbar.tsx";

const viewSchema = toSchema((value): value is BuilderView => value === "canvas" || value === "list");

/** As it was chosen last; on phones the list until somebody chooses. */
export function useBuilderView() {
  const isPhone = useMediaQuery("(max-width: 51.249rem)");
  const [chosen, setChosen] = useState(() => readStored(storageKeys.workflowView, viewSchema, "session"));
  const view: BuilderView = chosen ?? (isPhone ? "list" : "canvas");
  return {
    view,
    switchView: () => {
      const next = view === "canvas" ? "list" : "canvas";
      setChosen(next);
      writeStored(storageKeys.workflowView, next, "session");
    },
  };
}
