CREATE TABLE "applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"role" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"posting" text DEFAULT '' NOT NULL,
	"posting_on" date,
	"closes_on" date,
	"next_step" text DEFAULT '' NOT NULL,
	"next_on" date,
	"next_at" text,
	"contact" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_dates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unopened" boolean DEFAULT false NOT NULL,
	"due_on" date DEFAULT '9999-12-31' NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_resumes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"sealed" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_reminders" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"mails" boolean DEFAULT false NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"feed_nonce" text,
	"feed_hash" text,
	CONSTRAINT "application_reminders_feed_hash_unique" UNIQUE("feed_hash")
);
--> statement-breakpoint
CREATE TABLE "reminder_mails" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_mails_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "saved_cover_letters" ADD COLUMN "application_key" text;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_resumes" ADD CONSTRAINT "kept_resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_reminders" ADD CONSTRAINT "application_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_mails" ADD CONSTRAINT "reminder_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_key" ON "applications" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("user_id","due_on","id");--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("user_id","status","due_on","id");--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_closing" ON "applications" USING btree ("user_id",coalesce("closes_on", '9999-12-31'::date),"id");--> statement-breakpoint
CREATE INDEX "applications_role" ON "applications" USING btree ("user_id",lower("role"),"id");--> statement-breakpoint
CREATE INDEX "applications_company" ON "applications" USING btree ("user_id",lower("company"),"id");--> statement-breakpoint
CREATE INDEX "kept_resumes_user" ON "kept_resumes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "saved_cover_letters_application" ON "saved_cover_letters" USING btree ("user_id","application_key");