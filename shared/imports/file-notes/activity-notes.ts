import { foldLoose } from '#shared/text/fold.ts';
import { isMissionHeading, saysServing } from '../availability/missions.ts';
import { isAnsweredByEach } from '../availability/talk-headings.ts';
import { answerIn } from '../doubts/answers.ts';
import { hasLeftAsStatus } from '../doubts/gone-words.ts';
import type { RawRow } from '../rows.ts';
import { headingWords } from '../sheets/column-looks.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isGroupHeading } from './harmless-headings.ts';
import { saysNoAndWhy } from './noes.ts';

/** Headings of how often someone comes to church. */
const ACTIVITY =
  /^(?:(?:church|member|ward|current|level of|is|esta) )?(?:activ(?:ity|eness)|activit(?:y|ies) in church|actividad|atividade|aktivitat|activite|participa(?:tion|cion|cao)|active|activ[oa]s?|ativ[oa]s?|aktiv|actifs?|attends?(?: church| meetings)?|attending|(?:church )?attendance|asist(?:e|encia)|frequen(?:cy|cia|ta)|comes(?: to)?(?: church)?|comes out|viene(?: a la iglesia)?|vem a igreja|in (?:the )?ward|a la|a i|act inact|active inactive|active less active)(?: (?:status|level|rating|category|code|y n|en la iglesia|na igreja))?$/;
/** Headings below which only a no tells something: a child has none of these, either. */
const MEMBER =
  /^(?:is )?(?:(?:confirmed|baptized|full) member|baptized|baptised|(?:(?:talk|speaker|prayer) )?confirmed|confirmation|bauti[sz]ad[oa]|bati[sz]ad[oa]|confirmad[oa])$/;
const ACTIVE =
  /^(?:(?:very|fully|full|totally|always|mostly|muy|muito|sehr|tres|a|yes|si|sim) ?)?(?:activ[oae]s?|ativ[oa]s?|aktiv|act(?:if)?s?|a|yes|si|sim|oui|ja|y|s|x|j|regular(?:ly)?|regelmassig|attend(?:s|ing)?|attends (?:regularly|weekly)|comes|present|presente|weekly|monthly|most (?:weeks|sundays)|every (?:week|sunday)|semanal(?:mente)?|mensual(?:mente)?|cada semana|high|full|good|strong|solid|current|in good standing|member|frequent(?:ly)?|often|always|usually|alta|alto|siempre|sempre|immer|toujours|souvent|returning|returned|(?:moved? in|recent convert|convert|new)(?: .*)?|(?:primary|youth|ward|family) .*)$/;
/** Said of whoever seldom comes, or may not take part, whatever the heading. */
const LESS =
  /^(?:(?:now|currently|mostly|very|muy|muito|tres|sehr) )?(?:inact|(?:less|semi|partly|partially|not(?: very)?|un|non|sub) ?activ(?:e|ated)?|(?:menos|poco|no|semi) activ[oae]s?|(?:menos|pouco|nao|semi) ativ[oa]s?|(?:(?:esta|anda|meio|muito|un poco|um pouco) )?(?:afastad|alejad)[oa]s?(?: (?:d[aeo]l?|desde|ha|hace|por) .*)?|(?:moins|peu|non|pas) acti(?:f|ve)s?|(?:weniger|wenig|nicht|kaum) aktiv|less active .*|(?:seldom|rarely|hardly ever|almost never|infrequent(?:ly)?|sporadic(?:ally)?)(?: (?:comes|attends|there|here|seen))?|never (?:comes|attends|here|seen)(?: .*)?|(?:has ?nt|has not|have ?nt|have not|does ?nt|does not|do ?nt) (?:come|came|attend|attended|been)(?: .*)?|not (?:been|come|attend|attending|coming)(?: .*)?|holidays? only|(?:christmas|easter)(?: and (?:christmas|easter))? only|(?:casi|quase) nunca|rara(?:s)? (?:vez|veces|vezes)|raramente|pocas veces|poucas vezes|no (?:asiste|viene|participa)(?: .*)?|nao (?:frequenta|vem|participa)(?: .*)?|(?:(?:not |un ?)bapti[sz]ed )?child(?:ren)? of record|disfellowshipp?ed|(?:(?:on|formal|informal) )*(?:membership )?(?:probation|restrictions?))$/;
