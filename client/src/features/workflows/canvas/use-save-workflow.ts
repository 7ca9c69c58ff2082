import { useRef, useState } from "react";
import {
  createWorkflow,
  getWorkflow,
  updateWorkflow,
  type VersionedWorkflow,
} from "#client/features/workflows/workflows.api.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { failureMessage } from "#client/lib/mutation-toasts.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { SaveWorkflow } from "#shared/workflows/workflow.schema.ts";
import type { WorkflowEditor } from "./use-workflow-editor.ts";
import type { WorkflowGraph } from "./workflow-graph.ts";

export type Saving = {
  editor: WorkflowEditor;
  /** As the page opened with; null for a new workflow. */
  opened: { id: number | null; version: string | null };
  /** `given` was on the canvas when `sent` was sent, which bears another name where it is a copy. */
  onCreated: (created: VersionedWorkflow, sent: WorkflowGraph, given: WorkflowGraph) => void;
};

/**
 * Saves go on from the version that was read; where another save came between, nothing is written and `other` holds
 * that one. Saves at once are one save.
 */
export function useSaveWorkflow({ editor, opened, onCreated }: Saving) {
  const [version, setVersion] = useState(opened.version);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [other, setOther] = useState<VersionedWorkflow | null>(null);
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);
  // Until the page has moved to the new workflow's address, this one stands in for it.
  const created = useRef<number | null>(null);
  const { graph } = editor;

  /** True once it is saved; a failure has been told by then. */
  async function save(over = version, sent = graph): Promise<boolean> {
    if (underWay.current) return false;
    if (created.current !== null) return true;
    underWay.current = true;
    setSaving(true);
    try {
      const body = toBody(sent);
      const saved = opened.id === null ? await createWorkflow(body) : await updateWorkflow(opened.id, body, over);
      setVersion(saved.version);
      setSavedAt(saved.workflow.updatedAt);
      setOther(null);
      editor.saved(sent);
      if (opened.id === null) {
        created.current = saved.workflow.id;
        onCreated(saved, sent, sent);
      }
      showToast(opened.id === null ? messages.workflowCreated : messages.workflowSaved);
      return true;
    } catch (error) {
      await explain(error);
      return false;
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }

  async function explain(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.status === 412 && opened.id !== null) {
      const current = await getWorkflow(opened.id).catch(() => null);
      if (current) return setOther(current);
    }
    if (error instanceof ApiError && error.status === 404) {
      return showToast(messages.workflowGone, {
        label: "Save as a new one",
        onPress: () => void saveAsCopy(graph.name),
      });
    }
    const failure = opened.id === null ? "workflowCreateFailed" : "workflowSaveFailed";
    showToast(failureMessage(error, { failure, serverMessage: false }));
  }

  async function saveAsCopy(name: string): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    try {
      const created = await createWorkflow(toBody({ ...graph, name }));
      setOther(null);
      editor.saved(graph);
      onCreated(created, { ...graph, name }, graph);
      showToast(messages.workflowCopySaved);
    } catch (error) {
      showToast(failureMessage(error, { failure: "workflowCreateFailed", serverMessage: false }));
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }

  return {
    save: () => save(),
    /** Saves what is on the canvas as an active workflow. */
    activate: () => {
      editor.describe({ isActive: true });
      return save(version, { ...graph, isActive: true });
    },
    saving,
    /** The workflow's id from the moment it has one; null before. */
    savedId: () => opened.id ?? created.current,
    savedAt,
    version,
    other,
    closeOther: () => setOther(null),
    /** Writes over the other version, which the person has seen. */
    saveMine: () => save(other?.version ?? null),
    saveMineAsCopy: () => saveAsCopy(`${graph.name} (copy)`.slice(0, 200)),
    takeOther: () => {
      if (!other) return;
      setVersion(other.version);
      setOther(null);
      editor.replace(other.workflow);
      showToast(messages.workflowReplaced, { label: "Undo", onPress: editor.undo });
    },
  };
}

function toBody({ nodes, edges, parameters, notes, ...rest }: WorkflowGraph): SaveWorkflow {
  return { ...rest, nodes: [...nodes], edges: [...edges], parameters: [...parameters], notes: [...notes] };
}
