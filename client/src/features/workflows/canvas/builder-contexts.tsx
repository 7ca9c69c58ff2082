import type { Context, ReactNode } from "react";
import { ParametersContext } from "#client/features/workflows/parameters/parameters-context.ts";
import { StepPlacesContext } from "#client/features/workflows/places/use-step-places.ts";
import { ShowRowsContext } from "./node-card.tsx";
import { NoteActionsContext } from "./note-card.tsx";

type Value<Of> = Of extends Context<infer Held> ? Held : never;

export type BuilderContextsProps = {
  parameters: Value<typeof ParametersContext>;
  places: Value<typeof StepPlacesContext>;
  onRows: Value<typeof ShowRowsContext>;
  noteActions: Value<typeof NoteActionsContext>;
  children: ReactNode;
};

/** What cards deep in the canvas and forms at its side ask for. */
export function BuilderContexts({ parameters, places, onRows, noteActions, children }: BuilderContextsProps) {
  return (
    <ParametersContext value={parameters}>
      <StepPlacesContext value={places}>
        <ShowRowsContext value={onRows}>
          <NoteActionsContext value={noteActions}>{children}</NoteActionsContext>
        </ShowRowsContext>
      </StepPlacesContext>
    </ParametersContext>
  );
}
