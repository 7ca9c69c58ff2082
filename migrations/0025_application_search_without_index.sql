-- A search looks through one account's texts, a piece at a time, and is as quick without trigrams. Keeping them up held the
-- embedded database for a second now and then: what was put off came all at once with one save. Of leads they stay, because
-- a search goes through all; each lead's are kept up with the lead.
DROP INDEX IF EXISTS "applications_search";
--> statement-breakpoint
DO $$
BEGIN
  IF to_regclass('prompt_submissions_search') IS NOT NULL THEN
    ALTER INDEX "prompt_submissions_search" SET (fastupdate = off);
    PERFORM gin_clean_pending_list('prompt_submissions_search');
  END IF;
END
$$;
