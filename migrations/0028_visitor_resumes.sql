CREATE TABLE "visitor_resumes" (
	"session_id" text PRIMARY KEY NOT NULL,
	"resume" json NOT NULL
);
--> statement-breakpoint
INSERT INTO "visitor_resumes" ("session_id", "resume")
SELECT "sid", "sess" -> 'resume' FROM "session" WHERE json_typeof("sess" -> 'resume') = 'object';
--> statement-breakpoint
UPDATE "session" SET "sess" = ("sess"::jsonb - 'resume')::json WHERE "sess" -> 'resume' IS NOT NULL;
