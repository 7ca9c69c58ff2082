import {
  Bookmark,
  Check,
  ChevronDown,
  Copy,
  Download,
  Ellipsis,
  Languages,
  Mail,
  PencilLine,
  RefreshCw,
} from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import { moveFocus } from "#client/components/ui/move-focus.ts";
import { useMediaQuery } from "#client/lib/use-media-query.ts";
import { againEntries } from "./again-entries.tsx";
import type { LetterActions } from "./letter-actions.ts";
import { moreEntries } from "./more-entries.ts";
import { translationOptions } from "./options.ts";

/** The tools of an unlocked letter, on the sheet's own edges; where the sheet is narrow the rarer ones stand under More. */
export function LetterToolbar({ actions }: { actions: LetterActions }) {
  const { copied, downloading, changing } = actions;
  const isNarrow = useMediaQuery("(max-width: 74.999rem)");
  return (
    <div
      role="toolbar"
      aria-label="Letter tools"
      onKeyDown={moveFocus}
      className="flex min-h-11 flex-wrap items-center gap-x-1"
    >
      <Button
        look="quiet"
        size="tool"
        className="-ml-2"
        icon={copied ? <Check {...smallIcon} className="text-success" /> : <Copy {...smallIcon} />}
        onClick={actions.copy}
      >
        {copied ? "Copied" : "Copy"}
      </Button>
      <Button
        look="quiet"
        size="tool"
        icon={<Download {...smallIcon} />}
        busy={downloading !== null}
        onClick={() => actions.download("pdf")}
      >
        PDF
      </Button>
      {isNarrow ? null : <FileTools actions={actions} />}
      <span aria-hidden="true" className="mx-1 h-5 w-px bg-hairline" />
      <Menu
        label="Write again in this tone"
        trigger={
          <Button look="quiet" size="tool" disabled={changing} icon={<RefreshCw {...smallIcon} />}>
            Tone
            <ChevronDown {...smallIcon} />
          </Button>
        }
        entries={againEntries(actions)}
      />
      {isNarrow ? (
        <Menu
          label="More tools"
          trigger={<IconButton data-begins-edit="" label="More tools" icon={<Ellipsis {...smallIcon} />} />}
          entries={moreEntries(actions)}
        />
      ) : (
        <TextTools actions={actions} />
      )}
      <Button look="main" className="ml-auto" icon={<Bookmark {...smallIcon} />} onClick={actions.save}>
        {actions.saved === "before changes" ? "Save again" : "Save"}
      </Button>
    </div>
  );
}

function FileTools({ actions }: { actions: LetterActions }) {
  return (
    <>
      <Menu
        label="Other formats"
        trigger={
          <Button look="quiet" size="tool" className="-ml-2" aria-label="Other formats" title="Other formats">
            <ChevronDown {...smallIcon} />
          </Button>
        }
        entries={[
          { key: "docx", label: "Word (DOCX)", onSelect: () => actions.download("docx") },
          { key: "txt", label: "Text (TXT)", onSelect: () => actions.download("txt") },
        ]}
      />
      <Button look="quiet" size="tool" icon={<Mail {...smallIcon} />} onClick={actions.email}>
        Email
      </Button>
    </>
  );
}

function TextTools({ actions }: { actions: LetterActions }) {
  const { changing } = actions;
  return (
    <>
      <Menu
        label="Translate"
        trigger={
          <Button look="quiet" size="tool" disabled={changing} icon={<Languages {...smallIcon} />}>
            Translate
            <ChevronDown {...smallIcon} />
          </Button>
        }
        entries={translationOptions(actions.language).map(({ value, label }) => ({
          key: value,
          label,
          onSelect: () => actions.translate(value),
        }))}
      />
      <Button
        data-begins-edit=""
        look="quiet"
        size="tool"
        disabled={changing}
        icon={<PencilLine {...smallIcon} />}
        onClick={actions.edit}
      >
        Edit
      </Button>
    </>
  );
}
