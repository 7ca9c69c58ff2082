import { ClipboardPaste, FileUp, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";

/** Before there is any row: why, and the ways to the first ones. */
export function FactsEmpty({
  onImport,
  isImporting,
  onPaste,
  onType,
  children,
}: {
  onImport: () => void;
  isImporting: boolean;
  onPaste: () => void;
  onType: () => void;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-xl rounded-box bg-card px-5 py-8 text-center">
      <h2 className="text-balance font-heading text-section">Enter it once, use it in every letter.</h2>
      <p className="mt-1">Your jobs, education, and skills are saved here.</p>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        <Button look="main" busy={isImporting} icon={<FileUp {...smallIcon} />} onClick={onImport}>
          Import resume
        </Button>
        <Button icon={<ClipboardPaste {...smallIcon} />} onClick={onPaste}>
          Paste anything
        </Button>
        <Button look="quiet" icon={<PencilLine {...smallIcon} />} onClick={onType}>
          Type them
        </Button>
      </div>
      {children}
    </div>
  );
}
