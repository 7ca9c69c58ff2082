import { CodeArea } from "#client/components/ui/code-area.tsx";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { ConnectionField } from "#client/features/workflows/connections/connection-field.tsx";
import {
  type HttpHeader,
  type HttpSourceConfig,
  httpLimits,
  httpMethods,
  paginations,
} from "#shared/workflows/http-config.schema.ts";
import { EntryList } from "./entry-list.tsx";
import type { FormProps } from "./form-props.ts";
import { LoadColumns } from "./load-columns.tsx";

const paginationWords: Record<HttpSourceConfig["pagination"], { label: string; hint: string }> = {
  none: { label: "One page", hint: "One call gets all rows." },
  page: { label: "Page number", hint: "Gets page after page until one is empty." },
  cursor: { label: "Cursor in the response", hint: "Each response gives the next page as a value or a URL." },
  link: { label: "Link header", hint: "Follows the “next” link of each response." },
};

/** A call to an API: what to ask, where the rows are in the answer, and how to get the next page. */
export function HttpSourceForm({ node, config, onChange, onData, problemOf }: FormProps<HttpSourceConfig>) {
  const { connectionId, url, method, headers, body, rowsPath } = config;
  const errorOf = (part: keyof HttpSourceConfig) => {
    const problem = problemOf(part);
    return problem ? { error: problem } : {};
  };
  return (
    <>
      <ConnectionField
        type="http"
        value={connectionId}
        without="None, the API is public"
        onChange={(id) => onChange({ connectionId: id }, "connection")}
        problem={problemOf("connectionId")}
      />
      <TextField
        label="URL"
        type="url"
        value={url}
        maxLength={httpLimits.url}
        autoComplete="off"
        hint={
          connectionId === null
            ? "Like https://api.example.com/orders?status=paid"
            : "The whole URL, or the part after the connection's base URL."
        }
        {...errorOf("url")}
        onChange={(event) => onChange({ url: event.target.value }, "url")}
      />
      <SelectField
        label="Method"
        value={method}
        options={httpMethods.map((value) => ({ value, label: value }))}
        onChange={(event) => {
          const chosen = httpMethods.find((value) => value === event.target.value);
          if (chosen) onChange({ method: chosen }, "method");
        }}
      />
      {method === "POST" ? (
        <CodeArea
          label="Body"
          rows={4}
          value={body}
          maxLength={httpLimits.body}
          hint="JSON."
          {...errorOf("body")}
          onChange={(event) => onChange({ body: event.target.value }, "body")}
        />
      ) : null}
      <EntryList<HttpHeader>
        legend="Headers"
        word="Header"
        entries={headers}
        create={() => ({ name: "", value: "" })}
        onChange={(entries, about) => onChange({ headers: entries }, about)}
        problem={problemOf("headers")}
      >
        {(header, change) => (
          <>
            <TextField
              label="Header"
              value={header.name}
              maxLength={httpLimits.name}
              onChange={(event) => change({ name: event.target.value }, "name")}
            />
            <TextField
              label="Value"
              value={header.value}
              maxLength={httpLimits.value}
              onChange={(event) => change({ value: event.target.value }, "value")}
            />
          </>
        )}
      </EntryList>
      <TextField
        label="Path to the rows"
        optional
        value={rowsPath}
        maxLength={httpLimits.name}
        hint="Where the list is in the response, like data.items. Leave empty if the response is the list."
        {...errorOf("rowsPath")}
        onChange={(event) => onChange({ rowsPath: event.target.value }, "rowsPath")}
      />
      <PageFields {...{ config, onChange, errorOf }} />
      <LoadColumns
        {...{ node, onData, rowsPath }}
        disabled={url.trim() === ""}
        onRowsPath={(path) => onChange({ rowsPath: path }, "rowsPath")}
      />
    </>
  );
}

type PageFieldsProps = Pick<FormProps<HttpSourceConfig>, "config" | "onChange"> & {
  errorOf: (part: keyof HttpSourceConfig) => { error?: string };
};

/** How the pages after the first one are asked for. */
function PageFields({ config, onChange, errorOf }: PageFieldsProps) {
  const { pagination, pageParam, cursorPath } = config;
  return (
    <>
      <SelectField
        label="More pages"
        value={pagination}
        options={paginations.map((value) => ({ value, label: paginationWords[value].label }))}
        hint={paginationWords[pagination].hint}
        onChange={(event) => {
          const chosen = paginations.find((value) => value === event.target.value);
          if (chosen)
            onChange(
              { pagination: chosen, ...(usualParams[chosen] ? { pageParam: usualParams[chosen] } : {}) },
              "pagination",
            );
        }}
      />
      {pagination === "cursor" ? (
        <TextField
          label="Path to the cursor"
          value={cursorPath}
          maxLength={httpLimits.name}
          {...errorOf("cursorPath")}
          onChange={(event) => onChange({ cursorPath: event.target.value }, "cursorPath")}
        />
      ) : null}
      {pagination === "page" || pagination === "cursor" ? (
        <TextField
          label={pagination === "page" ? "Page parameter" : "Cursor parameter"}
          value={pageParam}
          maxLength={httpLimits.name}
          {...errorOf("pageParam")}
          onChange={(event) => onChange({ pageParam: event.target.value }, "pageParam")}
        />
      ) : null}
      {pagination === "page" ? (
        <SelectField
          label="First page is"
          value={String(config.firstPage)}
          options={[
            { value: "1", label: "1" },
            { value: "0", label: "0" },
          ]}
          onChange={(event) => onChange({ firstPage: Number(event.target.value) }, "firstPage")}
        />
      ) : null}
      {pagination === "none" ? null : (
        <SelectField
          label="At most"
          value={String(config.maxPages)}
          options={[...new Set([10, 100, 1_000, 10_000, config.maxPages])]
            .toSorted((one, other) => one - other)
            .map((count) => ({ value: String(count), label: `${count.toLocaleString("en-US")} pages` }))}
          hint="If there are more pages, the run stops so that no rows go missing."
          onChange={(event) => onChange({ maxPages: Number(event.target.value) }, "maxPages")}
        />
      )}
    </>
  );
}

const usualParams: Partial<Record<HttpSourceConfig["pagination"], string>> = { page: "page", cursor: "cursor" };
