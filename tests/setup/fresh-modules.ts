import { afterAll, vi } from 'vitest';

// The files of a worker share a process. Modules remember sessions and answers, and tests stand in for a browser's
// globals: neither may reach the next file.
vi.resetModules();
afterAll(() => void vi.unstubAllGlobals());
