import type { Sex } from '#shared/members/schema.ts';
import { foldLoose } from '#shared/text/fold.ts';

/** First names in English, Spanish, and Portuguese that hardly a family is called by. */
const MEN =
  'aaron adam alan alexander andrew anthony benjamin bill bob brandon brent brian bryan caleb chad christopher ' +
  'dan daniel dave david derek ed edward eric ethan gary gerald greg gregory isaac jacob jared jason jeff jeffrey ' +
  'jeremy jerry jim joe joel john jonathan joseph joshua justin ken kenneth kevin larry lucas mark matt matthew ' +
  'michael mike nathan nicholas oscar patrick phillip richard rob robert roger ron ronald sam samuel seth stephen ' +
  'steve steven tim timothy tom tony trevor william zachary';
const MEN_IN_SPANISH =
  'alejandro antonio arturo carlos enrique fernando guillermo gustavo hector javier joao jorge jose juan luis ' +
  'miguel paulo pedro rafael raul ricardo roberto sergio';
const WOMEN =
  'abigail alexis alice alicia amanda amber amy andrea angela ann anna barbara becky betty brenda carol carolyn ' +
  'catherine cheryl christina christine cindy cynthia danielle deborah debra denise diane donna doris dorothy ' +
  'elizabeth emily emma evelyn hannah heather helen jacqueline jane janet janice jennifer jessica judith judy ' +
  'julia julie karen katherine kathleen kathryn kayla kimberly laura lauren linda lisa lori lucy margaret martha ' +
  'mary megan melissa michelle nancy natalie nicole olivia pamela rachel rebecca samantha sandra sara sarah ' +
  'sharon shirley sophia stephanie sue susan tammy teresa theresa tina tracy anne beth elaine ellen esther eva ' +
  'irene louise lynne mae marie';
const WOMEN_IN_SPANISH =
  'adriana alejandra ana beatriz camila carmen cecilia claudia daniela diana elena fernanda gabriela gloria ' +
  'isabel isabella juliana leticia lucia luisa maria mariana monica paola patricia rosa silvia sofia valentina ' +
  'veronica una';
const sexed = (names: string, sex: Sex) => names.split(' ').map((name): [string, Sex] => [name, sex]);
const IN_ENGLISH = new Map<string, Sex>([...sexed(MEN, 'male'), ...sexed(WOMEN, 'female')]);
const SEX_OF = new Map<string, Sex>([
  ...IN_ENGLISH,
  ...sexed(MEN_IN_SPANISH, 'male'),
  ...sexed(WOMEN_IN_SPANISH, 'female'),
]);

/** Whose first name this surely is; null where it may be a last name or either one's. */
export const sexOfGivenName = (name: string): Sex | null => SEX_OF.get(foldLoose(name)) ?? null;
export const isGivenNameForSure = (folded: string): boolean => SEX_OF.has(folded);
/** Of those, one that is usual in English. */
export const isEnglishGivenForSure = (folded: string): boolean => IN_ENGLISH.has(folded);
/** Behind another first name, and before 'da Silva'; Xavier and Santos are last names, too. */
const MIDDLE = new Set(
  (
    'aparecida aparecido auxiliadora augusto alberto eduardo eduarda henrique inacio ignacio vinicius cesar nonata nonato helena ' +
    'heinz peter willem johan hendrik jan antonia eugenia elisa eliza ines cristina regina vitoria gabriel felipe filipe ' +
    'alfredo ernesto emilio eugenio mauricio marcelo luciano luiz otavio octavio armando orlando osvaldo rodolfo manuel manoel ' +
    'francisca josefina esperanza victoria lourdes fatima giovanni giuseppe paolo franz georg'
  ).split(' '),
);
export const isMiddleName = (folded: string): boolean => isGivenNameForSure(folded) || MIDDLE.has(folded);
/** A first name in Spanish or Portuguese, also behind another, that is hardly a last name there. */
const ALSO_GIVEN = new Set(
  'paula luiza luisa caroline carolina marcela marcia fabiana juliano rodrigo thiago tiago bruno rogerio leonardo mateus matheus joaquim joaquin alicia raquel rocio pilar susana'.split(
    ' ',
  ),
);
export const isSureGiven = (folded: string): boolean => isMiddleName(folded) || ALSO_GIVEN.has(folded);
/** 'María del Carmen' and 'Juan de Dios' are first names. */
const GIVEN_BEHIND_PARTICLE = new Set(
  (
    'carmen angeles jesus dios luz pilar rosario socorro guadalupe lourdes fatima concepcion conceicao mercedes rocio ' +
    'consuelo refugio soledad dolores milagros consolacion gracia gracas ceu nieves remedios rosa salud sol mar carmo lurdes'
  ).split(' '),
);
export const isGivenBehindParticle = (word: string): boolean => GIVEN_BEHIND_PARTICLE.has(foldLoose(word));
