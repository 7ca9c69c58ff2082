import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { z } from "zod";

/**
 * Which of a list's things lies open over the page, kept in an entry of the browser's history: the back button closes it
 * instead of leaving the page, and a reload keeps it open.
 */
export function useHistoryLayer(name: string): {
  shown: number | null;
  /** Another one takes the place of what is open: the back button closes that, too. */
  show: (id: number) => void;
  hide: () => void;
} {
  const navigate = useNavigate();
  const { pathname, search, state, key } = useLocation();
  const shown = z.object({ [name]: z.number() }).safeParse(state).data?.[name] ?? null;
  /** The entry that is being left: a second press leaves no other one. */
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    if (leaving.current !== key) leaving.current = null;
  }, [key]);
  return {
    shown,
    show: (id) => navigate({ pathname, search }, { state: { [name]: id }, replace: shown !== null }),
    hide: () => {
      if (shown === null || leaving.current === key) return;
      leaving.current = key;
      navigate(-1);
    },
  };
}
