import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callJson } from "#client/lib/api-client.ts";
import { type ReadPage, readPageSchema } from "#shared/applications/read-page.schema.ts";
import { type PostingReading, postingReadingSchema } from "#shared/postings/posting-reading.schema.ts";

/** Opens the page behind a link on the server. @throws ApiError with what to do instead */
export function fetchPosting(link: string, signal?: AbortSignal): Promise<ReadPage> {
  return callJson("/api/postings/fetch", readPageSchema, {
    method: "POST",
    body: { link },
    ...(signal ? { signal } : {}),
  });
}

const READ = "/api/postings/read";

/** What a posting says. */
export function readPosting(posting: string, signal: AbortSignal): Promise<PostingReading> {
  return callJson(READ, postingReadingSchema, { method: "POST", body: { posting }, signal });
}

/** What the posting says. Null asks nothing: too short, or not settled yet. The last reading stands until the next. */
export function usePostingReading(posting: string | null) {
  return useQuery({
    queryKey: [READ, posting],
    queryFn: ({ signal }) => callJson(READ, postingReadingSchema, { method: "POST", body: { posting }, signal }),
    enabled: posting !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
