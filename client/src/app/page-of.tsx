import { type ComponentType, lazy, useState } from "react";
import { readyPages } from "#client/lib/page-parts.ts";

/** A page whose code is loaded when it is opened; what came with the address is there at once, without its placeholder. */
export function pageOf<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): ComponentType {
  const Later = lazy<ComponentType>(() => load().then((module) => ({ default: module[name] })));
  return function PageOf() {
    const [Page] = useState(() => readyPages.get(name) ?? Later);
    return <Page />;
  };
}
