import { CircleHelp, Menu as MenuIcon, Plus, X } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { Logo } from "#client/components/logo.tsx";
import { buttonClass } from "#client/components/ui/button.tsx";
import { IconButton, iconButtonClass } from "#client/components/ui/icon-button.tsx";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { readStoredText, storageKeys } from "#client/lib/browser-storage.ts";
import { classNames } from "#client/lib/class-names.ts";
import { paths } from "#client/lib/paths.ts";
import { BellButton } from "./bell-button.tsx";
import { cameFrom } from "./came-from.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { LoadedPanel } from "./loaded-panel.tsx";
import { mainLinksFor } from "./main-links.ts";

const Notifications = lazy(() => import("./notifications.tsx").then((module) => ({ default: module.Notifications })));
const MobileNavigation = lazy(() =>
  import("./mobile-navigation.tsx").then((module) => ({ default: module.MobileNavigation })),
);
const VisitorNotifications = lazy(() =>
  import("./visitor-notifications.tsx").then((module) => ({ default: module.VisitorNotifications })),
);
const UserMenu = lazy(() => import("./user-menu.tsx").then((module) => ({ default: module.UserMenu })));

type OpenPanel = "navigation" | "notifications" | null;

export function AppHeader() {
  const { pathname, search } = useLocation();
  const { user } = useCurrentUser();
  const [open, setOpen] = useState<OpenPanel>(null);
  const [newCount, setNewCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes whatever panel is open
  useEffect(() => setOpen(null), [pathname]);
  // Most visitors have none, and load nothing for it.
  const hasApplications = readStoredText(storageKeys.applications) !== null;
  const toggle = (panel: OpenPanel) => setOpen((now) => (now === panel ? null : panel));
  const close = useCallback(() => setOpen(null), []);

  return (
    <header className="relative z-20 bg-page">
      <div className="mx-auto flex h-14 max-w-column items-center gap-2 px-5 lg:h-16 lg:px-8">
        <Link to={paths.home} className="flex min-h-11 items-center">
          <Logo />
        </Link>
        <nav aria-label="Main" className="ml-3 hidden gap-1 lg:flex wide:ml-8">
          {mainLinksFor(Boolean(user)).map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              end
              className={({ isActive }) =>
                navLinkClass(
                  isActive || link.also?.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
                )
              }
            >
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <a
            href={paths.help}
            target="_blank"
            rel="noreferrer"
            aria-label="Help"
            title="Help"
            // Accounts have more links, and Help in their menu.
            className={classNames(iconButtonClass, user ? "max-[62rem]:hidden" : "max-lg:hidden")}
          >
            <CircleHelp aria-hidden="true" size={20} strokeWidth={1.75} />
          </a>
          <BellButton
            count={open === "notifications" ? 0 : newCount}
            open={open === "notifications"}
            onClick={() => toggle("notifications")}
          />
          {user ? (
            <ErrorScreen fallback={null}>
              <Suspense fallback={null}>
                <Notifications
                  key={user.id}
                  userId={user.id}
                  open={open === "notifications"}
                  onClose={close}
                  onCount={setNewCount}
                />
              </Suspense>
            </ErrorScreen>
          ) : null}
          {user === null && hasApplications && open !== "notifications" ? (
            <ErrorScreen fallback={null}>
              <Suspense fallback={null}>
                <VisitorNotifications open={false} onClose={close} onCount={setNewCount} />
              </Suspense>
            </ErrorScreen>
          ) : null}
          {user?.isAdmin ? (
            <Link to={paths.admin} className={buttonClass({ look: "quiet", className: "max-wide:hidden" })}>
              Admin Dashboard
            </Link>
          ) : null}
          <Link
            to={paths.wizard}
            className={buttonClass({ look: "quiet", className: "whitespace-nowrap max-lg:hidden max-wide:px-3" })}
          >
            <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
            Create New
          </Link>
          {user ? (
            <ErrorScreen fallback={null}>
              <Suspense fallback={<span className="size-11" />}>
                <UserMenu user={user} />
              </Suspense>
            </ErrorScreen>
          ) : user === undefined ? (
            <span className="ml-2 size-11" />
          ) : (
            <Link
              to={paths.auth}
              state={cameFrom({ pathname, search })}
              className={buttonClass({ look: "second", className: "ml-2 max-lg:hidden" })}
            >
              Sign In
            </Link>
          )}
          <IconButton
            className="lg:hidden"
            label={open === "navigation" ? "Close menu" : "Menu"}
            icon={
              open === "navigation" ? (
                <X aria-hidden="true" size={20} strokeWidth={1.75} />
              ) : (
                <MenuIcon aria-hidden="true" size={20} strokeWidth={1.75} />
              )
            }
            aria-expanded={open === "navigation"}
            onClick={() => toggle("navigation")}
          />
        </div>
      </div>
      <LoadedPanel open={open !== null} address={pathname + search}>
        {open === "notifications" && !user ? <VisitorNotifications open onClose={close} onCount={setNewCount} /> : null}
        {open === "navigation" ? <MobileNavigation user={user ?? null} onClose={close} /> : null}
      </LoadedPanel>
    </header>
  );
}

function navLinkClass(isActive = false): string {
  return classNames(
    "relative flex min-h-11 items-center whitespace-nowrap px-2 font-medium wide:px-3 transition-colors duration-quick hover:text-strong",
    isActive
      ? "text-strong after:absolute after:inset-x-2 after:bottom-1.5 wide:after:inset-x-3 after:h-0.5 after:bg-accent"
      : "text-body",
  );
}
