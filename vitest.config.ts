import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['shared/**/*.test.ts', 'tools/**/*.test.ts'],
          // Rules remember nothing, and reading the import's patterns anew for each file takes as long as its tests.
          isolate: false,
          setupFiles: ['tests/setup/repeatable.ts'],
          testTimeout: 60_000,
          // No test may lean on another's order.
          sequence: { shuffle: { files: true, tests: true } },
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/fresh-modules.ts', 'tests/setup/repeatable.ts'],
          // A process for each file would spend half of its time on reading packages.
          isolate: false,
          testTimeout: 60_000,
          sequence: { shuffle: { files: true, tests: true } },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['server/**/*.test.ts', 'tests/api/**/*.test.ts'],
          globalSetup: ['tests/database-setup.ts'],
          setupFiles: ['tests/setup/close-database.ts', 'tests/setup/repeatable.ts'],
          pool: 'forks',
          // Each file has a database of its own; the server's modules keep nothing else, and reading them takes seconds.
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
