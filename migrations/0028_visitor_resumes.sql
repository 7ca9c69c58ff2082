CREATE TABLE "visitor_resumes" (
	"session_id" text PRIMARY KEY NOT NULL,
	"resume" json NOT NULL
);
--> statement-breakpoint
-- Text with escapes that PostgreSQL's json functions refuse stays where it is until its session ends.
INSERT INTO "visitor_resumes" ("session_id", "resume")
SELECT "sid", "sess" -> 'resume' FROM "session"
WHERE CASE WHEN "sess"::text ~ '\\u(0000|[dD][89a-fA-F])' THEN false ELSE json_typeof("sess" -> 'resume') = 'object' END;
--> statement-breakpoint
UPDATE "session" SET "sess" = ("sess"::jsonb - 'resume')::json
WHERE CASE WHEN "sess"::text ~ '\\u(0000|[dD][89a-fA-F])' THEN false ELSE "sess" -> 'resume' IS NOT NULL END;
