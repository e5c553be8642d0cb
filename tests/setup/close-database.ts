import { afterAll } from 'vitest';
import { closeTestDatabase } from '#tests/database.ts';

afterAll(closeTestDatabase);
