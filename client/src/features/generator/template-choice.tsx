import { Check, ChevronDown } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { z } from "zod";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import { readStored, storageKeys } from "#client/lib/browser-storage.ts";
import { classNames } from "#client/lib/class-names.ts";
import { paths } from "#client/lib/paths.ts";
import { useCatalogue } from "#client/lib/use-catalogue.ts";
import type { TemplateId } from "#shared/templates/template.ts";

/** Which template the letter is written and set in: the plain one, those that are owned, and the way to the others. */
export function TemplateChoice({
  chosen,
  owned,
  onChoose,
  onLeave,
  className,
}: {
  chosen: string | null;
  owned: ReadonlySet<TemplateId> | null;
  onChoose: (templateId: string | null) => void;
  /** Called before the store is opened. */
  onLeave: () => void;
  className?: string;
}) {
  const navigate = useNavigate();
  const waiting = owned?.size === 0 ? readPending() : [];
  const catalogue = useCatalogue({ needed: chosen !== null || Boolean(owned?.size) });
  const name = catalogue?.findTemplate(chosen ?? "")?.name ?? PLAIN;
  const mark = (isChosen: boolean) => <Check {...smallIcon} className={isChosen ? "text-accent" : "invisible"} />;
  return (
    <div className={classNames("flex items-center gap-1.5 text-small", className)}>
      <span className="text-quiet">Template</span>
      <Menu
        label="Template"
        trigger={
          <Button look="quiet" size="small" aria-label={`Template: ${name}`}>
            {name}
            <ChevronDown {...smallIcon} />
          </Button>
        }
        entries={[
          { key: "plain", label: PLAIN, icon: mark(chosen === null), onSelect: () => onChoose(null) },
          ...(catalogue?.templates ?? [])
            .filter(({ id }) => owned?.has(id))
            .map((template) => ({
              key: template.id,
              label: template.name,
              icon: mark(template.id === chosen),
              onSelect: () => onChoose(template.id),
            })),
          // Bought without an account: the server gives them to who signs in.
          ...waiting.map(({ templateName }) => ({
            key: templateName,
            label: `${templateName}: sign in to use it`,
            icon: mark(false),
            onSelect: () => {
              onLeave();
              navigate(paths.admin, { state: { from: paths.prompt } });
            },
          })),
          {
            key: "store",
            label: "More templates",
            icon: mark(false),
            onSelect: () => {
              onLeave();
              navigate(paths.templates);
            },
          },
        ]}
      />
    </div>
  );
}

const PLAIN = "Plain letter";

const pendingSchema = z.array(z.object({ templateName: z.string() }));

/** What was bought in this browser and waits for an account. */
function readPending(): z.infer<typeof pendingSchema> {
  return readStored(storageKeys.pendingPurchases, pendingSchema) ?? [];
}
