import { useEffect, useRef, useState } from "react";
import { messages } from "#client/lib/messages.ts";
import { randomId } from "#client/lib/random-id.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { ItemId } from "#shared/templates/template.ts";
import { useCreateCheckout } from "./checkout.api.ts";
import { checkoutAddress } from "./checkout-address.ts";

/** Begins a checkout and leaves for it; `busy` is the item it is for, until the browser has gone. */
export function useCheckout({ leaveFor }: { leaveFor: (address: string) => void }): {
  busy: ItemId | null;
  buy: (itemId: ItemId) => void;
} {
  const [busy, setBusy] = useState<ItemId | null>(null);
  // State is told of a click only when the page is drawn again; a second click may come before that.
  const begun = useRef(false);
  const { mutate } = useCreateCheckout();
  const end = () => {
    begun.current = false;
    setBusy(null);
  };

  // Back from the checkout, a browser may show this very page again as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      begun.current = false;
      setBusy(null);
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);

  return {
    busy,
    buy: (itemId) => {
      if (begun.current) return;
      begun.current = true;
      setBusy(itemId);
      mutate(
        { itemId, key: randomId() },
        {
          onSuccess: (checkout) => {
            const address = checkoutAddress(checkout);
            if (address) leaveFor(address);
            else {
              end();
              showToast(messages.paymentNotConfigured);
            }
          },
          onError: end,
        },
      );
    },
  };
}
