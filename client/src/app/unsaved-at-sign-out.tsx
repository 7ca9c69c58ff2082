import { useEffect, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { useReadyApplication } from "#client/features/applications/use-keep-application.ts";
import { readUnsavedOrders, type UnsavedOrder } from "#client/features/generator/unsaved-orders.ts";
import { useSaveLetter } from "#client/features/letters/use-save-letter.ts";
import { moveFactSets } from "#client/features/material/move-fact-sets.ts";
import { removeStored, storageKeys } from "#client/lib/browser-storage.ts";
import type { PublicUser } from "#shared/auth/user.schema.ts";

type Unsaved = { letters: UnsavedOrder[]; factSets: number };

/** Asks what is to become of what the account doesn't have, and answers at once where there is nothing. */
export function UnsavedAtSignOut({ user, onAnswer }: { user: PublicUser; onAnswer: (signsOut: boolean) => void }) {
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const { saveLetter, saving } = useSaveLetter({ userId: user.id });
  const markReady = useReadyApplication(true);
  useEffect(() => {
    let isWanted = true;
    void find(user).then((found) => {
      if (!isWanted) return;
      if (found.letters.length + found.factSets === 0) onAnswer(true);
      else setUnsaved(found);
    });
    return () => {
      isWanted = false;
    };
  }, [user, onAnswer]);
  if (!unsaved) return null;
  const { letters, factSets } = unsaved;
  const toSave = letters.flatMap(({ order }) => order ?? []);
  const them = letters.length === 1 && factSets === 0 ? "it" : "them";

  const signOut = () => {
    // Others may use this browser next, and the person knows that these go.
    if (factSets > 0) removeStored(storageKeys.myFacts);
    onAnswer(true);
  };
  const saveAll = async () => {
    for (const order of toSave) {
      if ((await saveLetter(order)) === "nowhere") return;
      if (order.applicationKey) await markReady(order.applicationKey);
    }
    signOut();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={titleOf(unsaved)}
      description={`Signing out removes ${them} from this browser.`}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
          <Button disabled={saving} onClick={signOut}>
            Sign out without {them}
          </Button>
          {toSave.length > 0 ? (
            <Button look="main" busy={saving} onClick={saveAll}>
              Save and sign out
            </Button>
          ) : null}
        </>
      }
    >
      <ul className="grid gap-1">
        {letters.map(({ id, name, order }) => (
          <li key={id} className="break-words">
            {name}
            {order ? "" : " (not unlocked, so it can't be saved)"}
          </li>
        ))}
        {factSets > 0 ? <li>Facts that your account couldn't take</li> : null}
      </ul>
    </Dialog>
  );
}

function titleOf({ letters, factSets }: Unsaved): string {
  if (letters.length === 0) return "Your account doesn't have all your facts";
  if (factSets > 0) return "Your account doesn't have all you wrote";
  return letters.length === 1 ? "You have a letter you haven't saved" : "You have letters you haven't saved";
}

/** An admin may have signed in at somebody else's browser, whose facts are no concern of this sign-out. */
async function find({ isAdmin, email }: PublicUser): Promise<Unsaved> {
  const { left } = isAdmin ? { left: 0 } : await moveFactSets();
  return { letters: readUnsavedOrders(email ?? ""), factSets: left };
}
