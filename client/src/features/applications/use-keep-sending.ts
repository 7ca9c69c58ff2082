import { useEffect } from "react";
import { useSendApplications } from "./use-application-actions.ts";

/** Sends what waits when the page opens, when the network is back, and when the person comes back to the page. */
export function useKeepSending(): void {
  const send = useSendApplications();
  useEffect(() => {
    const again = () => void send();
    const onVisible = () => document.visibilityState === "visible" && navigator.onLine && again();
    again();
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [send]);
}
