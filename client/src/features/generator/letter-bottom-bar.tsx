import { Bookmark, Check, Copy, Download, Ellipsis, RefreshCw } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { largeIcon, smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import { moveFocus } from "#client/components/ui/move-focus.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { againEntries } from "./again-entries.tsx";
import type { LetterActions } from "./letter-actions.ts";
import { moreEntries } from "./more-entries.ts";

/** The tools of an unlocked letter on a phone: the frequent ones in reach, the rest under More. */
export function LetterBottomBar({ actions, children }: { actions: LetterActions; children?: ReactNode }) {
  const { copied, downloading, changing } = actions;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-hairline border-t bg-card">
      {children}
      <div role="toolbar" aria-label="Letter tools" onKeyDown={moveFocus} className="flex h-19 items-center gap-1 px-3">
        <Tool
          word={copied ? "Copied" : "Copy"}
          icon={copied ? <Check {...largeIcon} className="text-success" /> : <Copy {...largeIcon} />}
          onClick={actions.copy}
        />
        <Tool
          word="PDF"
          icon={downloading ? <Spinner size={20} /> : <Download {...largeIcon} />}
          onClick={() => downloading === null && actions.download("pdf")}
        />
        <Menu
          label="Write again in this tone"
          trigger={<Tool word="Tone" icon={<RefreshCw {...largeIcon} />} disabled={changing} />}
          entries={againEntries(actions)}
        />
        <Menu
          label="More"
          trigger={<Tool data-begins-edit="" word="More" icon={<Ellipsis {...largeIcon} />} />}
          entries={moreEntries(actions)}
        />
        <Button
          look="main"
          className="ml-auto min-h-12 min-w-24"
          icon={<Bookmark {...smallIcon} />}
          onClick={actions.save}
        >
          {actions.saved === "before changes" ? "Save again" : "Save"}
        </Button>
      </div>
    </div>
  );
}

function Tool({ word, icon, ...button }: ButtonHTMLAttributes<HTMLButtonElement> & { word: string; icon: ReactNode }) {
  return (
    <button
      type="button"
      className="flex h-14 min-w-11 flex-1 flex-col items-center justify-center gap-0.5 rounded text-body text-small transition-colors duration-quick hover:bg-raised disabled:text-quiet"
      {...button}
    >
      {icon}
      {word}
    </button>
  );
}
