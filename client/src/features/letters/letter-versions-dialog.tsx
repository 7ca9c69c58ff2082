import { useQuery } from "@tanstack/react-query";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { VersionHistory } from "#client/components/version-history.tsx";
import { versionOriginNames } from "#shared/letters/letter-version.schema.ts";
import { letterVersionsOptions } from "./letters.api.ts";

type LetterVersionsProps = {
  id: number;
  /** The letter as it stands in the form. */
  content: string;
  onBringBack: (content: string) => void;
  onClose: () => void;
};

/** Earlier texts of a letter on the account, beside the one in the form. */
export function LetterVersionsDialog({ id, content, onBringBack, onClose }: LetterVersionsProps) {
  const versions = useQuery(letterVersionsOptions(id));
  if (!versions.data)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Versions of this letter"
        actions={
          versions.isError ? (
            <Button look="main" onClick={() => void versions.refetch()}>
              Try again
            </Button>
          ) : null
        }
      >
        {versions.isError ? (
          <p role="alert">Couldn't load the earlier versions. Nothing was lost.</p>
        ) : (
          <p role="status" className="flex items-center gap-2.5">
            <Spinner />
            Loading the versions
          </p>
        )}
      </Dialog>
    );
  const earlier = versions.data.map((version) => ({
    key: String(version.id),
    what: versionOriginNames[version.made],
    at: version.at,
    text: version.content,
  }));
  return (
    <VersionHistory
      entries={[...earlier, { key: IN_FORM, what: "In the form", at: null, text: content }]}
      current={IN_FORM}
      onBringBack={(key) => onBringBack(earlier.find((entry) => entry.key === key)?.text ?? content)}
      onClose={onClose}
    />
  );
}

const IN_FORM = "form";
