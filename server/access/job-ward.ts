import type { WardId } from './actor.ts';

/** The ward that the server's own work is about: drafts made ahead, mail, and the daily copy. No request comes this way. */
export const wardOfJob = (ward: { id: number }): WardId => ward.id as WardId;
