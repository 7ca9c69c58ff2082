import { NavLink, useLocation } from "react-router-dom";
import { classNames } from "#client/lib/class-names.ts";
import { paths } from "#client/lib/paths.ts";
import type { PublicUser } from "#shared/auth/user.schema.ts";
import { cameFrom } from "./came-from.ts";
import { HeaderPanel } from "./header-panel.tsx";
import { mainLinksFor } from "./main-links.ts";

/** The header's links as a list, for phones. */
export function MobileNavigation({ user, onClose }: { user: PublicUser | null; onClose: () => void }) {
  const location = useLocation();
  const more = [
    ...(user?.isAdmin ? [{ to: paths.admin, label: "Admin Dashboard" }] : []),
    { to: paths.wizard, label: "Create New" },
    { to: paths.help, label: "Help" },
    ...(user ? [] : [{ to: paths.auth, label: "Sign In" }]),
  ];
  return (
    <HeaderPanel label="Menu" onClose={onClose}>
      <nav aria-label="Main">
        <ul>
          {[...mainLinksFor(user !== null), ...more].map((link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                state={link.to === paths.auth ? cameFrom(location) : null}
                end
                className={({ isActive }) =>
                  classNames(
                    "flex min-h-11 items-center rounded px-3 text-strong hover:bg-hairline",
                    isActive && "font-semibold text-accent-text",
                  )
                }
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </HeaderPanel>
  );
}
