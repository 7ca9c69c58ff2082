CREATE TABLE "workflow_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"file_key" text NOT NULL,
	"delimiter" text NOT NULL,
	"header" boolean NOT NULL,
	"fields" json NOT NULL,
	"rows" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workflow_files" ADD CONSTRAINT "workflow_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workflow_files_user" ON "workflow_files" USING btree ("user_id");