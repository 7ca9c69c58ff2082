/** Where a control is found again in the live page: which of those that look the same to a person. */
export type Place = { tag: string; name: string; index: number };

/** Tells places of painted controls; `unseen` selects what is painted and not shown. */
export function placeIn(painted: Element, element: Element, unseen: string): Place {
  const tag = element.tagName;
  const name = nameOf(element);
  return { tag, name, index: (alike(painted, tag, name, unseen) as Element[]).indexOf(element) };
}

export function findAt(root: ParentNode, { tag, name, index }: Place, unseen?: string): HTMLElement | undefined {
  return alike(root, tag, name, unseen)[index];
}

function alike(root: ParentNode, tag: string, name: string, unseen?: string): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(tag)].filter((element) => nameOf(element) === name);
  return unseen ? all.filter((element) => !element.closest(unseen)) : all;
}

function nameOf(element: Element): string {
  const label = "labels" in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : null;
  return element.getAttribute("name") ?? element.getAttribute("aria-label") ?? label ?? element.textContent;
}
