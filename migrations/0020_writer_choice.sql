CREATE TABLE "writer_choice" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"server" text,
	"model" text,
	"address_url" text,
	"address_model" text,
	"address_key" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
