import type { MeetingKind } from '#shared/meetings/constants.ts';
import type { SpeakerValue } from '#shared/meetings/form.ts';
import { isNobody } from '#shared/meetings/person.ts';
import { TEMPLATE_KINDS, TEMPLATE_TEXTS, type TemplateKind, type TemplateText } from './constants.ts';
import type { SundayTemplate, TemplateChanges, Templates, TemplateTalk } from './schema.ts';

export const EMPTY_TEMPLATE: SundayTemplate = { talks: [], announcements: '', wardBusiness: '', notes: '' };

export const isEmptyTemplate = (template: SundayTemplate): boolean =>
  template.talks.length === 0 && TEMPLATE_TEXTS.every((text) => template[text].trim() === '');

/** What is stored after a change: a template with nothing in it is none. */
export function changedTemplates(before: Templates, change: TemplateChanges): Templates {
  const wanted = { ...before, ...change };
  const kept = TEMPLATE_KINDS.flatMap((kind) => {
    const template = wanted[kind];
    return template && !isEmptyTemplate(template) ? [[kind, template] as const] : [];
  });
  return Object.fromEntries(kept);
}

export const isTemplateKind = (kind: MeetingKind): kind is TemplateKind => TEMPLATE_KINDS.some((one) => one === kind);

/** No one is assigned to speak at a fast and testimony meeting. */
export const hasTalks = (kind: MeetingKind): boolean => kind !== 'fast_testimony';

/** What a Sunday of this kind usually has. */
export const templateFor = (templates: Templates, kind: MeetingKind): SundayTemplate | null =>
  (isTemplateKind(kind) ? templates[kind] : null) ?? null;

/** The talks that a Sunday of this kind usually has, in order. */
export const usualTalks = (templates: Templates, kind: MeetingKind): readonly TemplateTalk[] =>
  hasTalks(kind) ? (templateFor(templates, kind)?.talks ?? []) : [];

/** A row whose person was just entered takes the usual topic, unless it has one, and gives it back with the person. */
export function withUsualTopic(row: SpeakerValue, usual: Pick<TemplateTalk, 'topic'> | undefined): SpeakerValue {
  if (!usual || usual.topic === '') return row;
  if (isNobody(row.person)) return row.topic === usual.topic ? { ...row, topic: '' } : row;
  return row.topic.trim() === '' && !row.person.isBegun ? { ...row, topic: usual.topic } : row;
}

type Texts = Record<TemplateText, string>;

/**
 * The texts that the template of a kind offers a meeting: those for which the meeting has none, or still has the one of
 * another kind's template. What a person wrote is never among them.
 */
export function offeredTexts(templates: Templates, kind: MeetingKind, meeting: Texts): TemplateText[] {
  const template = templateFor(templates, kind);
  if (!template) return [];
  const isOfAnother = (text: TemplateText) =>
    TEMPLATE_KINDS.some((other) => other !== kind && templates[other]?.[text] === meeting[text]);
  return TEMPLATE_TEXTS.filter(
    (text) =>
      template[text].trim() !== '' &&
      template[text] !== meeting[text] &&
      (meeting[text].trim() === '' || isOfAnother(text)),
  );
}

/** 'Youth speaker · Faith · 5 min' */
export const talkWords = ({ speaker, topic, duration }: TemplateTalk): string =>
  [speaker.trim(), topic.trim(), `${duration} min`].filter(Boolean).join(' · ');

type Planned = Partial<Record<TemplateText, string | null>> & {
  speakingAssignments: readonly { topic?: string | null; duration?: number | null; order: number }[];
};

/** What of a planned meeting a template can keep: the talks without their people, and the texts. */
export function templateOf(meeting: Planned, talkMinutes: number): SundayTemplate {
  const talks = meeting.speakingAssignments
    .toSorted((a, b) => a.order - b.order)
    .map(({ topic, duration }) => ({ speaker: '', topic: topic ?? '', duration: duration ?? talkMinutes }));
  const texts = Object.fromEntries(TEMPLATE_TEXTS.map((text) => [text, meeting[text] ?? '']));
  return { ...EMPTY_TEMPLATE, ...texts, talks };
}

type Talks = SundayTemplate['talks'];

/** As many talks as these, with their minutes. Whoever usually speaks in a place still does, on the same topic. */
export const withMinutes = (template: SundayTemplate, talks: Talks): SundayTemplate => ({
  ...template,
  talks: talks.map(({ duration }, place) => ({ speaker: '', topic: '', ...template.talks[place], duration })),
});

/** The topics of these talks, for the talks that are there and those that there are more of. */
export const withTopics = (template: SundayTemplate, talks: Talks): SundayTemplate => ({
  ...template,
  talks: [
    ...talks.map((talk, place) => ({ ...(template.talks[place] ?? talk), topic: talk.topic })),
    ...template.talks.slice(talks.length),
  ],
});
