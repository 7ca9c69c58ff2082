import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { classNames } from "#client/lib/class-names.ts";

/** Questions that help less, folded; what was answered there before is in sight. */
export function MoreQuestions({
  count,
  isAnswered,
  children,
}: {
  count: number;
  isAnswered: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(isAnswered);
  const id = useId();
  if (count === 0) return null;
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        className="justify-self-start"
        icon={<ChevronDown {...smallIcon} className={classNames("shrink-0", isOpen && "rotate-180")} />}
        onClick={() => setOpen(!isOpen)}
      >
        More questions ({count})
      </Button>
      <div id={id} hidden={!isOpen} className={isOpen ? "grid gap-6" : undefined}>
        {isOpen ? children : null}
      </div>
    </>
  );
}
