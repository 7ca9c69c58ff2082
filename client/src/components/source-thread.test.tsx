import { render } from "@testing-library/react";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { SourceThread } from "./source-thread.tsx";

it("looks at what stands above the note, which moves it by growing", () => {
  const observed = new Set<Element>();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(element: Element) {
        observed.add(element);
      }
      disconnect() {}
    },
  );
  const page = document.createElement("div");
  page.innerHTML = "<section></section><div></div>";
  const note = createRef<HTMLDivElement>();
  note.current = page.querySelector("div");
  Object.defineProperty(note.current, "offsetParent", { value: page });
  render(<SourceThread note={note} sentence={createRef<HTMLElement>()} />);
  expect(observed.has(page.querySelector("section") ?? page)).toBe(true);
});
