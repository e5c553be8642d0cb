import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '#client/auth/session.ts';
import { membersOptions } from '#client/members/api.ts';
import type { Person } from '#shared/meetings/form.ts';
import { fullName } from '#shared/text/person-name.ts';
import { announcedOn } from '#shared/standing/repeating.ts';
import { dueOn, type Due } from '#shared/standing/rotation.ts';
import { ROTATION_PARTS, type RotationPart } from '#shared/standing/constants.ts';
import type { RepeatingAnnouncement, Rotation, Templates } from '#shared/standing/schema.ts';
import { standingOptions } from './api.ts';

const NO_ROTATION: Rotation = {};
const NO_TEMPLATES: Templates = {};
const NONE: readonly never[] = [];

const isRotationPart = (key: string): key is RotationPart => ROTATION_PARTS.some((part) => part === key);

/** Whose turn a part is on a Sunday; null where the rotation has no one, or someone who has left the ward. */
export type DueOn = (part: string, date: string) => (Due & { name: string }) | null;

/** As a field has the person whose turn it is. */
export const personDue = ({ id, name }: { id: number; name: string }): Person => ({ id, text: name });

/** The ward's rotation for those who plan; for everyone else there is none. */
export function useRotation(): { dueOn: DueOn; isWaiting: boolean; hasRotation: boolean } {
  const { may } = useSession();
  const isPlanner = may('meetings:write');
  const standing = useQuery({ ...standingOptions(), enabled: isPlanner });
  const { data: members = NONE, isPending } = useQuery({ ...membersOptions(), enabled: isPlanner });
  const rotation = standing.data?.rotation ?? NO_ROTATION;
  const due = useMemo(
    (): DueOn => (part, date) => {
      const found = isRotationPart(part) ? dueOn(rotation, part, date) : null;
      const member = found && members.find(({ id }) => id === found.id);
      return member ? { ...found, name: fullName(member) } : null;
    },
    [rotation, members],
  );
  const hasRotation = ROTATION_PARTS.some((part) => rotation[part]);
  return { dueOn: due, isWaiting: isPlanner && (standing.isPending || (hasRotation && isPending)), hasRotation };
}

/** Ahead of the first question. */
export const fetchStanding = (client: QueryClient): Promise<void> => client.prefetchQuery(standingOptions());

/** What is announced on a Sunday because it repeats. */
export function useRepeating(date: string): RepeatingAnnouncement[] {
  const { may } = useSession();
  const { data } = useQuery({ ...standingOptions(), enabled: may('meetings:write') });
  return announcedOn(data?.announcements ?? NONE, date);
}

/** What each kind of Sunday usually has, for those who plan. */
export function useTemplates(): Templates {
  const { may } = useSession();
  const { data } = useQuery({ ...standingOptions(), enabled: may('meetings:write') });
  return data?.templates ?? NO_TEMPLATES;
}
