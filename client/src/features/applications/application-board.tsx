import { type DragEvent, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "#client/components/ui/button.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { applicationPath } from "#client/lib/paths.ts";
import { type ApplicationStatus, applicationStatuses, statusNames } from "#shared/applications/status.ts";
import { placeWords } from "./application-labels.ts";
import { ClosingDate } from "./closing-labels.tsx";
import type { ShownApplication } from "./shown-application.ts";
import { statusColors, statusIcons } from "./status-icon.tsx";
import { StatusMenu } from "./status-menu.tsx";
import { type LocalLetters, useApplicationList } from "./use-applications.ts";

const DRAGGED = "text/x-application";

/** A column a status. Cards are dragged, or moved with Alt and an arrow key; their menu does the same. */
export function ApplicationBoard({
  q,
  signedIn,
  letters,
  onStatus,
}: {
  q: string;
  signedIn: boolean;
  letters: LocalLetters;
  /** Whether it was moved. */
  onStatus: (application: ShownApplication, status: ApplicationStatus) => boolean;
}) {
  const [said, setSaid] = useState("");
  const [shown, setShown] = useState<ReadonlyMap<string, ShownApplication>>(new Map());
  const move = (application: ShownApplication, to: ApplicationStatus) => {
    if (to === application.status || !onStatus(application, to)) return;
    setSaid(`${application.role} moved to ${statusNames[to]}`);
    window.setTimeout(() => document.getElementById(cardId(application.key))?.focus(), 0);
  };
  return (
    <div className="-mx-1 overflow-x-auto px-1 pb-2">
      <p className="mb-3 text-quiet text-small">Drag a card, or press Alt with an arrow key on it.</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid min-w-[980px] grid-cols-7 gap-3">
        {applicationStatuses.map((status) => (
          <Column
            key={status}
            {...{ status, q, signedIn, letters }}
            onShown={(list) =>
              setShown((before) => new Map([...before, ...list.map((one) => [one.key, one] as const)]))
            }
            onDropKey={(key) => {
              const dropped = shown.get(key);
              if (dropped) move(dropped, status);
            }}
            onMove={move}
          />
        ))}
      </div>
    </div>
  );
}

function Column({
  status,
  q,
  signedIn,
  letters,
  onShown,
  onDropKey,
  onMove,
}: {
  status: ApplicationStatus;
  q: string;
  signedIn: boolean;
  letters: LocalLetters;
  onShown: (applications: readonly ShownApplication[]) => void;
  onDropKey: (key: string) => void;
  onMove: (application: ShownApplication, to: ApplicationStatus) => void;
}) {
  const list = useApplicationList({ status, q, sort: "next" }, { signedIn, letters });
  const [over, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      aria-label={statusNames[status]}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDropKey(event.dataTransfer.getData(DRAGGED));
      }}
      className={classNames("min-h-60 rounded-box bg-card p-2", over && "outline-2 outline-accent")}
    >
      <h2 className={classNames("flex items-center gap-2 px-2 py-2 font-semibold text-small", statusColors[status])}>
        {statusIcons[status]}
        {statusNames[status]}
        <span className="ml-auto text-quiet tabular-nums">{list.counts[status]}</span>
      </h2>
      <ul className="grid gap-2">
        {list.applications.map((application) => (
          <Card
            key={application.key}
            application={application}
            onDragStart={() => onShown([application])}
            onMove={onMove}
          />
        ))}
      </ul>
      {list.failed ? <p className="p-2 text-danger text-small">Couldn't load these.</p> : null}
      {list.loadMore ? (
        <Button size="small" look="quiet" className="mt-2 w-full" busy={list.loadingMore} onClick={list.loadMore}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}

function Card({
  application,
  onDragStart,
  onMove,
}: {
  application: ShownApplication;
  onDragStart: () => void;
  onMove: (application: ShownApplication, to: ApplicationStatus) => void;
}) {
  const { key, role, status } = application;
  const place = applicationStatuses.indexOf(status);
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, key);
        event.dataTransfer.effectAllowed = "move";
        onDragStart();
      }}
      className="cursor-grab rounded bg-raised p-2.5"
    >
      <Link
        id={cardId(key)}
        to={applicationPath(key)}
        draggable={false}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onKeyDown={(event) => {
          const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          const to = step === undefined || !event.altKey ? undefined : applicationStatuses[place + step];
          if (step !== undefined && event.altKey) event.preventDefault();
          if (to) onMove(application, to);
        }}
        className="block break-words font-semibold text-small text-strong hover:underline"
      >
        {role}
      </Link>
      <p className="break-words text-quiet text-small">{placeWords(application)}</p>
      <p className="mt-1 text-small">
        <ClosingDate application={application} layout="line" />
      </p>
      <StatusMenu status={status} about={role} onChange={(to) => onMove(application, to)} />
    </li>
  );
}

function cardId(key: string): string {
  return `application-${key}`;
}
