CREATE TABLE "letter_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"letter_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "letter_keys" ADD CONSTRAINT "letter_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_keys" ADD CONSTRAINT "letter_keys_letter_id_saved_cover_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."saved_cover_letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_keys_letter" ON "letter_keys" USING btree ("letter_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree (("sess" #>> '{passport,user,id}'));