import { useCallback, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { useListParams } from "#client/lib/use-list-params.ts";
import type { AdminUser } from "#shared/admin/admin.schema.ts";
import { AccountBadge, standingOf } from "./account-badge.tsx";
import { useAccounts, useApprove, useToggleActive } from "./admin.api.ts";
import { adminDate, adminTime } from "./admin-dates.ts";
import { AdminTable, type Column } from "./admin-table.tsx";
import { Pager } from "./pager.tsx";
import { ResetPasswordDialog } from "./reset-password-dialog.tsx";
import { SearchField } from "./search-field.tsx";

const columns: readonly Column<AdminUser>[] = [
  {
    key: "username",
    label: "Username",
    sort: "username",
    phone: true,
    className: "font-semibold text-strong",
    render: (user) => user.username,
  },
  {
    key: "name",
    label: "Name",
    sort: "name",
    spare: true,
    render: (user) => user.name || <span className="text-quiet">None given</span>,
  },
  {
    key: "email",
    label: "E-mail",
    sort: "email",
    phone: true,
    render: (user) => user.email || <span className="text-quiet">None given</span>,
  },
  { key: "state", label: "State", phone: true, width: "w-44", render: (user) => <AccountBadge user={user} /> },
  {
    key: "createdAt",
    label: "Registered",
    sort: "createdAt",
    width: "w-32",
    spare: true,
    className: "tabular-nums",
    render: (user) => adminDate(user.createdAt),
  },
  {
    key: "lastLogin",
    label: "Last login",
    sort: "lastLogin",
    width: "w-44",
    spare: true,
    className: "tabular-nums",
    render: (user) => adminTime(user.lastLogin),
  },
];

/** Accounts and what a super admin decides about them. `onlyAdmins` leaves out those who never asked for rights. */
export function AccountsTab({ onlyAdmins }: { onlyAdmins: boolean }) {
  const { params, change } = useListParams(onlyAdmins ? "admin" : "user", ["state"], "-createdAt");
  const accounts = useAccounts(onlyAdmins ? { ...params, filters: { ...params.filters, role: "admin" } } : params);
  const [resetting, setResetting] = useState<AdminUser | null>(null);
  const approve = useApprove();
  const toggle = useToggleActive();
  const busy = approve.isPending || toggle.isPending;
  const search = useCallback((q: string) => change({ q }), [change]);
  const filtered = params.q !== "" || Boolean(params.filters.state);

  return (
    <>
      <section aria-label={onlyAdmins ? "Admin users" : "Users"} className="rounded-box bg-card">
        <div className="grid gap-3 p-4 sm:flex sm:flex-wrap sm:items-center">
          <SearchField label="Username, name or e-mail" value={params.q} onSearch={search} />
          <select
            aria-label="State"
            value={params.filters.state}
            onChange={(event) => change({ filters: { state: event.target.value } })}
            className="h-11 rounded border border-edge bg-page px-3.5 text-strong"
          >
            <option value="">Every state</option>
            <option value="pending">Pending approval</option>
            <option value="active">Active</option>
            <option value="deactivated">Deactivated</option>
          </select>
        </div>
        <AdminTable
          caption={onlyAdmins ? "Admin users" : "Users"}
          columns={columns}
          rows={accounts.data?.rows}
          failed={accounts.isError}
          failure={onlyAdmins ? "Failed to fetch admin users" : "Failed to fetch user data"}
          empty={onlyAdmins ? "No admin users found." : "No users found"}
          sort={params.sort}
          onSort={(sort) => change({ sort })}
          onRetry={() => accounts.refetch()}
          onClearFilters={filtered ? () => change({ q: "", filters: { state: "" } }) : null}
          actionsWidth="w-66"
          actions={(user) => {
            const standing = standingOf(user);
            if (standing === "super") return null;
            return (
              <>
                {standing === "pending" ? (
                  <Button
                    look="second"
                    disabled={busy}
                    aria-label={`Approve ${user.username}`}
                    onClick={() => approve.mutate(user.id)}
                  >
                    Approve
                  </Button>
                ) : null}
                {standing === "active" || standing === "deactivated" ? (
                  <Button
                    look="quiet"
                    disabled={busy}
                    aria-label={`${standing === "active" ? "Deactivate" : "Activate"} ${user.username}`}
                    onClick={() => toggle.mutate({ id: user.id, isActive: standing !== "active" })}
                  >
                    {standing === "active" ? "Deactivate" : "Activate"}
                  </Button>
                ) : null}
                <Button
                  look="quiet"
                  aria-label={`Reset password of ${user.username}`}
                  onClick={() => setResetting(user)}
                >
                  Reset password
                </Button>
              </>
            );
          }}
        />
      </section>
      <Pager page={params.page} total={accounts.data?.total} onPage={(page) => change({ page })} />
      {resetting ? <ResetPasswordDialog user={resetting} onClose={() => setResetting(null)} /> : null}
    </>
  );
}
