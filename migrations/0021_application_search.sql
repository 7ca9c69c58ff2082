-- As with leads: trigrams make a search quick, and where this account may not install them it works without, only slower.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS "applications_search" ON "applications" USING gin (
    (role || ' ' || company || ' ' || place || ' ' || contact || ' ' || source || ' ' || link || ' ' || notes) gin_trgm_ops
  );
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
    RAISE NOTICE 'pg_trgm is not available: applications are searched without an index';
END
$$;
