ALTER TABLE "saved_cover_letters" ADD COLUMN "prompt_info_bytes" integer;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "characters" integer;--> statement-breakpoint
UPDATE "workflows" SET "characters" = length("nodes"::text) + length("edges"::text) + length("parameters"::text) + length("notes"::text);--> statement-breakpoint
UPDATE "saved_cover_letters" SET "prompt_info_bytes" = octet_length("prompt_info"::text) WHERE "prompt_info" IS NOT NULL;
