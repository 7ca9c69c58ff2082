import {
  ArrowDownUp,
  ChartColumn,
  Cloud,
  CopyMinus,
  Database,
  DatabaseZap,
  FileSpreadsheet,
  Filter,
  GitFork,
  Globe,
  Layers,
  ListEnd,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  Merge,
  Shuffle,
  Sigma,
  Snowflake,
  Split,
  Table2,
  Webhook,
  Workflow,
} from "lucide-react";
import type { ConnectorType, TransformType } from "#shared/workflows/node-types.ts";
import type { NodeData } from "#shared/workflows/workflow.schema.ts";

const icons: Record<ConnectorType | TransformType, LucideIcon> = {
  postgres: Database,
  mysql: DatabaseZap,
  csv: FileSpreadsheet,
  snowflake: Snowflake,
  googlesheets: Table2,
  http: Globe,
  webhook: Webhook,
  input: LogIn,
  workflow: Workflow,
  output: LogOut,
  s3: Cloud,
  email: Mail,
  dashboard: ChartColumn,
  filter: Filter,
  map: Shuffle,
  aggregate: Sigma,
  route: GitFork,
  join: Merge,
  union: Layers,
  sort: ArrowDownUp,
  deduplicate: CopyMinus,
  limit: ListEnd,
  split: Split,
};

/** The picture of what a node reads, does or writes to. */
export function NodeIcon({
  of: { connectorType, transformType },
  className,
}: {
  of: Pick<NodeData, "connectorType" | "transformType">;
  className?: string;
}) {
  const type = transformType ?? connectorType;
  const Icon = type ? icons[type] : Database;
  return <Icon aria-hidden="true" size={20} strokeWidth={1.75} {...(className ? { className } : {})} />;
}
