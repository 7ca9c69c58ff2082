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
