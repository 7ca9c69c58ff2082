-- Trigrams make a search of a million leads quick. Where this account may not install them, search works without, only slower.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS "prompt_submissions_search" ON "prompt_submissions"
    USING gin ((name || ' ' || email || ' ' || coalesce(job_title, '')) gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
    RAISE NOTICE 'pg_trgm is not available: leads are searched without an index';
END
$$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "prompt_submissions_email" ON "prompt_submissions" (lower(email));
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "prompt_submissions_source" ON "prompt_submissions" (source, created_at DESC, id DESC);
