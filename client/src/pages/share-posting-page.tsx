import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "#client/components/ui/button.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { hostOf, today } from "#client/features/applications/application-labels.ts";
import { readSharedPage } from "#client/features/applications/shared-page.ts";
import { useApplicationActions } from "#client/features/applications/use-application-actions.ts";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { fetchPosting } from "#client/features/postings/postings.api.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { applicationPath, paths } from "#client/lib/paths.ts";
import { writeStartJob } from "#client/lib/start-job.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import type { ReadPage } from "#shared/applications/read-page.schema.ts";

/** A job that came from another page or app: what was taken of it, and what to do with it. */
export function SharePostingPage() {
  useDocumentTitle("A job you shared");
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [shared] = useState(() => readSharedPage(hash));
  const { user } = useCurrentUser();
  const actions = useApplicationActions(Boolean(user));
  // Only a link came: its page is opened as if it were pasted.
  const fetched = useQuery({
    queryKey: ["shared-posting", shared?.link],
    queryFn: ({ signal }) => fetchPosting(shared?.link ?? "", signal),
    enabled: shared !== null && shared.posting === "",
  });
  const page: ReadPage | null = shared && shared.posting !== "" ? shared : (fetched.data ?? null);

  function write(): void {
    writeStartJob(
      page ? { ...page, closingDate: page.closesOn } : { link: shared?.link ?? "", posting: shared?.link ?? "" },
    );
    navigate(paths.prompt);
  }
  function keep(): void {
    const role = page?.role || shared?.title || "";
    const link = page?.link || shared?.link || "";
    const key = actions.create({
      role: role || "A job I shared",
      company: page?.company ?? "",
      place: page?.place ?? "",
      closesOn: page?.closesOn || null,
      ...(page ? { posting: page.posting, postingOn: today() } : {}),
      ...(link ? { link, source: hostOf(link) } : {}),
    });
    if (key) navigate(applicationPath(key));
  }

  if (!shared)
    return (
      <Frame title="Nothing was shared">
        <p>Share a job page, or select the bookmark on it. You can also paste the posting.</p>
        <Button look="main" className="mt-4" onClick={() => navigate(paths.promptNew)}>
          Paste a posting
        </Button>
      </Frame>
    );
  return (
    <Frame title={page?.role || shared.title || "A job you shared"}>
      {fetched.isFetching ? (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          Opening the page
        </p>
      ) : null}
      {fetched.isError ? (
        <p role="alert">
          {fetched.error instanceof ApiError && fetched.error.serverMessage
            ? fetched.error.serverMessage
            : "We couldn't open the page. You can still save the link."}
        </p>
      ) : null}
      {page ? (
        <>
          <dl className="grid gap-1">
            {[
              ["Company", page.company],
              ["Location", page.place],
              ["Closing date", page.closesOn],
              ["From", hostOf(page.link)],
            ].map(([name, text]) =>
              text ? (
                <div key={name} className="flex gap-3">
                  <dt className="w-24 shrink-0 text-quiet">{name}</dt>
                  <dd className="min-w-0 break-words text-strong">{text}</dd>
                </div>
              ) : null,
            )}
          </dl>
          <section aria-label="Posting text" className="mt-4">
            <pre
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
              tabIndex={0}
              className="max-h-[40vh] overflow-y-auto whitespace-pre-wrap break-words rounded bg-page p-4 font-sans text-small"
            >
              {page.posting}
            </pre>
          </section>
        </>
      ) : null}
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        <Button look="main" disabled={fetched.isFetching} onClick={write}>
          Write a letter
        </Button>
        <Button disabled={fetched.isFetching || user === undefined} onClick={keep}>
          Save for later
        </Button>
      </div>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl px-5 py-7 lg:px-8">
      <h1 className="break-words font-heading text-title">{title}</h1>
      <div className="mt-5 rounded-box bg-card p-5">{children}</div>
    </div>
  );
}
