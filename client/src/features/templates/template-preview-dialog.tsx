import * as RadixDialog from "@radix-ui/react-dialog";
import { Check, Lock, X } from "lucide-react";
import { useRef } from "react";
import { LetterSheet } from "#client/components/letter-sheet.tsx";
import { SheetDesign } from "#client/components/sheet-design.ts";
import { Button } from "#client/components/ui/button.tsx";
import { iconButtonClass } from "#client/components/ui/icon-button.tsx";
import { largeIcon, smallIcon } from "#client/components/ui/icon-sizes.ts";
import { classNames } from "#client/lib/class-names.ts";
import { languageSchema, toneSchema } from "#shared/letters/letter.schema.ts";
import { designOf } from "#shared/templates/designs.ts";
import type { Template } from "#shared/templates/template.ts";
import { priceLabel } from "./price-label.ts";
import { samples } from "./samples/samples.ts";
import type { Standing } from "./template-card.tsx";

/** The template's letter: whole for who owns it, else its beginning and filler under a blur. */
export function TemplatePreviewDialog({
  template,
  standing,
  onClose,
  onBuy,
  onUse,
}: {
  template: Template;
  standing: Standing;
  onClose: () => void;
  onBuy: () => void;
  onUse: () => void;
}) {
  const { name, description, features } = template;
  const isOwned = standing === "owned";
  const cameFrom = useRef<Element | null>(null);
  // The purchase dialog that may follow keeps what it has taken.
  const returnFocus = () => {
    if (document.activeElement === document.body && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <RadixDialog.Content
          onOpenAutoFocus={() => {
            cameFrom.current = document.activeElement;
          }}
          onCloseAutoFocus={returnFocus}
          className={classNames(
            "fixed inset-x-0 top-12 bottom-0 z-50 overflow-y-auto rounded-t-box bg-card text-body shadow-lift",
            "focus:outline-none lg:inset-auto lg:top-1/2 lg:left-1/2 lg:grid lg:h-[min(720px,calc(100dvh-32px))]",
            "lg:w-[min(1000px,calc(100vw-48px))] lg:-translate-x-1/2 lg:-translate-y-1/2",
            "lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:overflow-hidden lg:rounded-box",
          )}
        >
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
            tabIndex={0}
            className={classNames(
              "px-5 pt-5 outline-offset-[-2px] lg:overflow-y-auto lg:px-8 lg:pt-8",
              isOwned ? "max-lg:pb-5" : "max-lg:max-h-[380px] max-lg:overflow-hidden",
            )}
          >
            <PreviewSheet template={template} isWhole={isOwned} />
          </div>
          <div className="relative flex flex-col bg-raised p-5 max-lg:rounded-t-box lg:overflow-y-auto lg:p-8">
            <RadixDialog.Title className="pr-12 font-heading text-section text-strong">{name}</RadixDialog.Title>
            <RadixDialog.Description>{description}</RadixDialog.Description>
            <ul className="mt-5 mb-6 grid gap-3 text-strong">
              {[...features, ...everyTemplate].map((feature) => (
                <li key={feature} className="flex items-start gap-3">
                  <Check {...smallIcon} className="mt-1 shrink-0 text-success" />
                  {feature}
                </li>
              ))}
            </ul>
            <div className="mt-auto grid gap-2">
              {isOwned ? (
                <Button look="main" size="large" onClick={onUse}>
                  Use template
                </Button>
              ) : (
                <>
                  <p className="mb-1 flex items-center gap-2 text-quiet text-small">
                    <Lock {...smallIcon} />
                    Premium Template - Click to purchase and unlock
                  </p>
                  <Button look="main" size="large" busy={standing === "busy"} onClick={onBuy}>
                    {standing === "busy" ? "Processing..." : `Purchase Template ${priceLabel(template.price)}`}
                  </Button>
                </>
              )}
              <Button look="quiet" onClick={onClose}>
                Close Preview
              </Button>
            </div>
            <RadixDialog.Close
              aria-label="Close"
              title="Close"
              className={classNames(iconButtonClass, "absolute top-3 right-3 lg:top-5 lg:right-5")}
            >
              <X {...largeIcon} />
            </RadixDialog.Close>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function PreviewSheet({ template, isWhole }: { template: Template; isWhole: boolean }) {
  const { letterhead, parts } = samples[template.id];
  const paragraphs = isWhole ? parts.paragraphs : parts.paragraphs.slice(0, 2);
  return (
    <SheetDesign value={designOf(template.id)}>
      <LetterSheet
        lit
        label={`Sample letter, ${template.name}`}
        language="en"
        letterhead={letterhead}
        parts={isWhole ? parts : { greeting: parts.greeting, paragraphs }}
        className="mx-0! min-h-0! overflow-hidden rounded-b-none [--sheet-x:24px]! lg:min-h-full! lg:[--sheet-x:52px]! lg:[--sheet-y:48px]!"
      >
        {isWhole ? null : <BlurredFiller />}
      </LetterSheet>
    </SheetDesign>
  );
}

/** What every template gives, whichever it is. */
const everyTemplate = [
  "The same look on screen, in PDF and in Word",
  `All ${toneSchema.options.length} tones and ${languageSchema.options.length} languages`,
];

/** Words of ours that say nothing: the rest of the sample is not under the blur. */
function BlurredFiller() {
  return (
    <div aria-hidden="true" inert className="mt-4 select-none space-y-4 text-lead opacity-80 blur-[6px]">
      {filler.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

const filler = [
  "There is a drawer of pens beside the desk and a list of names beside the pens, and a cup that belongs to nobody and is washed by all of us in turn.",
  "Every spring the windows of the third floor are opened for an hour and the whole house can hear the river.",
  "What the week has taught is written here in few words and in plain ones, and read aloud on Fridays.",
];