/** What whoever may be asked for anything says below 'Speaks' and 'Can pray.' */
const WILLING =
  /^(?:(?:talks?|speak(?:s|er|ing)?|pray(?:s|ers?|ing)?|both|either|any ?(?:thing|time)?|all|t|b|t p|p t|discursos?|discursar?|discursa|ambos|ambas|todo|tudo|orac(?:ion(?:es)?|ao|oes)|and|or|y|e|o|ou)(?: |$))+$|^(?:willing|available|sure|happy(?: to)?|ok(?:ay)?|fine|accept(?:ed|s)?|acept(?:o|a|ado)|aceit(?:ou|a|o)|confirmed|disponi(?:ble|vel)|dispuest[oa]|dispost[oa])(?: .*)?$/;
/** From so many on, what most of them are is what a list is of. */
const FEW = 6;
const MOST = 0.5;
const LONGEST_TITLE = 60;
const LONGEST = 200;

/** 'Less active', 'Seldom', 'on probation', and 'Child of record,' who is not baptized: in the ward, and still for a reader. */
const isLessActive = (text: string): boolean => text.length <= LONGEST && LESS.test(foldLoose(text));
export const isActivityHeading = (title: string): boolean => ACTIVITY.test(headingWords(title));

const isNone = (cell: string): boolean =>
  /^0(?:$|\/|%)/.test(cell) || /^(?:none|neither|never|nunca|[-–—])$/i.test(cell);
const isLess = (cell: string): boolean =>
  !ACTIVE.test(foldLoose(cell)) && (isNone(cell) || /\p{L}/u.test(cell)) && answerIn(cell) !== true;
const isUnwilling = (cell: string): boolean => isLess(cell) && !WILLING.test(foldLoose(cell));

type Column = { column: number; title: string; isTold: (cell: string) => boolean };

/** 'A' beside 'LA' and 'I' tells what a column is about, whatever its heading. */
const CODE = /^(?:a|act(?:iv(?:e|o|a))?|ativ[oa])$/;
const LESS_CODE = /^(?:la|l|i|ia|na|ina|inact\p{L}*|n)$/u;
const areActivity = (filled: readonly string[]): boolean => {
  const written = [...new Set(filled.map(foldLoose))];
  return written.some((cell) => CODE.test(cell)) && written.every((cell) => CODE.test(cell) || LESS_CODE.test(cell));
};

/** What tells some people of a column apart. */
function toldBelow(title: string, filled: readonly string[]): Column['isTold'] {
  const words = headingWords(title);
  if (ACTIVITY.test(words) || areActivity(filled)) return isLess;
  if (MEMBER.test(words)) return (cell) => answerIn(cell) === false || saysNoAndWhy(cell);
  if (isMissionHeading(title)) return saysServing;
  if (isAnsweredByEach(title)) return isUnwilling;
  return isGroupHeading(title) ? (cell) => isLessActive(cell) || hasLeftAsStatus(cell) : isLessActive;
}

/** 'Less Active' and 'LA' under 'Activity,' 'Neither' under 'Prays,' and a no under 'Baptized' are for a reader. Each row has its line of cells. */
export function withActivityNotes(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const columns = titles.flatMap((title, column): Column[] => {
    if (fields[column]) return [];
    const filled = cells.map((row) => (row[column] ?? '').trim()).filter(Boolean);
    const isTold = toldBelow(title, filled);
    const count = filled.filter(isTold).length;
    const isUsual =
      cells.length >= FEW && count > cells.length * MOST && !(isAnsweredByEach(title) && filled.some(isNone));
    return count > 0 && !isUsual ? [{ column, title: title.trim().slice(0, LONGEST_TITLE), isTold }] : [];
  });
  if (columns.length === 0) return [...rows];
  return rows.map((row, at) => {
    const noted = columns.flatMap(({ column, title, isTold }) => {
      const cell = (cells[at]?.[column] ?? '').trim().replace(/\s+/g, ' ');
      return cell !== '' && cell.length <= LONGEST && isTold(cell) ? [{ text: cell, column: title }] : [];
    });
    return row.unread || noted.length === 0 ? row : { ...row, noted: [...(row.noted ?? []), ...noted] };
  });
}
