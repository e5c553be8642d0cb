import { isWeekday, monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isOfficeOfAny } from '../callings.ts';
import { isGroupTitle } from '../group-titles/group-titles.ts';
import { isOfList } from '../group-titles/list-words.ts';
import { isAnnouncement, isFriendlyTitle } from '../headings/friendly-titles.ts';
import { isPlaceWord } from '../headings/heading-words.ts';
import { isUnit } from '../looks.ts';
import { isOrganization } from '../offices/organization-names.ts';
import { isHarmlessTitle } from '../other-people/harmless-titles.ts';
import { signsIn } from '../signs/signs.ts';
import { headingCore } from './heading-core.ts';

const LONGEST = 80;
/** Parts of a ward, of a choir, of a house, and of a day, and what people do in them. */
const WORDS = new Set(
  (
    'apartments condos condominiums houses homes townhomes townhouses duplexes buildings building edificio edificios predio predios basement ' +
    'upstairs downstairs floor main room rooms hall table tables row rows cabin tent bus car van house canyon beach ranch mill east west north south ' +
    'riverside center central downtown uptown seventies setentas maids mia laurels beehives soprano sopranos alto altos tenor tenors baritone ' +
    'baritones bass basses contralto contraltos mezzo accompanists pianists piano organ violin cello flute choir coro coral chor chorale band ' +
    'camp self reliance welfare emergency preparedness recovery compassionate service committee committees comite comites indexing history temple food setup cleanup games decorations activities activity stake ward branch ' +
    'companions presidency advisors advisers counselors bishop clerk secretary librarian athletes homemakers active activos todos todas ' +
    'red blue green yellow orange purple white black gold silver team sector setor spring summer fall autumn winter primavera verano otono invierno ' +
    'opening closing added additions arrivals unassigned arrivees nouveaux llegadas chegadas zugange adults teens toddlers babies homeschoolers institute seminary chaperones volunteers helpers drivers cooks ministering new residents owners renters ' +
    'erwachsene jugendliche jugend kinder alle aktive chorleitung soprane bezirk bezirke strasse adultes enfants jeunes tous actifs quartier ' +
    'adultos solteiros solteras solteros casados casadas ninos criancas jovens jovenes mocas rapazes contraltos tenores bajos sopranos'
  ).split(' '),
);
/** 'A', 'A-F', 'Mc' */
const LETTERS = /^(?:\p{Lu}|Mc|\p{Lu}\p{L}?\s*(?:[-–—/&]|to|thru)\s*\p{Lu}\p{L}?)$/u;

/** Whether a section of a list is known to say nothing of its people but where in the ward, in a choir, or in a year they belong. */
export function isHarmlessSection(text: string): boolean {
  if (text.length > LONGEST) return false;
  const core = headingCore(text);
  const words = foldLoose(core).split(/[ -]/).filter(Boolean);
  const isKnown = (word: string): boolean =>
    WORDS.has(word) ||
    isOfList(word) ||
    /^(?:\d+(?:st|nd|rd|th)?|\p{L})$/u.test(word) ||
    monthOfWord(word) !== null ||
    isWeekday(word);
  return (
    words.every(isKnown) ||
    LETTERS.test(core) ||
    isPlaceWord(words.at(-1) ?? '') ||
    [isUnit, isGroupTitle, isHarmlessTitle, isFriendlyTitle, isAnnouncement, isOrganization, isOfficeOfAny].some((is) =>
      is(core),
    ) ||
    signsIn('group', core).length > 0
  );
}
