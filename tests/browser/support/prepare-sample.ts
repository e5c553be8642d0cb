import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHORT_LIVED } from '../../../tools/test-run/short-lived-node.ts';
import { startServer } from './server.ts';

/** Makes the sample data once; every worker starts from a copy, which takes a fraction of the time. */
export default async function prepareSample(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'planner-sample-'));
  const server = await startServer(folder, {}, SHORT_LIVED);
  await server.stop();
  process.env.SAMPLE_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
