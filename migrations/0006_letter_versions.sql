CREATE TABLE "letter_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"letter_id" integer NOT NULL,
	"content" text NOT NULL,
	"made" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_letter_id_saved_cover_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."saved_cover_letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_versions_letter" ON "letter_versions" USING btree ("letter_id","id");