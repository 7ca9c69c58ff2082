CREATE TABLE "kept_resume_pieces" (
	"resume_id" integer NOT NULL,
	"position" integer NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "kept_resume_pieces_resume_id_position_pk" PRIMARY KEY("resume_id","position")
);
--> statement-breakpoint
ALTER TABLE "kept_resume_pieces" ADD CONSTRAINT "kept_resume_pieces_resume_id_kept_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."kept_resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "kept_resume_pieces" ("resume_id", "position", "sealed") SELECT "id", 0, split_part("sealed", E'\n', 2) FROM "kept_resumes";--> statement-breakpoint
UPDATE "kept_resumes" SET "sealed" = split_part("sealed", E'\n', 1);
