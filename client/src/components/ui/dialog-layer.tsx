import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { dismissCurrentToast } from "#client/lib/toasts.ts";
import { iconButtonClass } from "./icon-button.tsx";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence that screen readers give with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the safe one first in focus order; on phones they stack, the destructive one last. */
  actions?: ReactNode;
  wide?: boolean;
};

/** Most dialogs are never opened: their code comes with the first one. */
export function DialogLayer({ open, onOpenChange, title, description, children, actions, wide = false }: DialogProps) {
  const cameFrom = useRef<Element | null>(null);
  const takeFocus = (event: Event) => {
    dismissCurrentToast();
    cameFrom.current = triggerOf(document.activeElement);
    const first = event.target instanceof Element && event.target.querySelector("[data-first-focus]");
    if (!(first instanceof HTMLElement)) return;
    event.preventDefault();
    first.focus();
  };
  // Radix gives focus back to a trigger of its own; these dialogs are opened from anywhere.
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <RadixDialog.Content
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={classNames(
            "fixed z-50 flex scroll-pb-56 sm:scroll-pb-24 max-h-[calc(100dvh-32px)] flex-col overflow-y-auto bg-raised p-6 text-body shadow-lift focus:outline-none",
            "inset-x-0 bottom-0 rounded-t-box sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-box",
            wide ? "sm:w-[min(1000px,calc(100vw-48px))]" : "sm:w-[min(480px,calc(100vw-48px))]",
          )}
        >
          <RadixDialog.Title className="pr-12 font-heading text-section text-strong">{title}</RadixDialog.Title>
          {description ? <RadixDialog.Description className="mt-2">{description}</RadixDialog.Description> : null}
          {children ? <div className="mt-4">{children}</div> : null}
          {actions ? (
            <div
              className={classNames(
                "mt-6 flex flex-col gap-2 bg-raised sm:flex-row sm:flex-wrap sm:items-center sm:justify-end",
                "[@media(min-height:560px)]:sticky [@media(min-height:560px)]:-bottom-6",
                "[@media(min-height:560px)]:mt-2 [@media(min-height:560px)]:-mx-6 [@media(min-height:560px)]:-mb-6",
                "[@media(min-height:560px)]:px-6 [@media(min-height:560px)]:pt-4 [@media(min-height:560px)]:pb-6",
              )}
            >
              {actions}
            </div>
          ) : null}
          <RadixDialog.Close
            aria-label="Close"
            title="Close"
            className={classNames(iconButtonClass, "absolute top-3 right-3")}
          >
            <X aria-hidden="true" size={20} strokeWidth={1.75} />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** A menu is gone when the dialog that it opened closes: focus returns to what opened the menu. */
function triggerOf(element: Element | null): Element | null {
  const menu = element?.closest("[role=menu]");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : element;
}
