import { describe, expect, it } from "vitest";
import { newNode } from "#shared/workflows/new-node.ts";
import { placeTemplate } from "#shared/workflows/workflow-templates.ts";
import { type EditorAction, editorReducer, isDirty, openEditor } from "./editor-state.ts";
import { removeNodes, updateNode } from "./graph-edits.ts";
import { emptyGraph } from "./workflow-graph.ts";

const opened = openEditor({ ...emptyGraph, ...placeTemplate("analytics") });
const [source, map] = opened.graph.nodes.map(({ id }) => id);
const done = (...actions: EditorAction[]) => actions.reduce(editorReducer, opened);
const rename = (name: string, about?: string): EditorAction => ({
  kind: "edit",
  change: (graph) => ({ ...graph, name }),
  ...(about ? { about } : {}),
});

describe("a workflow in the editor", () => {
  it("is as it was saved until something is changed, and again when that is undone", () => {
    expect(isDirty(opened)).toBe(false);
    expect(isDirty(done(rename("Mine")))).toBe(true);
    expect(isDirty(done(rename("Mine"), { kind: "undo" }))).toBe(false);
  });

  it("goes back and forth through every step", () => {
    const names = (state: typeof opened) => state.graph.name;
    expect(names(done(rename("A"), rename("B"), { kind: "undo" }))).toBe("A");
    expect(names(done(rename("A"), rename("B"), { kind: "undo" }, { kind: "undo" }, { kind: "redo" }))).toBe("A");
    expect(names(done(rename("A"), { kind: "undo" }, rename("C"), { kind: "redo" }))).toBe("C");
    expect(done({ kind: "undo" })).toBe(opened);
  });

  it("takes typing in one field back in one step, until something else was done", () => {
    const typed = done(rename("A", "name"), rename("Ab", "name"), rename("Abc", "name"));
    expect(typed.past).toHaveLength(1);
    const twice = [rename("A", "name"), { kind: "select", ids: [] }, rename("Ab", "name")] as const;
    expect(done(...twice).past).toHaveLength(2);
  });

  it("keeps no more than two hundred steps", () => {
    expect(done(...Array.from({ length: 250 }, (_, step) => rename(String(step)))).past).toHaveLength(200);
  });

  it("selects only what is there", () => {
    const selected = done({ kind: "select", ids: [source ?? "", "gone"] });
    expect([...selected.selected]).toEqual([source]);
    const removed = editorReducer(selected, {
      kind: "edit",
      change: (graph) => removeNodes(graph, new Set([source ?? ""])),
    });
    expect([...removed.selected]).toEqual([]);
  });

  it("is clean once what was sent is saved, and not where something was typed meanwhile", () => {
    const edited = done(rename("A"));
    expect(isDirty(editorReducer(edited, { kind: "saved", graph: edited.graph }))).toBe(false);
    const typedOn = editorReducer(edited, rename("AB"));
    expect(isDirty(editorReducer(typedOn, { kind: "saved", graph: edited.graph }))).toBe(true);
  });

  it("takes the server's version, and undo brings one's own back", () => {
    const replaced = editorReducer(done(rename("Mine")), {
      kind: "replace",
      graph: { ...opened.graph, name: "Theirs" },
    });
    expect(isDirty(replaced)).toBe(false);
    expect(editorReducer(replaced, { kind: "undo" }).graph.name).toBe("Mine");
  });

  it("shows what a draft changed as unsaved", () => {
    expect(isDirty(openEditor(opened.graph, { ...opened.graph, name: "Draft" }))).toBe(true);
  });
});

describe("columns in the editor", () => {
  it("travel along the edges, and say what is connected", () => {
    const board = opened.graph.nodes[3];
    expect(board?.data.inputFields.map(({ name }) => name)).toEqual(["campaign", "total_spend", "entries"]);
    expect(opened.graph.nodes.map(({ data }) => data.status)).toEqual(Array(4).fill("connected"));
    const filter = newNode("transform:filter", { x: 0, y: 0 });
    const loose = done({ kind: "edit", change: (graph) => ({ ...graph, nodes: [...graph.nodes, filter] }) });
    expect(loose.graph.nodes.at(-1)?.data.status).toBe("not_connected");
  });

  it("follow a change upstream, and leave nodes that it does not reach as they are", () => {
    const renamed = done({
      kind: "edit",
      change: (graph) => updateNode(graph, map ?? "", { config: { mappings: [{ source: "spend", target: "cost" }] } }),
    });
    expect(renamed.graph.nodes[2]?.data.inputFields.map(({ name }) => name)).toEqual(["cost"]);
    expect(renamed.graph.nodes[0]).toBe(opened.graph.nodes[0]);
  });
});
