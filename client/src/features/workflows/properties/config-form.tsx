import { type ComponentType, useMemo } from "react";
import type { z } from "zod";
import type { ConfigProblem } from "#shared/workflows/config-problem.ts";
import { givenRowsConfigSchema } from "#shared/workflows/given-rows.schema.ts";
import { httpSourceConfigSchema } from "#shared/workflows/http-config.schema.ts";
import {
  aggregateConfigSchema,
  csvDestinationConfigSchema,
  csvSourceConfigSchema,
  dashboardDestinationConfigSchema,
  databaseDestinationConfigSchema,
  databaseSourceConfigSchema,
  deduplicateConfigSchema,
  emailDestinationConfigSchema,
  filterConfigSchema,
  joinConfigSchema,
  limitConfigSchema,
  mapConfigSchema,
  s3DestinationConfigSchema,
  s3SourceConfigSchema,
  sheetDestinationConfigSchema,
  sheetSourceConfigSchema,
  sortConfigSchema,
  splitConfigSchema,
  subWorkflowConfigSchema,
  workflowDestinationConfigSchema,
} from "#shared/workflows/node-config.schema.ts";
import type { NodeKind } from "#shared/workflows/node-types.ts";
import type { NodeData, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { AggregateForm } from "./aggregate-form.tsx";
import { CsvSourceForm } from "./csv-source-form.tsx";
import { DatabaseDestinationForm, DatabaseSourceForm } from "./database-forms.tsx";
import { CsvDestinationForm, DashboardForm, EmailForm } from "./destination-forms.tsx";
import { FilterForm } from "./filter-form.tsx";
import type { FormProps, StepInput } from "./form-props.ts";
import { GivenRowsForm } from "./given-rows-form.tsx";
import { HttpSourceForm } from "./http-source-form.tsx";
import { JoinForm } from "./join-form.tsx";
import { MapForm } from "./map-form.tsx";
import { DeduplicateForm, LimitForm, SortForm, SplitForm } from "./row-forms.tsx";
import { RunWorkflowForm } from "./run-workflow-form.tsx";
import { S3DestinationForm, S3SourceForm } from "./s3-forms.tsx";
import { SheetDestinationForm, SheetSourceForm } from "./sheet-forms.tsx";
import { SubWorkflowForm } from "./sub-workflow-form.tsx";
import { WebhookForm } from "./webhook-form.tsx";

export type ConfigFormProps = {
  node: WorkflowNode;
  inputs: readonly StepInput[];
  problems: readonly ConfigProblem[];
  onData: (changes: Partial<NodeData>, about: string) => void;
};

/** The form of every kind of node. */
export const configForms: Record<NodeKind, ComponentType<ConfigFormProps>> = {
  "source:postgres": configured(databaseSourceConfigSchema, DatabaseSourceForm),
  "source:csv": configured(csvSourceConfigSchema, CsvSourceForm),
  "source:mysql": configured(databaseSourceConfigSchema, DatabaseSourceForm),
  "source:snowflake": configured(databaseSourceConfigSchema, DatabaseSourceForm),
  "source:googlesheets": configured(sheetSourceConfigSchema, SheetSourceForm),
  "source:webhook": configured(givenRowsConfigSchema, WebhookForm),
  "source:s3": configured(s3SourceConfigSchema, S3SourceForm),
  "source:input": configured(givenRowsConfigSchema, GivenRowsForm),
  "source:http": configured(httpSourceConfigSchema, HttpSourceForm),
  "transform:filter": configured(filterConfigSchema, FilterForm),
  "transform:map": configured(mapConfigSchema, MapForm),
  "transform:aggregate": configured(aggregateConfigSchema, AggregateForm),
  "transform:route": configured(filterConfigSchema, FilterForm),
  "transform:join": configured(joinConfigSchema, JoinForm),
  "transform:union": () => null,
  "transform:sort": configured(sortConfigSchema, SortForm),
  "transform:deduplicate": configured(deduplicateConfigSchema, DeduplicateForm),
  "transform:limit": configured(limitConfigSchema, LimitForm),
  "transform:split": configured(splitConfigSchema, SplitForm),
  "transform:workflow": configured(subWorkflowConfigSchema, SubWorkflowForm),
  "destination:postgres": configured(databaseDestinationConfigSchema, DatabaseDestinationForm),
  "destination:csv": configured(csvDestinationConfigSchema, CsvDestinationForm),
  "destination:mysql": configured(databaseDestinationConfigSchema, DatabaseDestinationForm),
  "destination:snowflake": configured(databaseDestinationConfigSchema, DatabaseDestinationForm),
  "destination:googlesheets": configured(sheetDestinationConfigSchema, SheetDestinationForm),
  "destination:email": configured(emailDestinationConfigSchema, EmailForm),
  "destination:dashboard": configured(dashboardDestinationConfigSchema, DashboardForm),
  "destination:s3": configured(s3DestinationConfigSchema, S3DestinationForm),
  "destination:workflow": configured(workflowDestinationConfigSchema, RunWorkflowForm),
  "destination:output": OutputForm,
};

function configured<Config>(
  schema: z.ZodType<Config>,
  Form: ComponentType<FormProps<Config>>,
): ComponentType<ConfigFormProps> {
  return function ConfiguredForm({ node, inputs, problems, onData }: ConfigFormProps) {
    const config = useMemo(() => schema.parse(node.data.config), [node.data.config]);
    return (
      <Form
        node={node}
        config={config}
        incoming={node.data.inputFields}
        inputs={inputs}
        onChange={(changes, about) => onData({ config: { ...config, ...changes } }, about)}
        onData={onData}
        problemOf={(part) => problems.find(({ field }) => field === part)?.message}
      />
    );
  };
}

function OutputForm() {
  return (
    <p className="text-quiet text-small">
      Its rows go back to the Sub-workflow step that runs this workflow. A run of this workflow alone shows them.
    </p>
  );
}
