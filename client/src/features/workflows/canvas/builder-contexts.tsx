import type { Context, ReactNode } from "react";
import { ParametersContext } from "#client/features/workflows/parameters/parameters-context.ts";
import { StepPlacesContext } from "#client/features/workflows/places/use-step-places.ts";
import { ExpressionProblemsContext } from "#client/features/workflows/properties/expression-problems-context.ts";
import { ShowRowsContext } from "./node-card.tsx";
import { NoteActionsContext } from "./note-card.tsx";

type Value<Of> = Of extends Context<infer Held> ? Held : never;

export type BuilderContextsProps = {
  parameters: Value<typeof ParametersContext>;
  places: Value<typeof StepPlacesContext>;
  ofExpressions: Value<typeof ExpressionProblemsContext>;
  onRows: Value<typeof ShowRowsContext>;
  noteActions: Value<typeof NoteActionsContext>;
  children: ReactNode;
};

/** What cards deep in the canvas and forms at its side ask for. */
export function BuilderContexts(props: BuilderContextsProps) {
  const { parameters, places, ofExpressions, onRows, noteActions, children } = props;
  return (
    <ParametersContext value={parameters}>
      <StepPlacesContext value={places}>
        <ShowRowsContext value={onRows}>
          <NoteActionsContext value={noteActions}>
            <ExpressionProblemsContext value={ofExpressions}>{children}</ExpressionProblemsContext>
          </NoteActionsContext>
        </ShowRowsContext>
      </StepPlacesContext>
    </ParametersContext>
  );
}
