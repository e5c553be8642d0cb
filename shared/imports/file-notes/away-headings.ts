import { isoOf } from '../birth-years/list-dates.ts';
import { latestDayIn } from '../dates.ts';
import { headingWords } from '../sheets/column-looks.ts';

const LONGEST = 60;
/** What such a heading has besides: 'Dates they are away,' 'Away from / to.' */
const BESIDE = new Set(
  'date dates day days time times week weeks weekend weekends month months sunday sundays when from to start starts end ends begin through thru on the a of in for at is are be will he she they currently expected planned please any known upcoming next period periods range ranges y n until till til fecha fechas data datas dia dias de del da do das dos la las el los a o em en que domingos desde hasta ate jusqu bis'.split(
    ' ',
  ),
);
const AWAY =
  /^(?:away|gone|out(?: town| office| state| country)?|absen(?:t|ce|ces|te|tes)|(?:family )?(?:vacations?|holidays?)|traveling|travelling|travels?|trips?|(?:not|un) ?avail(?:able|ability|abilities)|black(?:ed)? ?outs?|(?:cant|cannot|can not|not able|unable)(?: (?:do|speak|talk|pray|come|attend|serve|make it))?|conflicts?|snow ?birds?|on leave|leave absence|back(?: town| home)?|not before|(?:do not|dont) (?:ask|schedule|assign|call|use)(?: before)?|avoid|ask again|wait|regres[ao]|regresan|vuelve|vuelven|vuelta|volta|voltam|retorna|viajes?|viage(?:m|ns)|vacaciones|ferias|ausen(?:te|tes|cia|cias)|(?:no|nao) (?:esta )?disponi(?:ble|bles|vel|veis)|indisponi(?:ble|bles|vel|veis|bilidad|bilidade)|fuera|fora|urlaub|abwesend|verreist|nicht verfugbar|vacances|conges|indisponibilites?)$/;
/** With a day behind them only: 'Missionary until,' 'School through.' */
const UNTIL = /\b(?:until|till|til|through|thru|hasta|ate|bis|jusqu)\b/;
const AWAY_UNTIL =
  /^(?:(?:on )?(?:mission|missionary|misionera?|missionari[oa]|mision|missao)|deployed|deployment|military|school|college|university|hold|skip|excused|busy|sick|ill|recovering)$/;

/** Whether below a heading stands when someone is away, so that a date is all there is to say. */
export function isAwayHeading(title: string): boolean {
  if (title.length > LONGEST) return false;
  const words = headingWords(title);
  const rest = words
    .split(' ')
    .filter((word) => !BESIDE.has(word))
    .join(' ');
  // 'School / Away'
  const isPartAway = title.split('/').length > 1 && title.split('/').some((part) => AWAY.test(headingWords(part)));
  return isPartAway || AWAY.test(rest) || (UNTIL.test(words) && AWAY_UNTIL.test(rest));
}

/** Below these stands the last day, or the first one back. */
const OF_END =
  /\b(?:until|till|til|through|thru|before|back|again|hasta|ate|bis|jusqu|regres[ao]|regresan|vuelven?|vuelta|voltam?|retorna)\b/;
/** 'Dec 15-Jan 10', '7/4', and '2026-12-20'; a lone digit counts something, and a day back may be over. */
export function tellsWhen(title: string, cell: string): boolean {
  const isOver = OF_END.test(headingWords(title)) && (latestDayIn(cell) ?? '9999') < isoOf(new Date());
  return /\p{L}{3}|\d\D+\d|\d{4}/u.test(cell) && !isOver;
}
