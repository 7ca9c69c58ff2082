import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { storageKeys } from "#client/lib/browser-storage.ts";
import { recordNavigation } from "#client/lib/navigation-history.ts";
import { awaitSessionHandler } from "#client/lib/session-recovery.ts";
import { AppHeader } from "./app-header.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { PageLoading } from "./page-loading.tsx";

const SignedIn = lazy(() => import("./signed-in.tsx").then((module) => ({ default: module.SignedIn })));

/** Loaded once the page stands: nobody waits for it. */
const PageNotices = lazy(() =>
  afterLoad()
    .then(() => import("./page-notices.tsx"))
    .then((module) => ({ default: module.PageNotices })),
);

/** The workflow builder fills the screen and has a header of its own. */
const builderPath = /^\/workflows\/(new|\d+)\/?$/;

/** Header, skip link, the page; every page that is opened is noted in the navigation history. */
export function AppLayout() {
  const { pathname } = useLocation();
  const { user } = useCurrentUser();
  const isOpened = useRef(false);
  /** Counts who was here before: a page that another person's letter was open on begins anew. */
  const [others, setOthers] = useState(0);
  const beginAnew = useCallback(() => setOthers((count) => count + 1), []);
  useEffect(() => {
    recordNavigation(pathname, hasCoverLetterData());
    // Where one has scrolled while the scripts came one stays.
    if (isOpened.current) window.scrollTo(0, 0);
    isOpened.current = true;
  }, [pathname]);
  const signedIn = Boolean(user);
  useEffect(() => (signedIn ? awaitSessionHandler() : undefined), [signedIn]);

  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded focus:bg-raised focus:px-4 focus:py-2.5 focus:text-strong"
      >
        Skip to the content
      </a>
      {builderPath.test(pathname) ? null : <AppHeader />}
      <ErrorScreen fallback={null}>
        <Suspense fallback={null}>
          <PageNotices />
        </Suspense>
      </ErrorScreen>
      <ErrorScreen key={`${pathname} ${others}`}>
        <main id="content" tabIndex={-1} className="outline-none">
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </main>
      </ErrorScreen>
      {user ? (
        <ErrorScreen fallback={null}>
          <Suspense fallback={null}>
            <SignedIn key={user.id} user={user} onOther={beginAnew} />
          </Suspense>
        </ErrorScreen>
      ) : null}
    </>
  );
}

function afterLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => resolve(), { once: true });
  });
}

function hasCoverLetterData(): boolean {
  try {
    return window.localStorage.getItem(storageKeys.coverLetterState) !== null;
  } catch {
    return false;
  }
}
