import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { z } from "zod";

/**
 * Which of a list's things lies open over the page, kept in an entry of the browser's history: the back button closes it
 * instead of leaving the page, and a reload keeps it open.
 */
export function useHistoryLayer(name: string): {
  shown: number | null;
  show: (id: number) => void;
  hide: () => void;
} {
  const navigate = useNavigate();
  const { pathname, search, state, key } = useLocation();
  const shown = z.object({ [name]: z.number() }).safeParse(state).data?.[name] ?? null;
  const leaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each entry of the history anew
  useEffect(() => {
    leaving.current = false;
  }, [key]);
  return {
    shown,
    show: (id) => navigate({ pathname, search }, { state: { [name]: id } }),
    hide: () => {
      if (shown === null || leaving.current) return;
      leaving.current = true;
      navigate(-1);
    },
  };
}
