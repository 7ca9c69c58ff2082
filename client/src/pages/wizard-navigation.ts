import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "#client/lib/paths.ts";

/** Moves through the questionnaire and carries the `from=wizard` flag along. */
export function useWizardNavigation() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const fromWizard = search.get("from") === "wizard";
  const to = (path: string) => navigate(fromWizard ? `${path}?from=wizard` : path);
  return {
    to,
    /** To a place outside the questionnaire. */
    leave: (path: string) => navigate(path),
    beforePosition: fromWizard ? paths.home : paths.jobTargetQuestion,
  };
}
