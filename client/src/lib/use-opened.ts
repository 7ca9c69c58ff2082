import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/**
 * What is open over the page, named in its address: the browser's Back closes it and leaves the page where it was.
 * Closed otherwise, its entry goes from the history too, if it was opened here.
 */
export function useOpened(name: string): [opened: string | null, open: (what: string | null) => void] {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const open = useCallback(
    (what: string | null) => {
      const next = new URLSearchParams(search);
      if (what !== null) {
        next.set(name, what);
        navigate(`${pathname}?${next}`, { state: { openedHere: true }, preventScrollReset: true });
      } else if (isOpenedHere(state)) navigate(-1);
      else {
        next.delete(name);
        navigate({ pathname, search: next.toString() }, { replace: true });
      }
    },
    [name, search, pathname, state, navigate],
  );
  return [search.get(name), open];
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === "object" && state !== null && "openedHere" in state;
}
