import { useSearchParams } from "react-router-dom";

export type ListParams = { page: number; q: string; sort: string; filters: Record<string, string> };

/** A list's page, search, order and filters, kept in the address, so that a reload, a link and the back button keep them. */
export function useListParams(prefix: string, filterNames: readonly string[], usualSort: string) {
  const [search, setSearch] = useSearchParams();
  const name = (key: string) => (prefix ? `${prefix}-${key}` : key);
  const params: ListParams = {
    page: Math.max(1, Number.parseInt(search.get(name("page")) ?? "1", 10) || 1),
    q: search.get(name("q")) ?? "",
    sort: search.get(name("sort")) ?? usualSort,
    filters: Object.fromEntries(filterNames.map((filter) => [filter, search.get(name(filter)) ?? ""])),
  };

  /** What stands in no address; of a filter and a search it is nothing. */
  const usual: Record<string, string | number> = { page: 1, sort: usualSort };

  /** Anything but the page starts over at the first page. */
  function change(
    next: Partial<Omit<ListParams, "filters">> & { filters?: Record<string, string> },
    // The back button doesn't go through a search letter by letter.
    { replace } = { replace: next.q !== undefined },
  ): void {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        const { filters = {}, ...rest } = next;
        const entries = Object.entries({ ...rest, ...filters });
        if (next.page === undefined) after.delete(name("page"));
        for (const [key, value] of entries) {
          if (value === "" || value === usual[key]) after.delete(name(key));
          else after.set(name(key), String(value));
        }
        return after;
      },
      { replace },
    );
  }

  return { params, change };
}

/** The query string for the server. */
export function toQuery(params: ListParams, limit: number, extra: Record<string, string> = {}): string {
  const query = new URLSearchParams({ page: String(params.page), limit: String(limit), ...extra });
  for (const [key, value] of Object.entries({ q: params.q, sort: params.sort, ...params.filters }))
    if (value) query.set(key, value);
  return query.toString();
}
