import { foldLoose } from '#shared/text/fold.ts';
import { answerIn } from '../doubts/answers.ts';
import { isNothing } from '../doubts/nothing.ts';
import { isOfPastYears } from '../lone-cells/lone-days.ts';
import { saidUnder } from '../line-parts.ts';
import type { RawRow } from '../rows.ts';
import { isoOf } from '../birth-years/list-dates.ts';
import { dayBegun } from '../sheets/leavers.ts';
import { headingWords } from '../sheets/column-looks.ts';
import { isFriendHeading, usualBelow } from '../lone-cells/usual-columns.ts';
import { asking, STILL_HERE } from '../sheets/gone.ts';
import type { WrittenSheet } from '../sheets/unread-names.ts';
import { isOutOfUnit, isOutsideHeading } from '../units/out-of-unit.ts';

/** Headings under which anything but a no says that someone may not be in the ward, or is not to be on a list. */
const TELLING =
  /^(?:is )?(?:do not (?:contact|call|visit|email|text|disturb)|dont contact|no contact|dnc|dnd|inactive|no longer (?:here|in ward|attending|a member)|moved (?:to|from ward|away)|moving(?: to| date)?|forwarding (?:ward|unit|address)|transferred(?: to)?|transfer(?:red)? date|outofunit(?:member)?|not in (?:ward|unit)|passed(?: away)?(?: (?:on|date))?|(?:date of )?passing(?: date)?|(?:exit|departure)(?: date)?|date of (?:departure|exit)|departed(?: on)?|farewell(?: (?:date|talk))?|removed on|date removed|removal date|(?:membership )?records? (?:sent|transferred|forwarded|out|requested)(?: (?:to|on|by|date))?|date passed(?: away)?|dead|duplicates?(?: of)?|same as|merged? (?:into|with)|gone|drop(?:ped)?|(?:on (?:a )?|on full time )mission|at college|(?:take|taken|cross|crossed) off(?: (?:the |this |our )?(?:list|roster|rolls?))?|off (?:the )?(?:list|roster|rolls?)|(?:deleted|archived|deactivated|disabled|terminated) (?:at|on|date)|delete|remove|removed|records? (?:removed|moved)(?: to)?|resigned|excommunicated|name removed|non ?member|not (?:a )?member|visitor|guest|investigator|no contactar|nao contatar|inactiv[oa]|inativ[oa]|inacti(?:f|ve)|inaktiv|inattiv[oa]|decede(?:e?s?)|verstorben|weggezogen|verzogen|demenage)$/;
/** Headings under which a tick says that someone is away. */
const TICKED =
  /^(?:is |in |at |away at )?(?:college|university|school|byu|military|army|service|mission|missionary|full time missionary|mtc|prison|jail|away|moved|snowbird|deployed|out of town|(?:esta )?(?:(?:en|em|na|no|a) (?:la |una |o )?)?(?:mis(?:ion|sao)(?: de tiempo completo| de tempo integral)?|universidad|universidade|ejercito|exercito|servicio militar|servico militar|prision|prisao)|misioner[oa]|missionari[oa]|ausente)$/;
/** Beside these stands the day on which someone left, or leaves, for a mission. */
const MISSION_DATE =
  /^(?:mtc(?: (?:date|entry|entered|enter date|report(?:ing)? date))?|mission (?:start|begin|departure|report(?:ing)?)(?: date)?|(?:date )?(?:left|entered|enters|reports?)(?: (?:to|for|on))? (?:the )?(?:mtc|mission))$/;
/** Headings of the day on which someone is back, or was. */
const BACK =
  /^(?:(?:expected|planned|estimated|est|mission|missionary) )?(?:return(?:s|ing)?|end|ends|home|back)(?: (?:date|on|home))?$|^(?:date )?returns?(?: (?:on|date|home))?$/;
const NO_BACK = /^(?:end|ends|home|back|home on)(?: (?:date|on|home))?$/;
/** Headings of the mission that someone serves, or has served. */
const MISSION =
  /^(?:(?:current |assigned )?(?:mission|mision|missao)(?: (?:name|assignment|assigned|location|field|call))?|(?:currently )?serving (?:in|at)|currently serving|called to serve(?: in)?)$/;
