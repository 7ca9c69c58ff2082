import type { BuilderDialog } from "./builder-dialog-host.tsx";
import type { useBuilderActions } from "./use-builder-actions.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import type { WorkflowEditor } from "./use-workflow-editor.ts";

/** What each key does in the builder. */
export function useBuilderShortcuts(parts: {
  editor: WorkflowEditor;
  actions: ReturnType<typeof useBuilderActions>;
  setDialog: (dialog: BuilderDialog) => void;
  switchView: () => void;
}): void {
  const { editor, actions, setDialog, switchView } = parts;
  useShortcuts({
    save: () => void actions.save(),
    run: () => void actions.run(),
    undo: editor.undo,
    redo: editor.redo,
    selectAll: editor.selectAll,
    duplicate: editor.duplicate,
    remove: editor.remove,
    deselect: () => editor.select([]),
    add: actions.goToTools,
    insert: actions.askWhatToInsert,
    find: () => setDialog("find"),
    note: actions.addNote,
    properties: actions.openProperties,
    preview: () => editor.current && setDialog("preview"),
    tidy: () => void actions.tidy(),
    fit: actions.fit,
    switchView,
    help: () => setDialog("shortcuts"),
  });
}
