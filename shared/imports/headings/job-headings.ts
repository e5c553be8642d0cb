import { callingWords } from '#shared/members/calling-words.ts';
import { holdsNone } from '../doubts/nothing.ts';
import { shortened } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { filledIn, headingWords } from '../sheets/column-looks.ts';
import { asking } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';

/** What a job may be called as well. */
const JOB_OR_CALLING =
  /^(?:positions?|offices?|titles?|roles?|puestos?|cargos?|posicion(?:es)?|posic(?:ao|oes)|funcao)$/;
/** Headings of what belongs to a job or to a school. */
const WORK =
  /\b(?:employers?|employed|employment|company|companies|firm|occupations?|professions?|careers?|jobs?|work|workplace|business|industry|industries|salary|resume|linkedin|looking for|skills?|degree|major|experience|schools?|university|college|department|manager|empleo|empleador|empresa|trabajo|ocupacion|profesion|trabalho|emprego|empregador|ocupacao|profissao|escuela|escola|universidade?)\b/;
/** 'Work Phone' is a phone of anyone's in a directory. */
const WORK_PHONE = /\b(?:phone|tel|telephone|cell|mobile|number|telefono|telefone)\b/;
/** Words that callings have and jobs don't. */
const OF_CHURCH =
  / (?:bishop|bishopric|ward|branch|stake|quorum|relief society|primary|sunday school|young (?:women|men)|nursery|counselor|high councilor|patriarch|priesthood|deacons|priests|elders|chorister|organist|ministering|temple|family history|seminary|welfare|gospel|missionary|mission|rs|eq|yw|ym|ss) /;

/**
 * Asks about callings under 'Position' and the like, where these may be jobs: beside an employer, a school, or an email at
 * work, and where not one of them is of the Church for certain.
 */
export function withJobs(rows: readonly RawRow[], { titles, fields, cells }: WrittenSheet): RawRow[] {
  const column = fields.indexOf('calling');
  if (column < 0 || !JOB_OR_CALLING.test(headingWords(titles[column] ?? ''))) return [...rows];
  const beside = titles.findIndex((title, at) => {
    const words = headingWords(title);
    return at !== column && WORK.test(words) && !WORK_PHONE.test(words) && filledIn(cells, at).length > 0;
  });
  const isOfChurch = ({ values: { calling = '' } }: RawRow): boolean => OF_CHURCH.test(callingWords(calling));
  if (beside < 0 && rows.some(isOfChurch)) return [...rows];
  const said = shortened(titles[column] ?? '');
  const where = beside < 0 ? '' : ` beside “${shortened(titles[beside] ?? '')}”`;
  return rows.map((row) => {
    const calling = row.values.calling?.trim() ?? '';
    if (row.unread || holdsNone(calling)) return row;
    return asking(row, `“${said}”${where} may mean a job. Is this a calling in the ward?`, 'calling');
  });
}
