import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHORT_LIVED } from '../../../tools/test-run/short-lived-node.ts';
import { startServer } from './server.ts';

async function makeSample(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'planner-sample-'));
  const server = await startServer(folder, {}, SHORT_LIVED);
  await server.stop();
  return folder;
}

/**
 * Makes the sample data once; every worker starts from a copy, which takes a fraction of the time. `npm test` names a folder,
 * which it deletes itself, so that the next part finds there what the first has made.
 */
export default async function prepareSample(): Promise<() => void> {
  const kept = process.env.KEPT_SAMPLE;
  if (kept !== undefined) {
    if (!existsSync(kept)) renameSync(await makeSample(), kept);
    process.env.SAMPLE_DATA = kept;
    return () => undefined;
  }
  const folder = await makeSample();
  process.env.SAMPLE_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
