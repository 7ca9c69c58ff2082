import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { AdminUser } from "#shared/admin/admin.schema.ts";
import { standingOf } from "./account-badge.tsx";
import { useDeclineAll } from "./admin.api.ts";
import { besideFilters } from "./filter-fields.tsx";

/** Most new accounts are job seekers': those on this page leave the list of new ones together. */
export function KeepAsUsers({ users }: { users: readonly AdminUser[] }) {
  const [asking, setAsking] = useState(false);
  const decline = useDeclineAll();
  const fresh = users.filter((user) => standingOf(user) === "pending");
  if (fresh.length < 2 && !asking) return null;
  const close = () => setAsking(false);
  return (
    <>
      <Button className={`sm:ml-auto ${besideFilters}`} onClick={() => setAsking(true)}>
        Keep {fresh.length} new as users
      </Button>
      {asking ? (
        <Dialog
          open
          onOpenChange={setAsking}
          title={`Keep ${fresh.length} new accounts as users?`}
          description="They go on as they are, without admin rights, and are no longer listed as new."
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="main"
                busy={decline.isPending}
                onClick={() =>
                  decline.mutate(
                    fresh.map(({ id }) => id),
                    { onSettled: close },
                  )
                }
              >
                Keep as users
              </Button>
            </>
          }
        >
          <p className="wrap-anywhere">
            <bdi>{fresh.map(({ username }) => username).join(", ")}</bdi>
          </p>
        </Dialog>
      ) : null}
    </>
  );
}
