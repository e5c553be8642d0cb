import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each test file gets its database from: a dump to load, or a template to copy. */
    origin: { snapshot: string } | { adminUrl: string; template: string };
  }
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MIGRATIONS = join(ROOT, 'migrations');
const CACHE = join(ROOT, 'node_modules/.cache/planner-tests');

function migrationsKey(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const name of readdirSync(MIGRATIONS).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** A dump of an empty, migrated database; loading it is three times as fast as making one. */
async function makeSnapshot(): Promise<string> {
  const file = join(CACHE, `${migrationsKey()}.tar.gz`);
  if (existsSync(file)) return file;
  const database = await connect({ dataDir: null, durable: false });
  try {
    await migrateDatabase(database, MIGRATIONS);
    if (!database.dump) throw new Error('The embedded database has no dump');
    const draft = `${file}.${process.pid}`;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(draft, await database.dump());
    renameSync(draft, file);
    return file;
  } finally {
    await database.close();
  }
}

async function makeTemplate(adminUrl: string): Promise<{ template: string; remove(): Promise<void> }> {
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${template}`;
  const database = await connect({ databaseUrl: url.href, dataDir: null });
  await migrateDatabase(database, MIGRATIONS).finally(() => database.close());
  return {
    template,
    async remove() {
      await admin.query(`drop database ${template} with (force)`);
      await admin.end();
    },
  };
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) {
    project.provide('origin', { snapshot: await makeSnapshot() });
    return undefined;
  }
  const { template, remove } = await makeTemplate(adminUrl);
  project.provide('origin', { adminUrl, template });
  return remove;
}
