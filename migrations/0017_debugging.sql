CREATE TABLE "execution_samples" (
	"execution_id" integer NOT NULL,
	"node_id" text NOT NULL,
	"row_count" bigint,
	"fields" json NOT NULL,
	"rows" json NOT NULL,
	"kept_rows" boolean DEFAULT false NOT NULL,
	CONSTRAINT "execution_samples_execution_id_node_id_pk" PRIMARY KEY("execution_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "workflow_versions" (
	"workflow_id" integer NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"nodes" json NOT NULL,
	"edges" json NOT NULL,
	"parameters" json DEFAULT '[]'::json NOT NULL,
	"notes" json DEFAULT '[]'::json NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workflow_versions_workflow_id_version_pk" PRIMARY KEY("workflow_id","version")
);
--> statement-breakpoint
ALTER TABLE "execution_runs" ADD COLUMN "parameters" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "execution_runs" ADD COLUMN "pinned_nodes" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "execution_runs" ADD COLUMN "from_node" text;--> statement-breakpoint
ALTER TABLE "execution_runs" ADD COLUMN "rows_of" integer;--> statement-breakpoint
ALTER TABLE "workflow_files" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "parameters" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "notes" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "execution_samples" ADD CONSTRAINT "execution_samples_execution_id_executions_id_fk" FOREIGN KEY ("execution_id") REFERENCES "public"."executions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_versions" ADD CONSTRAINT "workflow_versions_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_versions" ADD CONSTRAINT "workflow_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;