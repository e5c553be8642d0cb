import * as z from 'zod/mini';
import { route } from '#shared/http/route.ts';
import { PublicWard } from './schema.ts';

export const wards = {
  listPublic: route({ method: 'GET', path: '/api/public/wards', reply: z.array(PublicWard) }),
};
