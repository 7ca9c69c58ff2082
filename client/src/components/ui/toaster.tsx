import * as RadixToast from "@radix-ui/react-toast";
import { Check, CircleAlert, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { dismissToast, type Toast } from "#client/lib/toasts.ts";
import { iconButtonClass } from "./icon-button.tsx";

const icons: Record<NonNullable<Toast["kind"]>, ReactNode> = {
  success: <Check aria-hidden="true" size={20} strokeWidth={1.75} className="text-success" />,
  error: <CircleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="text-danger" />,
  undo: <Undo2 aria-hidden="true" size={20} strokeWidth={1.75} className="text-body" />,
};

/** The notification area: one toast for 5 s, swiped away to the right, focused with F8. */
export function Toaster({ toast }: { toast: Toast | null }) {
  return (
    <RadixToast.Provider duration={5_000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {toast ? (
        <RadixToast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          type={toast.kind === "error" ? "foreground" : "background"}
          {...(toast.duration ? { duration: toast.duration } : {})}
          className="flex items-start gap-3 rounded-box bg-raised p-4 pr-2 shadow-lift data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          <span className="mt-0.5 shrink-0">{icons[toast.kind ?? "success"]}</span>
          <div className="min-w-0 flex-1">
            <RadixToast.Title className="font-semibold text-strong">{toast.title}</RadixToast.Title>
            {toast.description || toast.action ? (
              <RadixToast.Description className="text-small">
                {toast.description}
                {toast.action ? (
                  <RadixToast.Action
                    altText={toast.action.label}
                    onClick={toast.action.onPress}
                    className={classNames(
                      "relative font-semibold text-accent-text underline underline-offset-4 after:absolute after:-inset-3",
                      toast.description && "ml-1.5",
                    )}
                  >
                    {toast.action.label}
                  </RadixToast.Action>
                ) : null}
              </RadixToast.Description>
            ) : null}
          </div>
          <RadixToast.Close aria-label="Close" title="Close" className={classNames(iconButtonClass, "-my-2")}>
            <X aria-hidden="true" size={16} strokeWidth={1.75} />
          </RadixToast.Close>
        </RadixToast.Root>
      ) : null}
      <RadixToast.Viewport
        className={classNames(
          "fixed right-5 bottom-24 left-5 z-60 list-none outline-none sm:left-auto sm:w-90 lg:bottom-6",
          // Over what it must not cover: a panel at the bottom, and on phones the buttons of a dialog.
          "[body:has([data-clear-of-toasts])_&]:bottom-66",
          "max-sm:[body:has([role=dialog])_&]:top-4 max-sm:[body:has([role=dialog])_&]:bottom-auto",
        )}
      />
    </RadixToast.Provider>
  );
}
