import { Button } from "#client/components/ui/button.tsx";
import { ApplicationRow, type RowActions, rowGrid } from "./application-row.tsx";
import type { ApplicationList as Listed } from "./use-applications.ts";

/** Jobs in rows, with a head on wide screens. */
export function ApplicationList({ list, actions }: { list: Listed; actions: RowActions }) {
  return (
    <>
      <div
        aria-hidden="true"
        className={`hidden border-hairline border-b pb-2 font-medium text-quiet text-small ${rowGrid}`}
      >
        <span>Job</span>
        <span>Letter</span>
        <span>Status</span>
        <span>Closes</span>
        <span>Next step</span>
      </div>
      <ul aria-label="Applications" className="grid gap-3 lg:block">
        {list.applications.map((application) => (
          <ApplicationRow key={application.key} application={application} actions={actions} />
        ))}
      </ul>
      {list.loadMore ? (
        <Button className="mt-6" busy={list.loadingMore} onClick={list.loadMore}>
          Show more
        </Button>
      ) : null}
    </>
  );
}
