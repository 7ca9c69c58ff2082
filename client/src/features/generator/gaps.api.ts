import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callJson } from "#client/lib/api-client.ts";
import { type GapsRequest, gapsAnswerSchema } from "#shared/generator/gaps.schema.ts";

const GAPS = "/api/prompts/gaps";

/** What the posting asks that nothing told so far shows; not asked while there is too little to hold against it. */
export function useGaps(told: GapsRequest | null) {
  return useQuery({
    queryKey: [GAPS, told],
    queryFn: ({ signal }) => callJson(GAPS, gapsAnswerSchema, { method: "POST", body: told, signal }),
    enabled: told !== null,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}
