import { mergedByKey } from '#client/ui/use-merge.ts';
import { TEMPLATE_KINDS, type TemplateKind } from '#shared/standing/constants.ts';
import type { SundayTemplate, TemplateChanges, Templates } from '#shared/standing/schema.ts';
import { EMPTY_TEMPLATE, isEmptyTemplate } from '#shared/standing/templates.ts';

/** All templates as they are edited: a kind without one has an empty one. */
export type TemplateValues = Record<TemplateKind, SundayTemplate>;

const ofEach = (valueOf: (kind: TemplateKind) => SundayTemplate): TemplateValues => ({
  regular: valueOf('regular'),
  fast_testimony: valueOf('fast_testimony'),
  ward_conference: valueOf('ward_conference'),
  primary_program: valueOf('primary_program'),
  special: valueOf('special'),
});

export const templateValues = (templates: Templates): TemplateValues =>
  ofEach((kind) => templates[kind] ?? EMPTY_TEMPLATE);

/** What a save sends: the templates that differ; null where nothing is in one any more. */
export function changedValues(before: TemplateValues, now: TemplateValues): TemplateChanges {
  const stored = (template: SundayTemplate) => (isEmptyTemplate(template) ? null : template);
  const changed = TEMPLATE_KINDS.filter(
    (kind) => JSON.stringify(stored(before[kind])) !== JSON.stringify(stored(now[kind])),
  );
  return Object.fromEntries(changed.map((kind) => [kind, stored(now[kind])]));
}

/** Two people may change one template: each of its texts, and its talks together, is merged by itself. */
export function mergedTemplates(base: TemplateValues, mine: TemplateValues, theirs: TemplateValues) {
  let isClash = false;
  const value = ofEach((kind) => {
    const merged = mergedByKey(base[kind], mine[kind], theirs[kind]);
    isClash ||= merged.isClash;
    return merged.value;
  });
  return { value, isClash };
}
