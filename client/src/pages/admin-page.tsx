import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { Tabs } from "#client/components/ui/tabs.tsx";
import { AccountsTab } from "#client/features/admin/accounts-tab.tsx";
import { useLeadStats } from "#client/features/admin/admin.api.ts";
import { AdminHeading } from "#client/features/admin/admin-heading.tsx";
import { ForgetLead } from "#client/features/admin/forget-lead.tsx";
import { LettersTab } from "#client/features/admin/letters-tab.tsx";
import { ServerNotice } from "#client/features/admin/server-notice.tsx";
import { SubmissionsTab } from "#client/features/admin/submissions-tab.tsx";
import { useSignOut } from "#client/features/auth/auth.api.ts";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

const adminTabs = ["submissions", "cover-letters"] as const;
const superTabs = ["users", ...adminTabs, "admin"] as const;
type AdminTab = (typeof superTabs)[number];

/** Tabs by role; which one is open stands in the address. */
export function AdminPage() {
  useDocumentTitle("Admin Dashboard");
  const { user } = useCurrentUser();
  const { signOut, signingOut } = useSignOut();
  const [search, setSearch] = useSearchParams();
  const { data: stats } = useLeadStats();
  if (!user) return null;

  const isSuper = user.isSuperAdmin;
  const waiting = stats?.waiting ? ` (${stats.waiting} new)` : "";
  const all: Record<AdminTab, { label: string; content: ReactNode }> = {
    users: { label: `Users${waiting}`, content: <AccountsTab onlyAdmins={false} /> },
    submissions: { label: "Submissions", content: <SubmissionsTab isSuper={isSuper} charts /> },
    "cover-letters": { label: "Cover Letters", content: <LettersTab /> },
    admin: {
      label: "Admin",
      content: (
        <div className="grid gap-8">
          <div>
            <AccountsTab onlyAdmins />
          </div>
          <ForgetLead />
        </div>
      ),
    },
  };
  const shown = isSuper ? superTabs : adminTabs;
  const wanted = search.get("tab");
  const value = shown.find((tab) => tab === wanted) ?? "submissions";

  return (
    <div className="mx-auto max-w-column min-[110rem]:max-w-[1664px] px-5 pt-2 pb-16 lg:px-8">
      <AdminHeading title="Admin Dashboard" user={user} signingOut={signingOut} onSignOut={signOut} />
      <ServerNotice />
      <Tabs
        label="Admin area"
        value={value}
        onChange={(tab) => setSearch({ tab })}
        tabs={shown.map((tab) => ({ value: tab, ...all[tab] }))}
      />
    </div>
  );
}
