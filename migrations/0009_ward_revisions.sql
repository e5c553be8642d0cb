CREATE TABLE "ward_revisions" (
	"ward_id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"settings" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ward_revisions" ADD CONSTRAINT "ward_revisions_ward_id_wards_id_fk" FOREIGN KEY ("ward_id") REFERENCES "public"."wards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "ward_revisions" ("ward_id", "revision", "settings")
	SELECT "id", floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM "wards";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION raise_ward_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moment bigint := floor(extract(epoch FROM clock_timestamp()) * 1000);
BEGIN
	-- Once in a transaction is enough: the row is then held until it ends.
	INSERT INTO ward_revisions AS known (ward_id, revision, settings)
		SELECT DISTINCT changed.ward_id, moment, moment FROM changed ORDER BY 1
		ON CONFLICT (ward_id) DO UPDATE SET revision = greatest(known.revision + 1, excluded.revision)
		WHERE known.xmin <> pg_current_xact_id()::xid;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION raise_revision_of_ward_itself() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moment bigint := floor(extract(epoch FROM clock_timestamp()) * 1000);
BEGIN
	INSERT INTO ward_revisions AS known (ward_id, revision, settings)
		SELECT changed.id, moment, moment FROM changed ORDER BY 1
		ON CONFLICT (ward_id) DO UPDATE SET revision = greatest(known.revision + 1, excluded.revision),
			settings = greatest(known.revision + 1, excluded.revision);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION raises_ward_revision(changing regclass, raising regproc DEFAULT 'raise_ward_revision') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('CREATE OR REPLACE TRIGGER revision_after_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s()', changing, raising);
	EXECUTE format('CREATE OR REPLACE TRIGGER revision_after_update AFTER UPDATE ON %s REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s()', changing, raising);
	EXECUTE format('CREATE OR REPLACE TRIGGER revision_after_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s()', changing, raising);
END $$;
--> statement-breakpoint
SELECT raises_ward_revision('wards', 'raise_revision_of_ward_itself');
--> statement-breakpoint
DROP TRIGGER revision_after_delete ON wards;
--> statement-breakpoint
SELECT raises_ward_revision(changing::regclass) FROM unnest(ARRAY['members', 'meetings', 'speaking_assignments', 'musical_numbers',
	'meeting_events', 'custom_hymns', 'member_imports', 'invitations']) AS changing;
