import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/** Makes the sample data once; every worker starts from a copy, which takes a fraction of the time. */
export default async function prepareSample(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'planner-sample-'));
  // It ends at once: compiling the database a second time would take almost half of this.
  const server = await startServer(folder, {}, ['--liftoff-only']);
  await server.stop();
  process.env.SAMPLE_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
