DROP INDEX "prompt_submissions_name";--> statement-breakpoint
DROP INDEX "prompt_submissions_mail";--> statement-breakpoint
DROP INDEX "prompt_submissions_job_title";--> statement-breakpoint
CREATE INDEX "prompt_submissions_name" ON "prompt_submissions" USING btree (left("name", 200),"id");--> statement-breakpoint
CREATE INDEX "prompt_submissions_mail" ON "prompt_submissions" USING btree (left("email", 200),"id");--> statement-breakpoint
CREATE INDEX "prompt_submissions_job_title" ON "prompt_submissions" USING btree (left("job_title", 200),"id");