import { useCallback, useId } from "react";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { nodeKinds } from "#shared/workflows/new-node.ts";
import { type NodeKind, nodeTypes } from "#shared/workflows/node-types.ts";
import { type TemplateId, templateIds, workflowTemplates } from "#shared/workflows/workflow-templates.ts";
import { carryTool } from "./dragged-tool.ts";
import { NodeIcon } from "./node-icon.tsx";

const groups = { source: "Data Sources", transform: "Transformations", destination: "Destinations" } as const;
const kinds = Object.keys(nodeKinds).filter((kind): kind is NodeKind => Object.hasOwn(nodeKinds, kind));

export type PaletteProps = {
  onAdd: (kind: NodeKind) => void;
  onTemplate: (id: TemplateId) => void;
  /** How far the tools are scrolled at first. */
  from?: number;
};

/** How far the tools in there are scrolled. */
export function toolsTop(around: HTMLElement | null): number {
  return around?.querySelector("[data-tools]")?.scrollTop ?? 0;
}

/** What can stand between two steps, to be pressed. */
export function InsertPalette({ onAdd }: Pick<PaletteProps, "onAdd">) {
  return (
    <ul aria-label={groups.transform} className="grid gap-1.5 sm:grid-cols-2">
      {kinds
        .filter((kind) => nodeKinds[kind].nodeType === "transform")
        .map((kind) => (
          <li key={kind}>
            <Tool kind={kind} onAdd={onAdd} fixed />
          </li>
        ))}
    </ul>
  );
}

/** Every tool, to be dragged onto the canvas or pressed; below them the templates. */
export function Palette({ onAdd, onTemplate, from = 0 }: PaletteProps) {
  const id = useId();
  const scrollThere = useCallback(
    (tools: HTMLDivElement | null) => {
      if (tools && from > 0) tools.scrollTop = from;
    },
    [from],
  );
  return (
    <div className="flex flex-col gap-5 lg:min-h-0 lg:flex-1 lg:gap-0">
      <div
        ref={scrollThere}
        data-tools
        className="grid gap-5 lg:min-h-0 lg:flex-1 lg:content-start lg:overflow-y-auto lg:px-5 lg:pb-4"
      >
        {nodeTypes.map((nodeType) => (
          <section key={nodeType} aria-labelledby={`${id}-${nodeType}`}>
            <h3 id={`${id}-${nodeType}`} className="mb-1.5 font-normal text-body text-small">
              {groups[nodeType]}
            </h3>
            <ul className="grid gap-1.5">
              {kinds
                .filter((kind) => nodeKinds[kind].nodeType === nodeType)
                .map((kind) => (
                  <li key={kind}>
                    <Tool kind={kind} onAdd={onAdd} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <SelectField
        className="lg:px-5 lg:pt-3 lg:pb-5"
        label="Templates"
        placeholder="Select a template..."
        options={templateIds.map((template) => ({ value: template, label: workflowTemplates[template].name }))}
        value=""
        onChange={(event) => {
          const chosen = templateIds.find((template) => template === event.target.value);
          if (chosen) onTemplate(chosen);
        }}
      />
    </div>
  );
}

/** A `fixed` one cannot be dragged: it knows where it goes. */
function Tool({ kind, onAdd, fixed = false }: { kind: NodeKind; onAdd: (kind: NodeKind) => void; fixed?: boolean }) {
  const tool = nodeKinds[kind];
  return (
    <button
      type="button"
      draggable={!fixed}
      onDragStart={(event) => carryTool(event, kind)}
      onClick={() => onAdd(kind)}
      className={classNames(
        "flex w-full gap-3 rounded bg-card px-3 py-1.5 text-left transition-colors duration-quick hover:bg-raised",
        fixed ? "" : "cursor-grab active:cursor-grabbing",
      )}
    >
      <NodeIcon of={tool} className="mt-0.5 shrink-0 text-body" />
      <span className="min-w-0">
        <span className="block font-semibold text-strong leading-5">{tool.label}</span>
        <span className="block text-quiet text-small">{tool.description}</span>
      </span>
    </button>
  );
}
