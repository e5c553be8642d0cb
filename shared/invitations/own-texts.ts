import * as z from 'zod/mini';
import { text } from '#shared/text/schema.ts';
import { INVITATION_KINDS, type InvitationKind } from './constants.ts';
import { INVITATION_TEXT_MAX } from './limits.ts';
import { INVITATION_TEXTS, invitationProblem } from './texts.ts';

const ofEach = <S extends z.ZodMiniType>(schemaOf: (kind: InvitationKind) => S) =>
  Object.fromEntries(INVITATION_KINDS.map((kind) => [kind, schemaOf(kind)])) as Record<InvitationKind, S>;

/** The texts that a ward has changed. */
export const OwnInvitationTexts = z.object(ofEach(() => z.optional(z.string())));
export type OwnInvitationTexts = z.output<typeof OwnInvitationTexts>;

const ownText = (kind: InvitationKind) =>
  text(INVITATION_TEXT_MAX).check((ctx) => {
    const message = invitationProblem(kind, ctx.value);
    if (message !== null) ctx.issues.push({ code: 'custom', input: ctx.value, message });
  });

/** An absent text stays, null is the usual one again. */
export const OwnInvitationTextsChange = z.strictObject(ofEach((kind) => z.optional(z.nullable(ownText(kind)))));

/** What a ward has of its own after a save; a text that is the usual one is not its own. */
export function ownTextsAfter(
  before: OwnInvitationTexts,
  change: z.output<typeof OwnInvitationTextsChange>,
): OwnInvitationTexts {
  const after: OwnInvitationTexts = {};
  for (const kind of INVITATION_KINDS) {
    const text = change[kind] === undefined ? before[kind] : change[kind];
    if (text != null && text !== INVITATION_TEXTS[kind].usual) after[kind] = text;
  }
  return after;
}
