ALTER TABLE "members" ADD COLUMN "household" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "age_group" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "birth_year" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "away" jsonb DEFAULT '[]'::jsonb NOT NULL;