import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callJson } from "#client/lib/api-client.ts";
import { postingReadingSchema } from "#shared/postings/posting-reading.schema.ts";

const READ = "/api/postings/read";

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
