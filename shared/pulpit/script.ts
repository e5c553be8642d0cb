import { sheetHeader } from './service-lines.ts';
import { orderOfService } from './order-of-service.ts';
import type { ServiceItem, ServiceLine, SheetMeeting, SheetWard } from './sheet.ts';

function written({ label, text, tone }: ServiceLine): string {
  const words = label ? `${label}: ${text}` : text;
  return tone === 'note' ? `(${words})` : words;
}

/** The sentence that announces a person has the name; it is written out only where nothing is said. */
function scriptOf({ label, lines }: ServiceItem): string[] {
  const isSpoken = lines.some((line) => line.tone === 'say');
  return [label.toUpperCase(), ...lines.filter((line) => line.tone !== 'who' || !isSpoken).map(written)];
}

/** The whole meeting in the words of the person conducting; text in parentheses is not read aloud. */
export function scriptText(meeting: SheetMeeting, ward: SheetWard): string {
  const items = orderOfService(meeting, ward).map((item) => scriptOf(item).join('\n'));
  return `${[sheetHeader(meeting, ward).join('\n'), ...items].join('\n\n')}\n`;
}
