import { sheetHeader } from './service-lines.ts';
import { orderOfService } from './order-of-service.ts';
import type { ServiceItem, ServiceLine, SheetMeeting, SheetWard } from './sheet.ts';

const labelled = ({ label, text }: ServiceLine) => (label ? `${label}: ${text}` : text);

/** A lone fact follows its label on the same line, others are indented below it; a part without facts is its label. */
function outlineOf({ label, lines }: ServiceItem): string[] {
  const facts = lines.filter((line) => !line.scriptOnly);
  const [first, ...rest] = facts;
  const beside = first && !first.label && (first.tone === 'who' || rest.length === 0);
  const below = beside ? rest : facts;
  return [beside ? `${label}: ${first.text}` : label, ...below.map((line) => `  ${labelled(line)}`)];
}

/** The outline as plain text; the parts of the service are set apart by a blank line. */
export function outlineText(meeting: SheetMeeting, ward: SheetWard): string {
  const items = orderOfService(meeting, ward);
  const body = items.flatMap((item, index) => {
    const isNewPart = item.part !== items[index - 1]?.part;
    return [...(isNewPart ? [''] : []), ...outlineOf(item)];
  });
  return `${[...sheetHeader(meeting, ward), ...body].join('\n')}\n`;
}
