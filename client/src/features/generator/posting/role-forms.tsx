import { useId } from "react";
import { Button } from "#client/components/ui/button.tsx";

/** A title that names both genders: the person says which of the two they are. Without an answer it stays as printed. */
export function RoleForms({ forms, onChoose }: { forms: readonly string[]; onChoose: (role: string) => void }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-labelledby={id} className="grid gap-1 sm:pl-29">
      <p id={id} className="text-small">
        Which form is yours?
      </p>
      <div className="flex flex-wrap gap-2">
        {forms.map((form) => (
          <Button key={form} size="small" onClick={() => onChoose(form)}>
            {form}
          </Button>
        ))}
      </div>
    </div>
  );
}
