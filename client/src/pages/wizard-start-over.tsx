import { useNavigate } from "react-router-dom";
import { StartOverButton } from "#client/features/start-over/start-over-button.tsx";
import { paths } from "#client/lib/paths.ts";

/** Start Over as the wizard's screens show it. */
export function WizardStartOver() {
  const navigate = useNavigate();
  return <StartOverButton destination={paths.home} onGoToGenerator={() => navigate(paths.prompt)} />;
}
