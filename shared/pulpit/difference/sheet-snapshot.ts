import { oneLine } from '#shared/pulpit/service-lines.ts';
import { outlineText } from '#shared/pulpit/outline.ts';
import { scriptText } from '#shared/pulpit/script.ts';
import type { SheetFormat, SheetMeeting, SheetWard } from '#shared/pulpit/sheet.ts';
import { PRESET_NAMES, type ScriptWording } from '#shared/pulpit/wording/wording-schema.ts';
import { isWordingKey, WORDING_TEXTS } from '#shared/pulpit/wording/wording-texts.ts';
import { usesOwnText } from '#shared/pulpit/wording/wording.ts';

/** The part of the ward's wording that this meeting's script uses, when it is not the default. */
function wordingLines(meeting: SheetMeeting, ward: SheetWard): string[] {
  const { preset, texts } = ward.scriptWording;
  const script = scriptText(meeting, ward);
  const isHeard = (without: ScriptWording) => scriptText(meeting, { ...ward, scriptWording: without }) !== script;
  const own = Object.keys(texts)
    .filter(isWordingKey)
    .filter((key) => usesOwnText(ward.scriptWording, key))
    .filter((key) => isHeard({ preset, texts: { ...texts, [key]: WORDING_TEXTS[key][preset] } }));
  if (own.length === 0 && (preset === 'handbook' || !isHeard({ preset: 'handbook', texts }))) return [];
  return [
    '',
    `Script wording: ${PRESET_NAMES[preset]}`,
    ...own.map((key) => `  ${WORDING_TEXTS[key].label}: ${oneLine(texts[key]) ?? '(no text)'}`),
  ];
}

/** What a sheet is made from, to tell later what has changed: the outline, and for a script the ward's wording too. */
export function sheetSnapshot(format: SheetFormat, meeting: SheetMeeting, ward: SheetWard): string {
  const outline = outlineText(meeting, ward);
  return format === 'outline' ? outline : [outline.trimEnd(), ...wordingLines(meeting, ward), ''].join('\n');
}
