import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { type JoinKey, joinKinds } from "#shared/workflows/node-config.schema.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import { suggestMatch } from "#shared/workflows/suggest-match.ts";
import { ColumnField } from "./column-field.tsx";
import { EntryList } from "./entry-list.tsx";
import type { FormProps } from "./form-props.ts";

const kindWords = {
  inner: "that match (inner)",
  left: "all of the left side (left)",
  full: "all of both sides (full)",
} as const;

/** Which rows are kept, which columns have to be equal, and what becomes of names that both sides have. */
export function JoinForm({ config, inputs, onChange, problemOf }: FormProps<NodeConfigs["transform:join"]>) {
  const [left, right] = [inputs[0]?.fields ?? [], inputs[1]?.fields ?? []];
  return (
    <>
      <SelectField
        label="Keep rows"
        value={config.kind}
        options={joinKinds.map((value) => ({ value, label: kindWords[value] }))}
        onChange={(event) => {
          const chosen = joinKinds.find((value) => value === event.target.value);
          if (chosen) onChange({ kind: chosen }, "kind");
        }}
      />
      <EntryList<JoinKey>
        legend="Columns that match"
        word="Match"
        entries={config.keys}
        create={() => suggestMatch(inputs, config.keys)}
        onChange={(keys, about) => onChange({ keys }, about)}
        problem={problemOf("keys")}
      >
        {(key, change) => (
          <>
            <ColumnField
              label={inputs[0] ? `Left: ${inputs[0].label}` : "Left"}
              value={key.left}
              columns={left}
              onChange={(name) => change({ left: name }, "left")}
            />
            <ColumnField
              label={inputs[1] ? `Right: ${inputs[1].label}` : "Right"}
              value={key.right}
              columns={right}
              onChange={(name) => change({ right: name }, "right")}
            />
          </>
        )}
      </EntryList>
      <TextField
        label="Suffix for names on both sides"
        value={config.suffix}
        hint="Added to the right side's column."
        onChange={(event) => onChange({ suffix: event.target.value }, "suffix")}
      />
    </>
  );
}
