import { Check, ChevronDown } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import { classNames } from "#client/lib/class-names.ts";
import { type ConventionId, conventionIds, conventions } from "#shared/letters/letter-convention.ts";

/** In which country's form the letter is set: order of its blocks, date, paper, and in English greeting and closing. */
export function ConventionChoice({
  chosen,
  usual,
  onChoose,
  className,
}: {
  chosen: ConventionId | null;
  /** What the letter follows where nothing is chosen. */
  usual: ConventionId;
  onChoose: (convention: ConventionId | null) => void;
  className?: string;
}) {
  const name = conventions[chosen ?? usual].name;
  const mark = (isChosen: boolean) => <Check {...smallIcon} className={isChosen ? "text-accent" : "invisible"} />;
  return (
    <div className={classNames("flex items-center gap-1.5 text-small", className)}>
      <span className="text-quiet">Letter form</span>
      <Menu
        label="Letter form"
        trigger={
          <Button look="quiet" size="small" aria-label={`Letter form: ${name}`}>
            {name}
            <ChevronDown {...smallIcon} />
          </Button>
        }
        entries={[
          {
            key: "usual",
            label: `Automatic (${conventions[usual].name})`,
            icon: mark(chosen === null),
            onSelect: () => onChoose(null),
          },
          ...conventionIds.map((id) => ({
            key: id,
            label: conventions[id].name,
            icon: mark(id === chosen),
            onSelect: () => onChoose(id),
          })),
        ]}
      />
    </div>
  );
}
