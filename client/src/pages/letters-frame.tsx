import { ArrowLeft, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { UnsavedLettersContext } from "#client/features/applications/unsaved-letters-context.ts";
import { readUnsavedKeys } from "#client/features/generator/unsaved-letters.tsx";
import { paths } from "#client/lib/paths.ts";
import { HistoryNav, type HistoryTab } from "./history-nav.tsx";

/** Heading with its actions, Create New in reach of the thumb on phones. An empty page has a Create New of its own. */
export function LettersFrame({
  title,
  tab,
  backTo,
  actions,
  empty,
  children,
}: {
  title: string;
  tab: HistoryTab;
  /** Asked when the arrow is pressed; without it there is none. */
  backTo?: () => string;
  actions?: ReactNode;
  empty: boolean;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const [unsaved] = useState(readUnsavedKeys);
  return (
    <div className="mx-auto max-w-column px-5 pb-32 lg:px-8 lg:pb-16">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 lg:py-7">
        {backTo ? (
          <IconButton
            label="Back"
            className="-ml-3"
            icon={<ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />}
            onClick={() => navigate(backTo())}
          />
        ) : null}
        <h1 className="font-heading text-title">{title}</h1>
        <div className="ml-auto flex flex-wrap items-center gap-2 empty:hidden">
          {actions}
          {empty ? null : <CreateNew className="max-lg:hidden" />}
        </div>
      </div>
      <HistoryNav current={tab} />
      <UnsavedLettersContext value={unsaved}>{children}</UnsavedLettersContext>
      {empty ? null : (
        <div className="fixed inset-x-0 bottom-0 z-10 border-hairline border-t bg-card px-5 py-3 lg:hidden">
          <CreateNew className="w-full" large />
        </div>
      )}
    </div>
  );
}

function CreateNew({ className, large = false }: { className: string; large?: boolean }) {
  return (
    <Link to={paths.home} className={buttonClass({ look: "main", size: large ? "large" : "usual", className })}>
      <Plus aria-hidden="true" size={20} strokeWidth={1.75} />
      Create New
    </Link>
  );
}
