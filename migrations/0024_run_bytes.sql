ALTER TABLE "execution_results" ADD COLUMN "file_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "execution_runs" ADD COLUMN "bytes" bigint;--> statement-breakpoint
ALTER TABLE "execution_runs" ADD COLUMN "file_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "execution_runs_bytes" ON "execution_runs" USING btree ("user_id","execution_id","bytes") WHERE "execution_runs"."bytes" is null or "execution_runs"."bytes" > 0;--> statement-breakpoint
CREATE INDEX "execution_runs_files" ON "execution_runs" USING btree ("user_id","execution_id","file_bytes") WHERE "execution_runs"."file_bytes" > 0;