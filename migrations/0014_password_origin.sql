ALTER TABLE "sign_in_links" ADD COLUMN "from_ward" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_from_ward" integer;--> statement-breakpoint
UPDATE "users" SET "password_from_ward" = "ward_id" WHERE "role" IS DISTINCT FROM 'super_admin';--> statement-breakpoint
UPDATE "sign_in_links" SET "from_ward" = "users"."ward_id" FROM "users" WHERE "users"."id" = "sign_in_links"."user_id" AND "users"."role" IS DISTINCT FROM 'super_admin';
