import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { ListProblem } from "#client/components/list-problem.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { today } from "#client/features/applications/application-labels.ts";
import { allApplicationsOptions } from "#client/features/applications/applications.api.ts";
import { ApplicationsLoading } from "#client/features/applications/applications-loading.tsx";
import { FiguresView } from "#client/features/applications/figures-view.tsx";
import { toShown, useLocalApplications } from "#client/features/applications/use-applications.ts";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { saveFile } from "#client/features/letter-export/save-file.ts";
import { useSavedLetters } from "#client/features/letters/letters.api.ts";
import { useLocalLetters } from "#client/features/letters/use-local-letters.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { applicationsCsv, figuresOf } from "#shared/applications/figures.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import { LettersFrame } from "./letters-frame.tsx";
import { useLettersByApplication } from "./use-application-letters.ts";

/** What became of one's own applications, and all of them as files. */
export function ApplicationFiguresPage() {
  useDocumentTitle("Your statistics");
  const { user, failed, retry } = useCurrentUser();
  const local = useLocalApplications();
  const localLetters = useLocalLetters();
  const byApplication = useLettersByApplication();
  const account = useQuery({ ...allApplicationsOptions(), enabled: Boolean(user) });
  const saved = useSavedLetters({ enabled: Boolean(user) });
  const applications = user ? account.data : local.map((one) => toShown(one, byApplication.get(one.key)));
  const letters = user ? (saved.data ?? []) : localLetters;
  const kinds = new Map(
    letters.map(({ id, promptInfo }) => [String(id), capitalised(promptInfo?.tone || "plain")] as const),
  );
  const problem = failed || account.isError;

  return (
    <LettersFrame
      title="Your statistics"
      tab="applications"
      backTo={() => paths.applications}
      empty
      actions={
        applications && applications.length > 0 ? (
          <>
            <Button
              look="quiet"
              icon={<Download {...smallIcon} />}
              onClick={() =>
                saveFile(new Blob([applicationsCsv(applications)], { type: "text/csv" }), "applications.csv")
              }
            >
              CSV
            </Button>
            <Button
              look="quiet"
              icon={<Download {...smallIcon} />}
              onClick={() =>
                saveFile(
                  new Blob([JSON.stringify(applications, null, 2)], { type: "application/json" }),
                  "applications.json",
                )
              }
            >
              JSON
            </Button>
          </>
        ) : null
      }
    >
      {problem ? (
        <ListProblem title="Couldn't load your applications" onRetry={failed ? retry : () => void account.refetch()}>
          The server didn't respond. Nothing was lost.
        </ListProblem>
      ) : null}
      {!problem && !applications ? <ApplicationsLoading text="Counting" /> : null}
      {applications && !problem ? (
        <FiguresView
          figures={figuresOf(
            applications.map((one) => ({
              ...one,
              letterKind: kinds.get(String(one.letters.at(-1)?.id)) ?? "No letter here",
            })),
            today(),
          )}
        />
      ) : null}
    </LettersFrame>
  );
}
