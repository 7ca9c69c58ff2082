import { LetterSheet } from "#client/components/letter-sheet.tsx";
import { SheetDesign } from "#client/components/sheet-design.ts";
import { classNames } from "#client/lib/class-names.ts";
import { designOf } from "#shared/templates/designs.ts";
import type { TemplateId } from "#shared/templates/template.ts";
import { samples } from "./samples/samples.ts";

/** The template's own letter, small: a picture, whose words nobody needs to hear. `width` in pixels. */
export function TemplateThumbnail({ id, width, className }: { id: TemplateId; width: number; className?: string }) {
  const { letterhead, parts } = samples[id];
  return (
    <div aria-hidden="true" inert className={classNames("overflow-hidden", className)} style={{ width }}>
      <div className="origin-top-left" style={{ width: DRAWN_AT, transform: `scale(${width / DRAWN_AT})` }}>
        <SheetDesign value={designOf(id)}>
          <LetterSheet
            label=""
            lit
            letterhead={{ name: letterhead.name, location: letterhead.location, phone: letterhead.phone }}
            parts={parts}
            className="mx-0! min-h-0! shadow-none! [--sheet-x:48px]! [--sheet-y:44px]!"
          />
        </SheetDesign>
      </div>
    </div>
  );
}

/** Pixels: narrow enough that the letter's text can still be made out. */
const DRAWN_AT = 440;
