import { PartyPopper } from "lucide-react";
import { useEffect } from "react";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { celebrate } from "#client/lib/celebrate.ts";

const SHOWN_FOR = 5_000;

/** Says for five seconds that the letter is ready, with confetti. */
export function CelebrationBanner({ name, onEnd }: { name: string; onEnd: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one celebration a name, however often the letter is drawn again
  useEffect(() => {
    celebrate(SHOWN_FOR);
    const end = setTimeout(onEnd, SHOWN_FOR);
    return () => clearTimeout(end);
  }, [name]);
  return (
    <p
      role="status"
      className="flex min-h-11 items-center gap-2.5 rounded bg-success-wash px-4 py-2 font-semibold text-success max-lg:fixed max-lg:inset-x-5 max-lg:top-3 max-lg:z-30 max-lg:shadow-lift"
    >
      <PartyPopper {...largeIcon} className="shrink-0" />
      <span className="min-w-0 break-words">Congratulations {name}! Your cover letter is ready!</span>
    </p>
  );
}
