ALTER TABLE "execution_nodes" ADD COLUMN "node_type" text;--> statement-breakpoint
ALTER TABLE "executions" ADD COLUMN "rows_delivered" bigint;--> statement-breakpoint
ALTER TABLE "executions" ADD COLUMN "rows_skipped" bigint DEFAULT 0 NOT NULL;