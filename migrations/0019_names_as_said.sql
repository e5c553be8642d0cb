ALTER TABLE "members" ADD COLUMN "preferred_name" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "addressed_as" text;