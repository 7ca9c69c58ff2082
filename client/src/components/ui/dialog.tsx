import { useState } from "react";
import { laterPart } from "#client/lib/later-part.tsx";
import type { DialogProps } from "./dialog-layer.tsx";

/**
 * A dialog over the page; on phones it stands at the bottom. Focus goes in (to what carries `data-first-focus`, else to
 * the first control), stays in and returns to where it came from.
 */
export function Dialog(props: DialogProps) {
  const [isUsed, setUsed] = useState(props.open);
  if (props.open && !isUsed) setUsed(true);
  return isUsed ? <DialogLayer {...props} /> : null;
}

const DialogLayer = laterPart(() => import("./dialog-layer.tsx").then((module) => module.DialogLayer));

export const fetchDialogs = DialogLayer.fetch;
