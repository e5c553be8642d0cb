import type { Sex } from '#shared/members/schema.ts';
import { foldLoose } from '#shared/text/fold.ts';

/** First names in English, Spanish, and Portuguese that hardly a family is called by. */
const MEN =
  'aaron adam alan alejandro alexander andrew anthony antonio arturo benjamin bill bob brandon brent brian bryan caleb carlos chad ' +
  'christopher dan daniel dave david derek ed edward enrique eric ethan fernando gary gerald greg gregory guillermo gustavo hector isaac ' +
  'jacob jared jason javier jeff jeffrey jeremy jerry jim joao joe joel john jonathan jorge jose joseph joshua juan justin ken ' +
  'kenneth kevin larry lucas luis mark matt matthew michael miguel mike nathan nicholas oscar patrick paulo pedro phillip rafael ' +
  'raul ricardo richard rob robert roberto roger ron ronald sam samuel sergio seth stephen steve steven tim timothy tom tony ' +
  'trevor william zachary';
const WOMEN =
  'abigail adriana alejandra alexis alice alicia amanda amber amy ana andrea angela ann anna barbara becky betty brenda camila carol ' +
  'carolyn catherine cheryl christina christine cindy cynthia daniela danielle deborah debra denise diana diane donna doris dorothy ' +
  'elena elizabeth emily emma evelyn fernanda gabriela gloria hannah heather helen isabel isabella jacqueline jane janet janice ' +
  'jennifer jessica judith judy julia juliana julie karen katherine kathleen kathryn kayla kimberly laura lauren leticia linda lisa ' +
  'lori lucia lucy margaret maria mariana martha mary megan melissa michelle monica nancy natalie nicole olivia pamela patricia rachel ' +
  'rebecca samantha sandra sara sarah sharon shirley silvia sofia sophia stephanie sue susan tammy teresa theresa tina tracy una ' +
  'valentina veronica anne beatriz beth carmen cecilia claudia elaine ellen esther eva irene louise luisa lynne mae marie paola rosa';
const SEX_OF = new Map<string, Sex>([
  ...MEN.split(' ').map((name) => [name, 'male'] as const),
  ...WOMEN.split(' ').map((name) => [name, 'female'] as const),
]);

/** Whose first name this surely is; null where it may be a last name or either one's. */
export const sexOfGivenName = (name: string): Sex | null => SEX_OF.get(foldLoose(name)) ?? null;
export const isGivenNameForSure = (folded: string): boolean => SEX_OF.has(folded);