const SERVED = /\b(?:served|returned|return(?:ed)? missionary|rm|home|ward|service|done|completed?)\b/;
/** Headings of whether, or when, someone came back from a mission. */
const RETURNED =
  /^(?:is |a |has )*(?:returned(?: (?:missionary|from mission|on|date|home))*|rm|served(?: (?:a )?mission)?|mission (?:served|complete[d]?|ended|returned))$/;
/** Signs that a mission is going on. */
const SERVING_NOW = /^(?:current|currently|assigned|serving|called)\b/;
const GOING_ON =
  /\b(?:serving|currently|now|present|presente|actual|until|till|til|thru|through|hasta|ate|left|leaves|leaving|reports|called|mtc)\b/;
/** Where so many have one, they have served it. */
const FEW_ON_MISSIONS = 1 / 3;
const FEWEST = 6;
/** Headings under which a no says it. */
const OF_WARD =
  /^(?:is )?(?:still )?(?:here|around|(?:keep )?on (?:the )?list|keep|(?:(?:ok|okay) to |(?:can|may) (?:we |be |i )?)(?:contact|call|visit)(?:ed)?|contact(?: ok| okay)?|active|active (?:member|record|in ward)|current member|attending|attends|baptized member|in boundaries|living|alive|member of (?:the )?ward|(?:(?:si|ainda|todavia|sigue) )?(?:assist[ei]\p{L}*|asist[ei]\p{L}*|frequent[ao]\p{L}*|vive aqui|mora aqui|esta aqui)|activ[oa]|ativ[oa]|actif|aktiv|attiv[oa])$/u;
/** Steps to a calling. */
const DONE =
  /\b(?:accepted|extended|approved|approval|recommended|requested|interviewed|contacted|decision|votes|progress|step|assigned to|ok|okay|good)\b/;
/** Headings of what someone's membership is. */
const MEMBERSHIP =
  /^(?:(?:church|ward|record|person|individual) )?(?:membership|member|record)s? (?:status|type)$|^(?:membership|member|person|individual) status$/;
const MEMBER =
  /^(?:(?:active|current|full|good|regular|new|church|ward|baptized|endowed|confirmed|recent|in|unbaptized)? ?(?:members?|membership|convert|standing|good standing|child of record)(?: of record)?|a(?:ct)?|la|active|less active|semi active|current|in (?:the )?(?:ward|unit)|bic|born in (?:the )?covenant|child|adult|youth|yes|ok|baptized|endowed|returned missionary|moved in|new|miembro|membro|activ[oa]|ativ[oa])$/;
/** Said under 'Status' of someone whose record is wrong or gone. */
const STATUS = /\b(?:status|estado|situacao)\b/;
const OF_RECOMMEND = /\b(?:recommend|temple|endowment|training|background)\b/;
const GONE =
  /^(?:wrong (?:person|record|name)|left (?:the )?(?:church|ward|area)|(?:membership |name |records? )?(?:withdrawn|removed|resigned|cancell?ed)|not (?:lds|a member|here|in ward|attending|found|known)|gone|visitor|guest|never (?:attended|here|met|baptized)|no longer .*|unknown(?: person)?|disfellowshipped|other faith|another faith|out of town|part time resident|snowbird|away|in prison|incarcerated|care center elsewhere|lives elsewhere|does not .*|doesnt .*)$/;

const isTelling = (words: string): boolean => TELLING.test(words) || isFriendHeading(words) || isOutsideHeading(words);

