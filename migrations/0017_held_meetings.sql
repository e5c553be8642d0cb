ALTER TABLE "meetings" ADD COLUMN "held_as_planned" boolean;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "attendance" integer;