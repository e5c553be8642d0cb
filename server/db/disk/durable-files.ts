import * as fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { flushFolder } from './flush.ts';

/** What is used of Emscripten's streams and of its file system on real folders. */
type Stream = { nfd?: number; node: object };
type FolderFs = {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: object): string;
};

/** A planner's wards fit in this many times over; what Postgres would take of itself is 128 MB. */
const SMALL = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB'];
export const SMALL_START = PGlite.defaultStartParams.concat(SMALL);

const FLUSHING = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
/** PGlite starts with -F, which means: never flush. */
export const DURABLE_START = SMALL_START.filter((param) => param !== '-F').concat(FLUSHING);

/** PGlite's folder on disk, with the fsync it lacks: a commit is answered only after it has reached the disk. */
export class DurableNodeFS extends NodeFS {
  flushes = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const ready = await super.init(pg, options);
    ready.emscriptenOpts.preRun = [
      ready.emscriptenOpts.preRun ?? [],
      (module: { FS: { filesystems: { NODEFS: FolderFs } } }) => {
        const folders = module.FS.filesystems.NODEFS;
        folders.stream_ops.fsync = (stream) => this.#flush(folders, stream);
      },
    ].flat();
    return ready;
  }

  #flush(folders: FolderFs, stream: Stream): number {
    this.flushes += 1;
    // Folders are opened without a descriptor of their own; a new file is safe only when its folder is flushed too.
    if (stream.nfd === undefined) flushFolder(folders.realPath(stream.node));
    else fs.fsyncSync(stream.nfd);
    return 0;
  }
}
