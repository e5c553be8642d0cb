import fc from 'fast-check';

/**
 * A check of the same commit gives the same answer wherever it runs: what tests make up comes from one seed. With
 * `SEED=any` it is another one each time; a failure names its seed.
 */
export const seed = process.env.SEED === 'any' ? Date.now() & 0x7fffffff : Number(process.env.SEED ?? 1);

fc.configureGlobal({ seed });
