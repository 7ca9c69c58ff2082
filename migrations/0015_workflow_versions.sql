ALTER TABLE "execution_runs" ADD COLUMN "workflow_version" integer;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;