-- The keys by which names are compared have an apostrophe for the ʻokina, as for the marks that people type for it.
UPDATE "members" SET "name_key" = replace("name_key", 'ʻ', '''') WHERE "name_key" LIKE '%ʻ%';--> statement-breakpoint
-- Of several that become alike only one can change; the others stay as they were.
UPDATE "users" AS "one" SET "username_key" = replace("username_key", 'ʻ', '''')
WHERE "username_key" LIKE '%ʻ%'
	AND NOT EXISTS (SELECT 1 FROM "users" AS "other"
		WHERE "other"."is_active" AND replace("other"."username_key", 'ʻ', '''') = replace("one"."username_key", 'ʻ', '''')
			AND ("other"."username_key" NOT LIKE '%ʻ%' OR "other"."id" < "one"."id"));--> statement-breakpoint
UPDATE "custom_hymns" AS "one" SET "title_key" = replace("title_key", 'ʻ', '')
WHERE "title_key" LIKE '%ʻ%'
	AND NOT EXISTS (SELECT 1 FROM "custom_hymns" AS "other"
		WHERE "other"."ward_id" = "one"."ward_id"
			AND replace("other"."title_key", 'ʻ', '') = replace("one"."title_key", 'ʻ', '')
			AND ("other"."title_key" NOT LIKE '%ʻ%' OR "other"."id" < "one"."id"));
