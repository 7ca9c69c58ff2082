import {
  Braces,
  CalendarClock,
  CircleDot,
  ClipboardPaste,
  Copy,
  History,
  Keyboard,
  List,
  Maximize,
  Minus,
  MoreHorizontal,
  Plug,
  Plus,
  Redo2,
  Search,
  StickyNote,
  Undo2,
  WandSparkles,
  Workflow,
} from "lucide-react";
import { useReactFlow, useStore } from "reactflow";
import { IconButton, iconButtonClass } from "#client/components/ui/icon-button.tsx";
import { largeIcon, smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import { copySteps, pasteSteps } from "./use-shortcuts.ts";
import type { WorkflowEditor } from "./use-workflow-editor.ts";

export type BuilderView = "canvas" | "list";

export type CanvasToolbarProps = {
  editor: WorkflowEditor;
  view: BuilderView;
  onSwitchView: () => void;
  onTidy: () => void;
  onFit: () => void;
  onShortcuts: () => void;
  onConnect: () => void;
  onFind: () => void;
  onNote: () => void;
  onParameters: () => void;
  /** Null for a workflow that is not saved. */
  onVersions: (() => void) | null;
  /** Null for a workflow that is not saved. */
  onSchedule: (() => void) | null;
  /** Opens the tools where the palette has no room. */
  onOpenPalette: () => void;
};

/** What changes the canvas as a whole; it lies over the canvas's top left corner. */
export function CanvasToolbar({
  editor,
  view,
  onSwitchView,
  onTidy,
  onFit,
  onShortcuts,
  onConnect,
  onFind,
  onNote,
  onParameters,
  onVersions,
  onSchedule,
  onOpenPalette,
}: CanvasToolbarProps) {
  const somethingSelected = editor.selected.size > 0;
  return (
    <div
      role="toolbar"
      aria-label="Canvas"
      className="absolute top-3 left-3 z-10 flex items-center rounded bg-card shadow-lift sm:left-4"
    >
      <IconButton label="Add a step" className="lg:hidden" icon={<Plus {...largeIcon} />} onClick={onOpenPalette} />
      <IconButton label="Undo" icon={<Undo2 {...largeIcon} />} spent={!editor.canUndo} onClick={editor.undo} />
      <IconButton label="Redo" icon={<Redo2 {...largeIcon} />} spent={!editor.canRedo} onClick={editor.redo} />
      {view === "canvas" ? <ZoomButtons onFit={onFit} /> : null}
      <IconButton label="Find a step or note" icon={<Search {...largeIcon} />} onClick={onFind} />
      <IconButton
        label={view === "canvas" ? "Show as a list" : "Show as a canvas"}
        icon={view === "canvas" ? <List {...largeIcon} /> : <Workflow {...largeIcon} />}
        onClick={onSwitchView}
      />
      <Menu
        label="More"
        trigger={
          <button type="button" aria-label="More" title="More" className={classNames(iconButtonClass)}>
            <MoreHorizontal {...largeIcon} />
          </button>
        }
        entries={[
          { key: "note", label: "Add a note", icon: <StickyNote {...smallIcon} />, onSelect: onNote },
          { key: "tidy", label: "Tidy up", icon: <WandSparkles {...smallIcon} />, onSelect: onTidy },
          {
            key: "copy",
            label: "Copy the selected steps",
            icon: <Copy {...smallIcon} />,
            disabled: !somethingSelected,
            onSelect: () => copySteps(editor),
          },
          {
            key: "paste",
            label: "Paste steps",
            icon: <ClipboardPaste {...smallIcon} />,
            onSelect: () => pasteSteps(editor),
          },
          { key: "parameters", label: "Parameters", icon: <Braces {...smallIcon} />, onSelect: onParameters },
          { key: "connections", label: "Connections", icon: <Plug {...smallIcon} />, onSelect: onConnect },
          ...(onSchedule
            ? [{ key: "schedule", label: "Schedule", icon: <CalendarClock {...smallIcon} />, onSelect: onSchedule }]
            : []),
          {
            key: "active",
            label: editor.graph.isActive ? "Deactivate workflow" : "Activate workflow",
            icon: <CircleDot {...smallIcon} />,
            onSelect: () => switchActive(editor),
          },
          ...(onVersions
            ? [{ key: "versions", label: "Version history", icon: <History {...smallIcon} />, onSelect: onVersions }]
            : []),
          {
            key: "shortcuts",
            label: "Keyboard shortcuts",
            icon: <Keyboard {...smallIcon} />,
            onSelect: onShortcuts,
          },
        ]}
      />
    </div>
  );
}

/** On a phone nothing else shows whether the workflow is active. */
function switchActive(editor: WorkflowEditor): void {
  const isActive = !editor.graph.isActive;
  editor.describe({ isActive });
  showToast(isActive ? messages.workflowActive : messages.workflowInactive);
}

function ZoomButtons({ onFit }: { onFit: () => void }) {
  const { zoomIn, zoomOut } = useReactFlow();
  const percent = useStore((state) => Math.round(state.transform[2] * 100));
  return (
    <div className="flex items-center border-hairline border-l max-sm:hidden">
      <IconButton label="Zoom out" icon={<Minus {...largeIcon} />} onClick={() => zoomOut()} />
      <span className="w-20 text-center text-small tabular-nums">{percent} percent</span>
      <IconButton label="Zoom in" icon={<Plus {...largeIcon} />} onClick={() => zoomIn()} />
      <IconButton label="Show the whole workflow" icon={<Maximize {...largeIcon} />} onClick={onFit} />
    </div>
  );
}
