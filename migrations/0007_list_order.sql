DROP INDEX "audit_entries_created_at";--> statement-breakpoint
DROP INDEX "prompt_submissions_created_at";--> statement-breakpoint
DROP INDEX "saved_cover_letters_user";--> statement-breakpoint
DROP INDEX "template_purchases_user";--> statement-breakpoint
DROP INDEX "executions_workflow";--> statement-breakpoint
DROP INDEX "workflows_user";--> statement-breakpoint
CREATE INDEX "prompt_submissions_name" ON "prompt_submissions" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "prompt_submissions_mail" ON "prompt_submissions" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "prompt_submissions_job_title" ON "prompt_submissions" USING btree ("job_title","id");--> statement-breakpoint
CREATE INDEX "audit_entries_created_at" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "prompt_submissions_created_at" ON "prompt_submissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "saved_cover_letters_user" ON "saved_cover_letters" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "template_purchases_user" ON "template_purchases" USING btree ("user_id","purchased_at");--> statement-breakpoint
CREATE INDEX "executions_workflow" ON "executions" USING btree ("workflow_id","started_at");--> statement-breakpoint
CREATE INDEX "workflows_user" ON "workflows" USING btree ("user_id","updated_at");