import { useCallback } from "react";
import { useListParams } from "#client/lib/use-list-params.ts";
import type { AdminLetter } from "#shared/admin/admin.schema.ts";
import { useLetters } from "./admin.api.ts";
import { adminTime } from "./admin-dates.ts";
import type { Column } from "./admin-list.ts";
import { AdminTable } from "./admin-table.tsx";
import { Pager } from "./pager.tsx";
import { SearchField } from "./search-field.tsx";

const columns: readonly Column<AdminLetter>[] = [
  {
    key: "title",
    label: "Title",
    sort: "title",
    phone: true,
    whole: true,
    className: "font-semibold text-strong",
    render: (letter) => letter.title.slice(0, 200),
  },
  { key: "username", label: "Username", phone: true, render: (letter) => letter.username },
  {
    key: "email",
    label: "Email",
    phone: true,
    whole: true,
    render: (letter) => letter.userEmail || <span className="text-quiet">Not given</span>,
  },
  {
    key: "createdAt",
    label: "Created",
    sort: "createdAt",
    ofTime: true,
    phone: true,
    width: "w-44",
    className: "tabular-nums",
    render: (letter) => adminTime(letter.createdAt),
  },
  {
    key: "updatedAt",
    label: "Updated",
    sort: "updatedAt",
    ofTime: true,
    width: "w-44",
    spare: true,
    className: "tabular-nums",
    render: (letter) => adminTime(letter.updatedAt),
  },
];

/** Which letters people keep on their accounts; their text stays theirs. */
export function LettersTab() {
  const { params, change } = useListParams("letter", [], "-createdAt");
  const letters = useLetters(params);
  const search = useCallback((q: string) => change({ q }), [change]);
  return (
    <>
      <section aria-label="Cover letters" className="rounded-box bg-card">
        <div className="flex flex-wrap items-center gap-3 p-4">
          <SearchField label="Title, username, or email" value={params.q} onSearch={search} />
          <p className="text-small">Titles and owners only: the letters themselves are private.</p>
        </div>
        <AdminTable
          caption="Cover letters"
          columns={columns}
          rows={letters.data?.rows}
          failed={letters.isError}
          failure="Failed to fetch cover letters"
          empty="No cover letters found"
          later="Letters that people save to their accounts appear here."
          sort={params.sort}
          onSort={(sort) => change({ sort })}
          onRetry={() => letters.refetch()}
          onClearFilters={params.q ? () => change({ q: "" }) : null}
          actionsWidth="w-4"
          actions={() => null}
        />
      </section>
      <Pager page={params.page} list={letters.data} onPage={(page, how) => change({ page }, how)} />
    </>
  );
}
