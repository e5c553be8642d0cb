import type { Db } from './connect.ts';

type Waiting<Q, A> = { question: Q; resolve(answer: A): void; reject(error: unknown): void };

/**
 * What is asked in the same turn of the event loop goes to the database as one statement: ten people who load a page at
 * the same moment cost little more than one. Nothing is kept; anyone who asks later is told what is so later.
 */
export function gathered<Q, A>(ask: (db: Db, questions: readonly Q[]) => Promise<readonly A[]>) {
  const rooms = new WeakMap<Db, Waiting<Q, A>[]>();
  const askAll = async (db: Db, room: readonly Waiting<Q, A>[]): Promise<void> => {
    try {
      const answers = await ask(
        db,
        room.map(({ question }) => question),
      );
      room.forEach(({ resolve }, i) => resolve(answers[i] as A));
    } catch (error) {
      for (const { reject } of room) reject(error);
    }
  };
  return (db: Db, question: Q): Promise<A> =>
    new Promise((resolve, reject) => {
      const room = rooms.get(db) ?? [];
      room.push({ question, resolve, reject });
      if (room.length > 1) return;
      rooms.set(db, room);
      setImmediate(() => {
        rooms.delete(db);
        void askAll(db, room);
      });
    });
}