function saysLeft(words: string, cell: string): boolean {
  const folded = foldLoose(cell);
  const isNo = answerIn(cell) === false || /^(?:no|not yet|never)$/.test(folded);
  // A program's 'false' is an answer to 'Active', and elsewhere nothing.
  if (isNothing(cell) && !(isNo && OF_WARD.test(words))) return false;
  if (AWAY.test(words)) return !isNo && /^\p{L}[\p{L} .'’-]{2,}$/u.test(cell) && !/^home$/i.test(cell);
  if (isTelling(words) || MISSION_DATE.test(words)) return !isNo;
  if (TICKED.test(words)) return answerIn(cell) === true;
  if (OF_WARD.test(words)) return isNo || /^ina(?:c?tiv|ktiv|ttiv)/.test(folded);
  if (MEMBERSHIP.test(words)) return !MEMBER.test(folded);
  return STATUS.test(words) && !OF_RECOMMEND.test(words) && (GONE.test(folded) || isOutOfUnit(folded));
}

/** Whether a yes or a no says that someone is in the ward, may be contacted, or has the calling. */
export function isReassuring(title: string, answer: boolean): boolean {
  const words = headingWords(title);
  return answer ? OF_WARD.test(words) || DONE.test(words) : isTelling(words) || TICKED.test(words);
}

/** At college or on a mission; days alone are those of a trip. */
const AWAY = /^(?:away(?: at)?|current location)$/;
const LONGEST = 100;

/** `areSeveral`: others have a mission as well, so that it is rather one that was served. */
type Told = { column: number; title: string; words: string; areSeveral: boolean; isUsual: (cell: string) => boolean };
const isOver = (cell: string): boolean => {
  const day = dayBegun(cell) ?? (/^\d{4}$/.test(cell) ? `${cell}-12-31` : '9999');
  return day <= isoOf(new Date());
};
type CellsBelow = (words: RegExp) => string[];
/** What a mission tells: that someone is away, that this may be, or nothing where it is over. */
function toldByMission({ words, areSeveral }: Told, cell: string, own: CellsBelow): 'away' | 'perhaps' | null {
  if (!MISSION.test(words) || isNothing(cell) || answerIn(cell) !== null || !/\p{L}{3}/u.test(cell)) return null;
  const folded = foldLoose(cell);
  const years = cell.match(/\b(?:19|20)\d\d\b/g)?.map(Number) ?? [];
  const now = new Date().getFullYear();
  const hasReturned = own(RETURNED).some((said) => answerIn(said) === true || isOver(said));
  if (SERVED.test(folded) || isOfPastYears(cell) || hasReturned || own(BACK).some(isOver)) return null;
  const isGoingOn = SERVING_NOW.test(words) || GOING_ON.test(folded) || years.some((year) => year >= now);
  return isGoingOn || !areSeveral ? 'away' : 'perhaps';
}
/** Whether a day to come back, or a mission without one that is over, tells that someone is away. */
function isAwayStill(told: Told, cell: string, own: CellsBelow): boolean {
  if (isBack(told.words)) return !isNothing(cell) && answerIn(cell) === null && !isOver(cell);
  return toldByMission(told, cell, own) === 'away';
}
const isBack = (words: string): boolean => BACK.test(words) && !NO_BACK.test(words);

/** What columns that no one reads say about the person of a row: whether they are in the ward and may be contacted is asked about. */
export function withPersonColumns(rows: readonly RawRow[], sheet: WrittenSheet): RawRow[] {
  const { titles, fields, cells } = sheet;
  const columns = titles.flatMap((title, column) => {
    const words = headingWords(title);
    const isTold =
      isTelling(words) ||
      [MISSION_DATE, TICKED, AWAY, OF_WARD, MEMBERSHIP, STATUS, BACK, MISSION, RETURNED].some((headings) =>
        headings.test(words),
      );
    const missions = MISSION.test(words) ? cells.filter((row) => /\p{L}{3}/u.test(row[column] ?? '')).length : 0;
    const haveServed = missions >= FEWEST && missions > cells.length * FEW_ON_MISSIONS;
    return fields[column] || !isTold || haveServed
      ? []
      : [{ column, title, words, areSeveral: missions > 1, isUsual: usualBelow(sheet, column) }];
  });
  if (columns.length === 0) return [...rows];
  return rows.map((row, at) => {
    if (row.unread) return row;
    const said = columns.map((told) => ({ ...told, cell: (cells[at]?.[told.column] ?? '').trim() }));
    const own = (headings: RegExp) => said.flatMap(({ words, cell }) => (headings.test(words) && cell ? [cell] : []));
    const left = said.find(
      (told) =>
        told.cell !== '' &&
        told.cell.length <= LONGEST &&
        !told.isUsual(told.cell) &&
        (saysLeft(told.words, told.cell) || isAwayStill(told, told.cell, own)),
    );
    if (!left) {
      const missions = said.filter((told) => told.cell !== '' && toldByMission(told, told.cell, own) === 'perhaps');
      const noted = missions.map(({ cell, title }) => ({
        text: cell.slice(0, LONGEST),
        column: title.trim().slice(0, LONGEST),
      }));
      return noted.length > 0 ? { ...row, noted: [...(row.noted ?? []), ...noted] } : row;
    }
    return asking(row, `This row says ${saidUnder(left.cell, left.title, '.')} ${STILL_HERE}`, 'firstName');
  });
}
