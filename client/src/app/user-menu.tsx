import { useNavigate } from "react-router-dom";
import { Menu } from "#client/components/ui/menu.tsx";
import type { MenuEntry } from "#client/components/ui/open-menu.tsx";
import { useSignOut } from "#client/features/auth/auth.api.ts";
import { paths } from "#client/lib/paths.ts";
import { initials } from "#shared/auth/initials.ts";
import type { PublicUser } from "#shared/auth/user.schema.ts";
import { QueryScope } from "./query-scope.tsx";

export function UserMenu({ user }: { user: PublicUser }) {
  return (
    <QueryScope>
      <AccountMenu user={user} />
    </QueryScope>
  );
}

function AccountMenu({ user }: { user: PublicUser }) {
  const navigate = useNavigate();
  const { signOut, signingOut } = useSignOut();
  const entries: MenuEntry[] = [
    { key: "profile", label: "My Profile", onSelect: () => navigate(paths.profile) },
    { key: "letters", label: "My Cover Letters", onSelect: () => navigate(paths.myCoverLetters) },
    { key: "templates", label: "Templates", onSelect: () => navigate(paths.templates) },
    { key: "help", label: "Help", onSelect: () => void window.open(paths.help, "_blank", "noreferrer") },
    ...(user.isAdmin ? [{ key: "admin", label: "Admin Dashboard", onSelect: () => navigate(paths.admin) }] : []),
    {
      key: "sign-out",
      label: signingOut ? "Signing out..." : "Sign out",
      onSelect: signOut,
      disabled: signingOut,
      staysOpen: true,
    },
  ];
  return (
    <Menu
      label="Account"
      entries={entries}
      trigger={
        <button
          type="button"
          // With the initials, which are what is seen and said to press it.
          aria-label={`Account of ${user.name || user.username}, ${initials(user)}`}
          className="ml-2 flex size-11 items-center justify-center rounded-full bg-raised font-semibold text-small text-strong"
        >
          {initials(user)}
        </button>
      }
    />
  );
}
