CREATE TABLE "invitation_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"ward_id" integer NOT NULL,
	"invitation_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitation_links" ADD CONSTRAINT "invitation_links_invitation_fk" FOREIGN KEY ("ward_id","invitation_id") REFERENCES "public"."invitations"("ward_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_links_by_invitation" ON "invitation_links" USING btree ("ward_id","invitation_id");