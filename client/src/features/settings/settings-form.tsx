import type { ReactNode } from "react";
import { PageSection } from "#client/components/page-section.tsx";
import { Button } from "#client/components/ui/button.tsx";

/** A tab's card with its fields and Save; says while something is not saved yet. */
export function SettingsForm({
  title,
  text,
  changed,
  saving,
  onSave,
  children,
}: {
  title: string;
  text: ReactNode;
  changed: boolean;
  saving: boolean;
  onSave: () => void;
  children: ReactNode;
}) {
  return (
    <PageSection title={title} text={text}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) onSave();
        }}
      >
        {children}
        <div className="flex items-center gap-4">
          <Button type="submit" look="main" busy={saving}>
            {saving ? "Saving..." : "Save"}
          </Button>
          <p className="text-quiet text-small">{changed && !saving ? "Not saved yet" : null}</p>
        </div>
      </form>
    </PageSection>
  );
}
