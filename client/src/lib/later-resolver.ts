import { useEffect, useState } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { onFirstUse } from "./first-use.ts";

/**
 * zodResolver of a schema whose code comes once somebody uses the page: a form is shown without the code that checks it.
 * Where that cannot be loaded the server checks alone.
 */
export function useLaterResolver<Input extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  const [later] = useState(() => {
    let made: Promise<Resolver<Input, unknown, Output>> | null = null;
    const make = () => {
      made ??= Promise.all([import("@hookform/resolvers/zod"), load()]).then(([{ zodResolver }, schema]) =>
        zodResolver(schema),
      );
      made.catch(() => {
        made = null;
      });
      return made;
    };
    const resolver: Resolver<Input, unknown, Output> = async (...form) => (await make())(...form);
    return { make, resolver };
  });
  useEffect(() => onFirstUse(() => void later.make().catch(() => null)), [later]);
  return later.resolver;
}
