import { ArrowLeft, CalendarClock, CircleDot, History, Play, Plug, Save } from "lucide-react";
import { type Ref, useId } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { largeIcon, smallIcon } from "#client/components/ui/icon-sizes.ts";
import { classNames } from "#client/lib/class-names.ts";
import { workflowLimits } from "#shared/workflows/workflow.schema.ts";

type ShownActivity = {
  shown: boolean;
  /** False where the server still has it the other way. */
  saved: boolean;
  /** A schedule is on, but doesn't run as long as the workflow is inactive. */
  holdsSchedule: boolean;
};

export type BuilderHeaderProps = {
  nameRef: Ref<HTMLInputElement>;
  name: string;
  onName: (name: string) => void;
  activity: ShownActivity;
  onActive: (isActive: boolean) => void;
  /** "Saved 2 minutes ago", "Not saved yet". */
  savedWords: string;
  /** Null for a workflow that is not saved. */
  onVersions: (() => void) | null;
  saving: boolean;
  starting: boolean;
  onBack: () => void;
  onConnect: () => void;
  /** Null for a workflow that is not saved, which cannot run by itself. */
  onSchedule: (() => void) | null;
  onSave: () => void;
  onRun: () => void;
};

export function BuilderHeader(props: BuilderHeaderProps) {
  const { nameRef, name, onName, activity, onActive, savedWords, saving, starting } = props;
  const id = useId();
  return (
    <header className="flex items-center gap-x-2 bg-page px-3 py-2.5 lg:min-h-16 lg:px-5">
      <IconButton label="Back to your workflows" icon={<ArrowLeft {...largeIcon} />} onClick={props.onBack} />
      <h1 className="sr-only">{name || "Workflow"}</h1>
      <label htmlFor={id} className="sr-only">
        Workflow name
      </label>
      <input
        ref={nameRef}
        id={id}
        value={name}
        maxLength={workflowLimits.name}
        aria-invalid={name.trim() === "" || undefined}
        onChange={(event) => onName(event.target.value)}
        className="field-sizing-content h-11 min-w-20 max-w-full truncate rounded border border-transparent bg-transparent px-2 font-semibold text-strong hover:border-edge focus:border-edge aria-invalid:border-2 aria-invalid:border-danger max-sm:flex-1 sm:max-w-80"
      />
      <ActivityButton {...activity} onActive={onActive} />
      {props.onVersions ? (
        <Button
          look="quiet"
          size="small"
          className="ml-auto font-normal max-md:hidden"
          title="Version history"
          icon={<History {...smallIcon} />}
          onClick={props.onVersions}
        >
          {savedWords}
          <span className="sr-only">, version history</span>
        </Button>
      ) : (
        <p className="ml-auto px-2 text-quiet text-small max-md:hidden">{savedWords}</p>
      )}
      <div className="flex items-center gap-1 max-sm:ml-auto sm:gap-2">
        {props.onSchedule ? (
          <Button
            look="quiet"
            size="tool"
            className="max-sm:hidden"
            aria-label="Schedule"
            icon={<CalendarClock {...smallIcon} />}
            onClick={props.onSchedule}
          >
            <span className="max-xl:sr-only">Schedule</span>
          </Button>
        ) : null}
        <Button
          look="quiet"
          size="tool"
          className="max-sm:hidden"
          aria-label="Connect"
          icon={<Plug {...smallIcon} />}
          onClick={props.onConnect}
        >
          <span className="max-xl:sr-only">Connect</span>
        </Button>
        <Button aria-label="Save Workflow" busy={saving} icon={<Save {...smallIcon} />} onClick={props.onSave}>
          <span className="max-lg:sr-only">Save Workflow</span>
        </Button>
        <Button look="main" busy={starting} icon={<Play {...smallIcon} />} onClick={props.onRun}>
          Run
        </Button>
      </div>
    </header>
  );
}

/** Scheduled and webhook runs start only while the workflow is active. */
function ActivityButton({
  shown,
  saved,
  holdsSchedule,
  onActive,
}: ShownActivity & { onActive: (now: boolean) => void }) {
  return (
    <button
      type="button"
      aria-pressed={shown}
      title={
        shown
          ? "Schedules and webhooks are on. Select to pause them."
          : "Schedules and webhooks are paused. Select to resume them."
      }
      onClick={() => onActive(!shown)}
      className={classNames(
        "flex min-h-8 items-center gap-1.5 whitespace-nowrap rounded-badge px-2 font-semibold text-small max-sm:hidden",
        shown ? "bg-success-wash text-success" : holdsSchedule ? "bg-raised text-warning" : "bg-raised text-body",
      )}
    >
      <CircleDot {...smallIcon} />
      {shown ? "Active" : "Inactive"}
      {saved ? "" : " once saved"}
      {holdsSchedule ? ", schedule paused" : ""}
    </button>
  );
}
