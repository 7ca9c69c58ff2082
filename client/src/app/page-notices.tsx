import { CloudOff, RefreshCw } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { fetchDialogs } from "#client/components/ui/dialog.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { fetchMenus } from "#client/components/ui/menu.tsx";
import { canStore } from "#client/lib/browser-storage.ts";
import { useFetchedOnFirstUse } from "#client/lib/later-part.tsx";
import { isOutdated } from "#client/lib/page-version.ts";
import { keepPageOffline } from "#client/lib/service-worker.ts";
import { Notice } from "./notice.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

const layers = [fetchDialogs, fetchMenus];

/** Over every page, one at a time: no connection, a new version to reload into, a browser that keeps nothing. */
export function PageNotices() {
  useKeptFocus();
  useFetchedOnFirstUse(layers);
  // Always there, so that screen readers hear what comes into it.
  return (
    <div role="status" className="sticky top-0 z-15">
      <CurrentNotice />
    </div>
  );
}

function CurrentNotice() {
  const offline = useOffline();
  const [outdated, setOutdated] = useNewVersion();
  const [keepsNothing, setKeepsNothing] = useState(() => !canStore());

  if (offline)
    return (
      <Notice icon={<CloudOff {...largeIcon} />}>
        You're offline. Your answers and the letters in this browser still work. New letters and your account need a
        connection.
      </Notice>
    );
  if (outdated)
    return (
      <Notice
        icon={<RefreshCw {...largeIcon} />}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Reload</Button>
            <Button look="quiet" onClick={() => setOutdated(false)}>
              Later
            </Button>
          </>
        }
      >
        A new version is available. Finish typing, then reload.
      </Notice>
    );
  if (keepsNothing)
    return (
      <Notice
        icon={<CloudOff {...largeIcon} />}
        actions={
          <Button look="quiet" onClick={() => setKeepsNothing(false)}>
            Got it
          </Button>
        }
      >
        This browser blocks storage, so your answers and letters are lost when you leave. Download what you want to
        keep, or allow storage in your browser settings.
      </Notice>
    );
  return null;
}

function useOffline(): boolean {
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);
  return offline;
}

/** A part that could not be loaded is the other sign that the server has moved on. */
function useNewVersion(): [boolean, (outdated: boolean) => void] {
  const [outdated, setOutdated] = useState(false);
  const look = useCallback(() => void isOutdated().then((is) => is && setOutdated(true)), []);
  useEffect(() => {
    window.addEventListener("vite:preloadError", look);
    const forget = keepPageOffline(look);
    return () => {
      window.removeEventListener("vite:preloadError", look);
      forget();
    };
  }, [look]);
  return [outdated, setOutdated];
}
