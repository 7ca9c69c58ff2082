import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextArea } from "#client/components/ui/text-area.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { useParameters } from "#client/features/workflows/parameters/parameters-context.ts";
import { conditionProblem, conditionWarning, operatorValues } from "#shared/workflows/condition-problem.ts";
import {
  type Condition,
  type Field,
  type FilterOperator,
  filterOperators,
} from "#shared/workflows/node-config.schema.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import type { FieldType } from "#shared/workflows/node-types.ts";
import { ColumnField } from "./column-field.tsx";
import { EntryList } from "./entry-list.tsx";
import { ExpressionField } from "./expression-field.tsx";
import type { FormProps } from "./form-props.ts";

const operatorWords: Record<FilterOperator, string> = {
  equals: "is",
  notEquals: "is not",
  greaterThan: "is greater than",
  greaterOrEqual: "is at least",
  lessThan: "is less than",
  lessOrEqual: "is at most",
  between: "is between",
  contains: "contains",
  notContains: "does not contain",
  startsWith: "starts with",
  endsWith: "ends with",
  in: "is one of",
  isEmpty: "is empty",
  isNotEmpty: "is not empty",
};

const operators = filterOperators.map((value) => ({ value, label: operatorWords[value] }));

/** A filter keeps rows; a route lets all of them go on, by one of two outputs. */
const filterWords = { combine: "Keep rows where", expression: "A row is kept when this is true." };
const routeWords = {
  combine: "First output where",
  expression: "A row goes to the first output when this is true, otherwise to the second.",
};

export function FilterForm({
  node,
  config,
  incoming,
  onChange,
  problemOf,
}: FormProps<NodeConfigs["transform:filter"]>) {
  const { conditions, combine, expression } = config;
  const words = node.data.transformType === "route" ? routeWords : filterWords;
  return (
    <>
      {conditions.length + (expression.trim() ? 1 : 0) > 1 ? (
        <SelectField
          label={words.combine}
          value={combine}
          options={[
            { value: "all", label: "All conditions are met" },
            { value: "any", label: "Any condition is met" },
          ]}
          onChange={(event) => onChange({ combine: event.target.value === "any" ? "any" : "all" }, "combine")}
        />
      ) : null}
      <EntryList<Condition>
        legend="Conditions"
        word="Condition"
        entries={conditions}
        create={() => ({ field: "", operator: "equals", value: "", upTo: "" })}
        onChange={(changed, about) => onChange({ conditions: changed }, about)}
        problem={conditions.length === 0 ? problemOf("conditions") : undefined}
      >
        {(condition, change) => <ConditionFields condition={condition} incoming={incoming} onChange={change} />}
      </EntryList>
      <ExpressionField
        label="Expression"
        optional
        hint={words.expression}
        value={expression}
        columns={incoming}
        onChange={(value) => onChange({ expression: value }, "expression")}
      />
    </>
  );
}

function ConditionFields({
  condition,
  incoming,
  onChange,
}: {
  condition: Condition;
  incoming: readonly Field[];
  onChange: (changes: Partial<Condition>, about: string) => void;
}) {
  const takes = operatorValues[condition.operator];
  const type = incoming.find(({ name }) => name === condition.field)?.type ?? "VARCHAR";
  const problem = conditionProblem(condition, incoming)?.message;
  const parameters = useParameters();
  const warning = conditionWarning(condition, incoming, parameters);
  const aboutValue = condition.field && incoming.some(({ name }) => name === condition.field) ? problem : undefined;
  return (
    <>
      <ColumnField
        label="Column"
        value={condition.field}
        columns={incoming}
        onChange={(field) => onChange({ field }, "column")}
        error={condition.field ? undefined : problem}
      />
      <SelectField
        label="Comparison"
        value={condition.operator}
        options={operators}
        onChange={(event) => {
          const chosen = filterOperators.find((operator) => operator === event.target.value);
          if (chosen) onChange({ operator: chosen }, "operator");
        }}
      />
      {takes === "list" ? (
        <TextArea
          label="Values, one per line"
          rows={3}
          value={condition.value}
          {...(aboutValue ? { error: aboutValue } : {})}
          onChange={(event) => onChange({ value: event.target.value }, "value")}
        />
      ) : null}
      {takes === 1 || takes === 2 ? (
        <TextField
          label={takes === 2 ? "From" : "Value"}
          value={condition.value}
          {...valueInput(type)}
          {...(aboutValue ? { error: aboutValue } : {})}
          onChange={(event) => onChange({ value: event.target.value }, "value")}
        />
      ) : null}
      {takes === 2 ? (
        <TextField
          label="To"
          value={condition.upTo}
          {...valueInput(type)}
          onChange={(event) => onChange({ upTo: event.target.value }, "upTo")}
        />
      ) : null}
      {warning ? (
        <p role="status" className="text-small text-warning">
          {warning}
        </p>
      ) : null}
    </>
  );
}

function valueInput(type: FieldType): { inputMode?: "decimal"; placeholder?: string } {
  if (type === "INTEGER" || type === "DECIMAL") return { inputMode: "decimal" };
  if (type === "DATE") return { placeholder: "2026-11-21" };
  if (type === "BOOLEAN") return { placeholder: "true or false" };
  return type === "TIMESTAMP" ? { placeholder: "2026-11-21 09:30" } : {};
}
