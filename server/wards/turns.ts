import type pg from 'pg';
import { AppError } from '#shared/http/errors.ts';

/**
 * How many saves of a ward have a connection at once. One is under way, and the others already wait where the database holds
 * the ward, so that the next begins the moment the first one ends. With fewer, that takes a tenth longer when many save; more
 * would only take the connections of other wards, for as long as a save hangs.
 */
const AT_ONCE = 3;
/** As long as anyone waits for a connection. */
const PATIENCE_MS = 10_000;

type Turns = { running: number; waiting: (() => void)[] };
const ofPool = new WeakMap<pg.Pool, Map<number, Turns>>();

function turnsOf(pool: pg.Pool, wardId: number): Turns {
  const wards = ofPool.get(pool) ?? new Map<number, Turns>();
  ofPool.set(pool, wards);
  const turns = wards.get(wardId) ?? { running: 0, waiting: [] };
  wards.set(wardId, turns);
  return turns;
}

function takeTurn(turns: Turns, patienceMs: number): Promise<void> {
  if (turns.running < AT_ONCE) {
    turns.running += 1;
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      turns.waiting.splice(turns.waiting.indexOf(begin), 1);
      reject(new AppError('too_slow'));
    }, patienceMs);
    turns.waiting.push(begin);
  });
}

/** Runs a save when it is its turn among those of the ward in this process; who waits too long is told so. */
export async function inTurn<T>(
  pool: pg.Pool,
  wardId: number,
  save: () => Promise<T>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const turns = turnsOf(pool, wardId);
  await takeTurn(turns, patienceMs);
  try {
    return await save();
  } finally {
    const next = turns.waiting.shift();
    // Whoever is next takes over this place.
    if (next) next();
    else turns.running -= 1;
    if (turns.running === 0) ofPool.get(pool)?.delete(wardId);
  }
}
