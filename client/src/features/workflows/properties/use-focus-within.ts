import { type FocusEvent, useEffect, useRef, useState } from "react";

/**
 * Whether the focus is inside, for what shows only then. A press moves the focus before it is let go: what it shows or
 * hides would push the pressed button away and the click would be lost, so the change waits for the end of the press.
 */
export function useFocusWithin() {
  const [focused, setFocused] = useState(false);
  const latest = useRef(false);
  const pressed = useRef(false);
  useEffect(() => {
    const begin = () => {
      pressed.current = true;
    };
    const end = () => {
      pressed.current = false;
      // The click follows at once, and must find the page as it was.
      setTimeout(() => setFocused(latest.current));
    };
    window.addEventListener("mousedown", begin, true);
    for (const kind of ends) window.addEventListener(kind, end, true);
    return () => {
      window.removeEventListener("mousedown", begin, true);
      for (const kind of ends) window.removeEventListener(kind, end, true);
    };
  }, []);
  const tell = (now: boolean) => {
    latest.current = now;
    if (!pressed.current) setFocused(now);
  };
  return {
    focused,
    onFocus: () => tell(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) tell(false);
    },
  };
}

/** A press that drags something away ends without the button's release. */
const ends = ["mouseup", "dragend"] as const;
