import { Check, CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import type { ConnectionTest } from "#shared/workflows/connection.schema.ts";

export function ConnectionTestResult({ test, testing }: { test: ConnectionTest | null; testing: boolean }) {
  const result = useRef<HTMLDivElement>(null);
  // Below a long form nobody would see it.
  useEffect(() => {
    if (test) result.current?.scrollIntoView({ block: "nearest" });
  }, [test]);
  return (
    <div ref={result} role="status" className="empty:hidden">
      {testing ? (
        <p className="flex items-center gap-2">
          <Spinner />
          Connecting
        </p>
      ) : null}
      {test && !testing ? (
        <p className={`flex items-start gap-2 ${test.ok ? "text-success" : "text-danger"}`}>
          {test.ok ? (
            <Check {...smallIcon} className="mt-1 shrink-0" />
          ) : (
            <CircleAlert {...smallIcon} className="mt-1 shrink-0" />
          )}
          {test.message}
        </p>
      ) : null}
    </div>
  );
}
