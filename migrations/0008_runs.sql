CREATE TABLE "execution_nodes" (
	"execution_id" integer NOT NULL,
	"node_id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"status" text NOT NULL,
	"rows_in" bigint,
	"rows_out" bigint,
	"skipped" bigint DEFAULT 0 NOT NULL,
	"skipped_rows" json NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"message" text,
	"delivering_at" timestamp with time zone,
	"idempotent" boolean DEFAULT true NOT NULL,
	CONSTRAINT "execution_nodes_execution_id_node_id_pk" PRIMARY KEY("execution_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "execution_results" (
	"execution_id" integer NOT NULL,
	"node_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"row_count" bigint NOT NULL,
	"chart" text DEFAULT 'none' NOT NULL,
	"x" text DEFAULT '' NOT NULL,
	"y" json NOT NULL,
	"fields" json NOT NULL,
	"rows" json NOT NULL,
	"file_name" text,
	"file_key" text,
	"share_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "execution_results_execution_id_node_id_pk" PRIMARY KEY("execution_id","node_id"),
	CONSTRAINT "execution_results_share" UNIQUE("share_token")
);
--> statement-breakpoint
CREATE TABLE "execution_runs" (
	"execution_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"trigger" text NOT NULL,
	"request_key" text,
	"concurrency" integer NOT NULL,
	"nodes" json NOT NULL,
	"edges" json NOT NULL,
	"completed_nodes" json NOT NULL,
	"rerun_of" integer,
	"email_on_failure" boolean DEFAULT false NOT NULL,
	"claim" text,
	"lease_until" timestamp with time zone,
	"takeovers" integer DEFAULT 0 NOT NULL,
	"cancel_requested_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"rows_removed_at" timestamp with time zone,
	CONSTRAINT "execution_runs_request" UNIQUE("user_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "workflow_schedules" (
	"workflow_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"cron" text NOT NULL,
	"timezone" text NOT NULL,
	"allow_overlap" boolean NOT NULL,
	"email_on_failure" boolean NOT NULL,
	"enabled" boolean NOT NULL,
	"next_run_at" timestamp with time zone,
	"last_missed_at" timestamp with time zone,
	"last_missed_reason" text
);
--> statement-breakpoint
ALTER TABLE "execution_nodes" ADD CONSTRAINT "execution_nodes_execution_id_executions_id_fk" FOREIGN KEY ("execution_id") REFERENCES "public"."executions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "execution_results" ADD CONSTRAINT "execution_results_execution_id_executions_id_fk" FOREIGN KEY ("execution_id") REFERENCES "public"."executions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "execution_runs" ADD CONSTRAINT "execution_runs_execution_id_executions_id_fk" FOREIGN KEY ("execution_id") REFERENCES "public"."executions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "execution_runs" ADD CONSTRAINT "execution_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_schedules" ADD CONSTRAINT "workflow_schedules_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_schedules" ADD CONSTRAINT "workflow_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "execution_runs_user" ON "execution_runs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workflow_schedules_due" ON "workflow_schedules" USING btree ("next_run_at");--> statement-breakpoint
CREATE INDEX "executions_open" ON "executions" USING btree ("status") WHERE "executions"."status" in ('queued', 'running');