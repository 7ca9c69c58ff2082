CREATE TABLE "execution_inputs" (
	"execution_id" integer PRIMARY KEY NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflow_hooks" (
	"workflow_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"address" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_called_at" timestamp with time zone,
	CONSTRAINT "workflow_hooks_address_unique" UNIQUE("address")
);
--> statement-breakpoint
ALTER TABLE "execution_inputs" ADD CONSTRAINT "execution_inputs_execution_id_executions_id_fk" FOREIGN KEY ("execution_id") REFERENCES "public"."executions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_hooks" ADD CONSTRAINT "workflow_hooks_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_hooks" ADD CONSTRAINT "workflow_hooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;