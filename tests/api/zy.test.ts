import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
it('has its own database', async () => {
  const { pool, embedded } = await testDatabase();
  const found = await pool.query('select count(*)::int as n from wards');
  expect(found.rows).toEqual([{ n: 0 }]);
  console.log(embedded);
});
