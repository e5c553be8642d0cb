ALTER TABLE "invitation_links" ADD COLUMN "given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitation_links" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
-- Any of these may have been given.
UPDATE "invitation_links" SET "given_at" = "created_at";
