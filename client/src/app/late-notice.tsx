import { RefreshCw } from "lucide-react";
import { buttonClass } from "#client/components/ui/button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { Notice } from "./notice.tsx";

/**
 * Waits unseen in the painted page for scripts that do not come (first-look.ts shows it); so it works without any, and lies
 * over the bars of buttons, which do not.
 */
export function LateNotice() {
  return (
    <div role="status" className="sticky bottom-0 z-30">
      <div data-late hidden>
        <Notice
          icon={<RefreshCw {...largeIcon} />}
          actions={
            // With a target it is followed before the page is live.
            // biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, whatever it is
            <a href="" target="_self" className={buttonClass({})}>
              Reload
            </a>
          }
        >
          This page hasn't finished loading. If you reload, what you typed stays, except passwords and files.
        </Notice>
      </div>
    </div>
  );
}
