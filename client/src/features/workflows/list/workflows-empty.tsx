import { ChartColumn, Database, Plus, Sigma } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { paths } from "#client/lib/paths.ts";

/** Three steps in a row, one sentence, one button. */
export function WorkflowsEmpty() {
  return (
    <div className="flex flex-col items-center px-2 pt-12 text-center lg:pt-20">
      <div aria-hidden="true" className="flex items-center text-body">
        <span className="rounded-l-[26px] rounded-r border border-hairline bg-raised p-4">
          <Database {...largeIcon} />
        </span>
        <span className="w-8 border-line border-t border-dashed" />
        <span className="rounded border border-hairline bg-raised p-4">
          <Sigma {...largeIcon} />
        </span>
        <span className="w-8 border-line border-t border-dashed" />
        <span className="rounded-l rounded-r-[26px] border border-hairline bg-raised p-4">
          <ChartColumn {...largeIcon} />
        </span>
      </div>
      <h2 className="mt-8 font-heading text-section">Move data from a source to where you need it.</h2>
      <p className="mt-1.5">Start from a template or an empty canvas.</p>
      <Link to={paths.newWorkflow} className={buttonClass({ look: "main", size: "large", className: "mt-7" })}>
        <Plus {...largeIcon} />
        New workflow
      </Link>
    </div>
  );
}
