import { useCallback } from "react";
import { useListParams } from "#client/lib/use-list-params.ts";
import type { AdminUser } from "#shared/admin/admin.schema.ts";
import { AccountActions } from "./account-actions.tsx";
import { AccountBadge } from "./account-badge.tsx";
import { useAccounts } from "./admin.api.ts";
import { adminDate, adminTime } from "./admin-dates.ts";
import type { Column } from "./admin-list.ts";
import { AdminTable } from "./admin-table.tsx";
import { FilterSelect, FoldedFilters } from "./filter-fields.tsx";
import { KeepAsUsers } from "./keep-as-users.tsx";
import { Pager } from "./pager.tsx";
import { SearchField } from "./search-field.tsx";

const columns: readonly Column<AdminUser>[] = [
  {
    key: "username",
    label: "Username",
    sort: "username",
    whole: true,
    width: "w-[12.5%]",
    phone: true,
    className: "font-semibold text-strong",
    render: (user) => user.username,
  },
  {
    key: "name",
    label: "Name",
    sort: "name",
    spare: true,
    whole: true,
    render: (user) => user.name || <span className="text-quiet">Not given</span>,
  },
  {
    key: "email",
    label: "Email",
    sort: "email",
    whole: true,
    width: "w-[20%]",
    phone: true,
    render: (user) => user.email || <span className="text-quiet">Not given</span>,
  },
  { key: "state", label: "Status", phone: true, width: "w-52", render: (user) => <AccountBadge user={user} /> },
  {
    key: "createdAt",
    label: "Registered",
    sort: "createdAt",
    ofTime: true,
    width: "w-30",
    spare: true,
    className: "tabular-nums",
    render: (user) => adminDate(user.createdAt),
  },
  {
    key: "lastLogin",
    label: "Last login",
    sort: "lastLogin",
    ofTime: true,
    width: "w-40",
    spare: true,
    className: "tabular-nums",
    render: (user) => adminTime(user.lastLogin),
  },
];

/** Accounts and what a super admin decides about them. `onlyAdmins` leaves out those who were never given rights. */
export function AccountsTab({ onlyAdmins }: { onlyAdmins: boolean }) {
  const { params, change } = useListParams(onlyAdmins ? "admin" : "user", ["state"], "-createdAt");
  const accounts = useAccounts(onlyAdmins ? { ...params, filters: { ...params.filters, role: "admin" } } : params);
  const search = useCallback((q: string) => change({ q }), [change]);
  const filtered = params.q !== "" || Boolean(params.filters.state);

  return (
    <>
      <section aria-label={onlyAdmins ? "Admin users" : "Users"} className="rounded-box bg-card">
        <div className="grid grid-cols-[auto_1fr] gap-3 p-4 sm:flex sm:flex-wrap sm:items-center">
          <SearchField label="Username, name, or email" value={params.q} onSearch={search} />
          <FoldedFilters filters={params.filters}>
            <FilterSelect
              label="Status"
              value={params.filters.state ?? ""}
              onChange={(state) => change({ filters: { state } })}
            >
              <option value="">All statuses</option>
              {onlyAdmins ? null : <option value="pending">New accounts</option>}
              <option value="active">Admins</option>
              <option value="deactivated">Deactivated</option>
            </FilterSelect>
          </FoldedFilters>
          {onlyAdmins ? null : <KeepAsUsers users={accounts.data?.rows ?? []} />}
        </div>
        <AdminTable
          caption={onlyAdmins ? "Admin users" : "Users"}
          columns={columns}
          rows={accounts.data?.rows}
          failed={accounts.isError}
          failure={onlyAdmins ? "Failed to fetch admin users" : "Failed to fetch user data"}
          empty={onlyAdmins ? "No admin users found." : "No users found"}
          later={onlyAdmins ? "Accounts with admin rights appear here." : "Accounts appear here once people register."}
          sort={params.sort}
          onSort={(sort) => change({ sort })}
          onRetry={() => accounts.refetch()}
          onClearFilters={filtered ? () => change({ q: "", filters: { state: "" } }) : null}
          actionsWidth="w-48"
          actions={(user) => <AccountActions user={user} />}
        />
      </section>
      <Pager page={params.page} list={accounts.data} onPage={(page, how) => change({ page }, how)} />
    </>
  );
}
