-- No one knows who made these, so they end. They would have been good for a day at most.
DELETE FROM "sign_in_links";--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD COLUMN "made_by" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_links_by_maker" ON "sign_in_links" USING btree ("made_by");