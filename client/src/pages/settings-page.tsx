import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Tabs } from "#client/components/ui/tabs.tsx";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { AccountTab } from "#client/features/settings/account-tab.tsx";
import { ApiKeysTab } from "#client/features/settings/api-keys-tab.tsx";
import { AppearanceTab } from "#client/features/settings/appearance-tab.tsx";
import { ExecutionTab } from "#client/features/settings/execution-tab.tsx";
import { NotificationsTab } from "#client/features/settings/notifications-tab.tsx";
import { paths } from "#client/lib/paths.ts";
import { readSettings, type Settings } from "#client/lib/settings.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

const tabNames = ["account", "notifications", "appearance", "api-keys", "execution"] as const;
const nobody = { name: "", email: "", jobTitle: "" };

/** Five tabs of choices that stay in this browser. */
export function SettingsPage() {
  useDocumentTitle("Settings");
  const [search, setSearch] = useSearchParams();
  const { user } = useCurrentUser();
  const [kept, setKept] = useState(readSettings);
  const [edited, setEdited] = useState<Partial<Settings>>({});
  const [typedKey, setTypedKey] = useState({ name: "", value: "" });

  const tab = tabNames.find((name) => name === search.get("tab")) ?? "account";
  const keptAccount = kept.account ?? { ...nobody, name: user?.name ?? "", email: user?.email ?? "" };

  /** What a tab shows and what it does with changes. */
  const part = <Part extends keyof Settings, Value extends Settings[Part]>(name: Part, keptValue: Value) => {
    const value = { ...keptValue, ...edited[name] };
    return {
      value,
      changed: JSON.stringify(value) !== JSON.stringify(keptValue),
      onChange: (changed: Value) => setEdited((all) => ({ ...all, [name]: changed })),
      onSaved: () => setKept((all) => ({ ...all, [name]: value })),
    };
  };

  return (
    <div className="mx-auto max-w-column px-5 pb-16 lg:px-8">
      <h1 className="pt-5 font-heading text-title lg:pt-8">Settings</h1>
      <p className="mt-1 mb-3">
        Saved in this browser only. Who writes your letters is set under{" "}
        <Link to={paths.writerSettings} className="font-semibold text-accent-text underline underline-offset-4">
          Writer
        </Link>
        .
      </p>
      <Tabs
        label="Settings"
        value={tab}
        onChange={(chosen) => setSearch({ tab: chosen }, { replace: true })}
        tabs={[
          {
            value: "account",
            label: "Account",
            content: (
              <AccountTab
                {...part("account", keptAccount)}
                note={
                  <>
                    Saved in this browser. To change your account's name and email, go to{" "}
                    <Link to={paths.profile} className="font-semibold text-accent-text underline underline-offset-4">
                      My Profile
                    </Link>
                    .
                  </>
                }
              />
            ),
          },
          {
            value: "notifications",
            label: "Notifications",
            content: <NotificationsTab {...part("notifications", kept.notifications)} />,
          },
          {
            value: "appearance",
            label: "Appearance",
            content: <AppearanceTab {...part("appearance", kept.appearance)} />,
          },
          {
            value: "api-keys",
            label: "API Keys",
            content: (
              <ApiKeysTab
                keys={kept.apiKeys}
                onChange={(apiKeys) => setKept((all) => ({ ...all, apiKeys }))}
                typed={typedKey}
                onType={setTypedKey}
              />
            ),
          },
          {
            value: "execution",
            label: "Execution",
            content: <ExecutionTab {...part("execution", kept.execution)} />,
          },
        ]}
      />
    </div>
  );
}
