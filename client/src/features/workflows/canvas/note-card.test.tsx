import { screen } from "@testing-library/react";
import type { NodeProps } from "reactflow";
import { expect, it } from "vitest";
import { renderScreen } from "#client/testing/render.tsx";
import { noteSchema } from "#shared/workflows/note.schema.ts";
import { NoteActionsContext, NoteCard, type NoteData } from "./note-card.tsx";

const note = noteSchema.parse({ id: "note_1", position: { x: 0, y: 0 } });

it("a note shows each letter at once, also before the canvas has drawn the one before", async () => {
  const texts: string[] = [];
  const edit = (_id: string, text: string) => texts.push(text);
  const props = { id: note.id, data: { note }, selected: true } as NodeProps<NoteData>;
  const { person } = renderScreen(
    <NoteActionsContext value={{ edit, remove: () => {} }}>
      <NoteCard {...props} />
    </NoteActionsContext>,
  );
  await person.type(screen.getByLabelText("Note"), "Ask Ro");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Note").value).toBe("Ask Ro");
  expect(texts.at(-1)).toBe("Ask Ro");
});

it("a note is left with Escape for the canvas, whose keys work from there", async () => {
  const edited: string[] = [];
  const props = { id: note.id, data: { note }, selected: true } as NodeProps<NoteData>;
  const { person } = renderScreen(
    <NoteActionsContext value={{ edit: (_id, text) => edited.push(text), remove: () => {} }}>
      <div className="react-flow__node" tabIndex={-1}>
        <NoteCard {...props} />
      </div>
    </NoteActionsContext>,
  );
  await person.type(screen.getByLabelText("Note"), "Ask Ro{Escape}");
  expect(document.activeElement?.className).toBe("react-flow__node");
  await person.keyboard("gross");
  expect(edited.at(-1)).toBe("Ask Ro");
});
