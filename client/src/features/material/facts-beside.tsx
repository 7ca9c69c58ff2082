import { ChevronRight, ClipboardPaste, Download, FileUp, HardDrive, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { largeIcon, smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";

/** What can be done with all of a set's rows at once. */
export function FactsBeside({
  onImport,
  isImporting,
  onPaste,
  onExport,
  onDelete,
  keptWhere,
}: {
  onImport: () => void;
  isImporting: boolean;
  onPaste: () => void;
  onExport: () => void;
  onDelete: () => void;
  keptWhere: ReactNode;
}) {
  return (
    <>
      <h2 className="mt-8 mb-1 font-heading text-base text-strong max-wide:mt-2">Import and export</h2>
      <ul>
        <Deed
          icon={isImporting ? <Spinner /> : <FileUp {...largeIcon} />}
          title="Import resume"
          note="PDF or Word. You confirm what's new."
          onPress={onImport}
        />
        <Deed
          icon={<ClipboardPaste {...largeIcon} />}
          title="Paste anything"
          note="An old letter, an email, a profile."
          onPress={onPaste}
        />
        <Deed
          icon={<Download {...largeIcon} />}
          title="Export my facts"
          note="A text file you can read and paste back in."
          onPress={onExport}
        />
      </ul>
      {keptWhere ? (
        <p className="mt-4 flex gap-2.5 text-quiet text-small">
          <HardDrive {...smallIcon} className="mt-0.5 shrink-0" />
          <span>{keptWhere}</span>
        </p>
      ) : null}
      <Button
        look="quiet"
        size="small"
        className="mt-3 -ml-3 text-danger"
        icon={<Trash2 {...smallIcon} />}
        onClick={onDelete}
      >
        Delete my facts
      </Button>
    </>
  );
}

function Deed({ icon, title, note, onPress }: { icon: ReactNode; title: string; note: string; onPress: () => void }) {
  return (
    <li className="border-hairline border-b">
      <button
        type="button"
        onClick={onPress}
        className="flex w-full items-center gap-4 py-2.5 text-left transition-colors duration-quick hover:text-strong"
      >
        {icon}
        <span className="flex-1">
          <span className="block font-semibold text-strong">{title}</span>
          <span className="block text-quiet text-small">{note}</span>
        </span>
        <ChevronRight {...smallIcon} className="shrink-0" />
      </button>
    </li>
  );
}
