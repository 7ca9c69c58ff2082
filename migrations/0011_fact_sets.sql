CREATE TABLE "fact_set_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"set_id" integer,
	CONSTRAINT "fact_set_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "fact_set_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"set_id" integer NOT NULL,
	"facts" json NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fact_sets" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"facts" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fact_set_keys" ADD CONSTRAINT "fact_set_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_set_keys" ADD CONSTRAINT "fact_set_keys_set_id_fact_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."fact_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_set_versions" ADD CONSTRAINT "fact_set_versions_set_id_fact_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."fact_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_sets" ADD CONSTRAINT "fact_sets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_set_keys_set" ON "fact_set_keys" USING btree ("set_id");--> statement-breakpoint
CREATE INDEX "fact_set_versions_set" ON "fact_set_versions" USING btree ("set_id","id");--> statement-breakpoint
CREATE INDEX "fact_sets_user" ON "fact_sets" USING btree ("user_id","id");