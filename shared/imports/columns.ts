import { foldLoose } from '#shared/text/fold.ts';
import { remembered } from '#shared/text/remembered.ts';
import { hasSpeakers, isSpeakerHeading } from './availability/speaker-headings.ts';
import { isWillingHeading } from './availability/talk-headings.ts';
import { headsCallings } from './calling-cells/calling-headings.ts';
import { isEmailHeading, isPhoneHeading, rankOfContact } from './headings/phone-headings.ts';
import { youngContact, youngHeading } from './headings/young-headings.ts';
import { isSuffixHeading } from './name-parts/suffixes.ts';
import { spelledOut } from './own-contacts/short-headings.ts';
import { areListed } from './side-by-side/listed-people.ts';
import type { ImportField } from './schema.ts';
import { HEADINGS_ELSEWHERE } from './sheets/headings-elsewhere.ts';
import { isCoupleColumn } from './side-by-side/couple-headings.ts';

/** Usual headings of each column, English, Spanish and Portuguese, as people and church software write them. */
const HEADINGS: Record<ImportField, string> = {
  name: 'name|names|full name|fullname|preferred name|member|member name|display name|last first|last name first name|name last first|last first mi|last first m i|last first middle|last first middle initial|last name first name mi|last name first name middle initial|nombre completo|nome completo|nombre preferido|nome preferido|nombre y apellido|nombre y apellidos|nombres y apellidos|apellidos y nombres|apellidos y nombre|apellido y nombre|apellidos nombres|nome e sobrenome|first last|first and last name|first name last name|name first last|name first name last name|surname first name|last and first name|name list preferred local|your name|your full name|hingoa|igoa|first last name|first and last names|what is your name|what is your full name',
  firstName:
    'first|first name|first names|forenames|given|given name|given names|forename|nombre|nombres|primer nombre|nome|primeiro nome|name given preferred local',
  lastName:
    'last|last name|last names|surname|family name|preferred last name|apellido|apellidos|sobrenome|sobrenomes|apellido paterno|primer apellido|primeiro sobrenome|name family preferred local',
  preferredName:
    'preferred first name|preferred given name|goes by|known as|nickname|nick name|nicknames|apodo|apelido',
  sex: 'sex|gender|m f|male female|bro sis|brother sister|sexo|genero',
  addressedAs: 'addressed as|form of address',
  email:
    'email|email address|e mail address|mail|individual email|personal email|household email|family email|other email|contact email|best email|e mail add|email add|email home|email work|correo|correo electronico|endereco de email',
  phone:
    'phone|phone number|phone numbers|home phone|work phone|other phone|telephone|telephone number|mobile|mobile phone|mobile number|cell|cell phone|individual phone|household phone|family phone|phone no|contact phone|contact no|contact number|cell phone number|mobile phone number|home phone number|best phone number|best contact number|mobile no|cell no|cell number|telephone no|tel no|best number|best phone|phone mobile|phone cell|phone home|phone work|telefono|telefoni|fone|numero de telefono|telefone|celular|movil',
  calling:
    'calling|callings|current calling|current callings|church calling|church callings|ward calling|ward callings|position|positions|office|llamamiento|llamamientos|chamado|chamados|' +
    'cargo|cargos|cargo na ala|cargo no ramo|cargo na igreja|cargo en el barrio|cargo en la rama|cargo en la iglesia|posicion|posiciones|posicao|posicoes',
  isAvailable:
    'is available|available|available for speaking|available to speak|availability|can speak|may speak|disponible|disponivel|disponibilidad|disponibilidade|avail|availible|avaliable|availiable|availble|availabe|avilable|avalable|availibility|avaliability|disp',
  household:
    'household|household name|head of household|hoh|head of house|couple name|family unit|familia|hogar|jefe de familia',
  ageGroup: 'age group|grupo de edad|faixa etaria',
  birthYear:
    'birth year|year of birth|birth date|birthdate|birthday|date of birth|dob|born|fecha de nacimiento|nacimiento|data de nascimento|data nasc|ano de nascimento|ano de nacimiento|cumpleanos|fecha nac|fecha de nac|nascimento',
  age: 'age|years old|edad|idade',
  notes:
    'notes|note|comments|comment|remarks|notas|comentarios|observacoes|observacao|obs|observaciones|observacion|anotaciones',
  totalTalks: 'total talks|talks|talk count|number of talks|talks given',
  lastTalkDate:
    'last talk date|last talk|last spoke|date of last talk|last spoken|last sacrament talk|last sacrament meeting talk|last talk given|' +
    'date last spoke|fecha ultimo discurso|fecha de ultimo discurso|data ultimo discurso|data de ultimo discurso|ultimo discurso|fecha del ultimo discurso|data do ultimo discurso',
};

const joined = (heading: string) => foldLoose(heading).replaceAll(' ', '');
const FIELD_OF = new Map<string, ImportField>();
for (const [field, spellings] of [...Object.entries(HEADINGS_ELSEWHERE), ...Object.entries(HEADINGS)] as [
  ImportField,
  string,
][]) {
  for (const spelling of spellings.split('|')) FIELD_OF.set(joined(spelling), field);
}

/** As the export writes it; a 'Preferred Name' that people write is the whole name. */
const isOwnHeading = (heading: string) => heading.trim() === 'preferredName';

/** 'Phone 1 - Value', as Google's contacts are exported. */
const VALUE = /^(phone|email)(\d)value$/;
/** 'Birthday (MM/DD/YYYY)', as a form asks for it. */
const DATE_FORMAT = / ?\((?:[mdy]{1,4}[/ .-]?){2,3}\)$/i;

/** 'Name (First and Last)', as a form asks for both. */
const BOTH_NAMES = / ?\((?=[^()]*\b(?:first|given))(?=[^()]*\b(?:last|surname|family))[^()]{1,40}\)$/i;

/** 'Gender (M/F)', 'Phone (801 unless noted)': what is written below it, and how. */
const HOW_WRITTEN =
  / ?\((?:m ?\/ ?f|f ?\/ ?m|male ?\/ ?female|y ?\/ ?n|yes ?\/ ?no|optional|required|if known|if any|\d{3}(?: (?:unless|if|area)[\p{L} ]{1,30})?|[x#]{3}.{0,3}[x#]{3}.{0,3}[x#]{4}|(?:(?:with|incl|including) )?(?:the )?(?:area|country) code|10 digits?)\)$/iu;

/** 'Preferred Name', 'E-mail', 'phone_number', 'Phone 2' → the field that is meant, or null. */
export const fieldOf = remembered((heading: string): ImportField | null =>
  isOwnHeading(heading)
    ? 'preferredName'
    : heading.length > 60
      ? null
      : (FIELD_OF.get(
          joined(spelledOut(heading.replace(DATE_FORMAT, '').replace(BOTH_NAMES, '').replace(HOW_WRITTEN, '')))
            .replace(VALUE, '$1$2')
            .replace(/(?<=\D)\d$/, ''),
        ) ??
        (isWillingHeading(heading)
          ? 'isAvailable'
          : isPhoneHeading(spelledOut(heading.replace(HOW_WRITTEN, '')))
            ? 'phone'
            : isEmailHeading(spelledOut(heading.replace(HOW_WRITTEN, '')))
              ? 'email'
              : headsCallings(heading, (text) => FIELD_OF.get(joined(text)) === 'calling')
                ? 'calling'
                : null)),
);

export const isContact = (field: ImportField | null | undefined) => field === 'phone' || field === 'email';
/** The whole name, or a part of it. */
export const isOfName = (field: ImportField | null | undefined) =>
  field === 'name' || field === 'firstName' || field === 'lastName';

/** The places of the headings, those first whose cells count before the cells of others. */
export const personalFirst = (headings: readonly string[]): number[] => {
  const ranks = headings.map((heading) =>
    isContact(fieldOf(heading)) ? rankOfContact(spelledOut(heading), fieldOf(heading) === 'phone') : 1,
  );
  return headings.map((_, at) => at).toSorted((a, b) => (ranks[a] ?? 1) - (ranks[b] ?? 1));
};

/** How a column is called that is left out where an earlier one of its kind has something else. */
export const besides = (title: string, first: string): string =>
  title === first ? `the second ${title}` : `${title} (where ${first} has a value)`;

/** The headings of a sheet: which field each column contains. */
export type Head = {
  fields: (ImportField | null)[];
  order: number[];
  names: 'one' | 'two' | 'first' | 'last' | null;
  known: number;
  /** The column of a mother's last name, which follows the father's. */
  secondLastName?: number;
  /** The column of the 'Jr.' behind a name. */
  suffix?: number;
  /** The column of the three digits before a phone of seven. */
  areaCode?: number;
  /** The column of the 'van den' that stands before a Dutch last name. */
  beforeLastName?: number;
};

export const hasNames = ({ names }: Pick<Head, 'names'>): boolean => names === 'one' || names === 'two';
export const nameColumnsOf = ({ fields }: Pick<Head, 'fields'>): number[] =>
  fields.flatMap((field, column) => (isOfName(field) ? [column] : []));

const SECOND_LAST_NAME =
  /^(?:apellido materno|segundo apellido|segundo sobrenome|(?:apellido|sobrenome)s? 2|second last name)$/;
/** A mother's last name, and the second of two first names. */
export const isSecondName = (title: string): boolean =>
  title.length <= 60 && (SECOND_LAST_NAME.test(foldLoose(title)) || /^segundo n(?:ombre|ome)$/.test(foldLoose(title)));
const BEFORE_LAST_NAME = /^(?:tussenvoegsels?|voorvoegsels?|(?:last name|surname|family name) prefix)$/;

/** A last name in Portugal and a nickname in Brazil, where no other column tells which. */
export function isNickOrLast(titles: readonly string[]): boolean {
  const folded = titles.map((title) => foldLoose(title));
  return (
    folded.includes('apelido') &&
    folded.some((title) => /^nomes?$/.test(title)) &&
    !titles.some((title) => fieldOf(title) === 'lastName')
  );
}

const AREA_CODE = /^(?:(?:phone|cell|home) )?area(?: code)?$|^codigo de area$/;

const NAME_OR_FIRST = /^(?:nombres?|nomes?|imie|ime|adi|имя|імя|名)$/;

/** Headings of names in a list that has no others. */
const PERSON =
  /^(?:person|individual|who|held by|girl|boy|(?:girl|boy)s names?|ward members?|member household|(?:brother|sister|student|participant)|(?:brothers?|sisters?|individuals?|members?|residents?|students?|participants?|attendees?|speakers?|volunteers?) (?:full )?names?|(?:full )?name of (?:the )?(?:brother|sister|individual|member|person|resident|student|participant|attendee|speaker|volunteer)|herman[oa](?: [oa])?|irmao?(?: [oa])?)$/;
/** The same with other columns beside it; alone in a line, it may be what the person below is. */
const PERSON_BESIDE =
  /^(?:couples?|ministers?|teachers?|leaders?|volunteers?|youths?|jov(?:en|em)|jeune|jugendliche[rn]?|nin[oa]|crianca|menin[oa]|enfant|kind|alun[oa]|alumn[oa]|eleve|schuler(?:in)?)$/;
/** Beside those whom they teach or visit, they are someone else than the person of the row. */
export const WHO_LEADS = /^(?:ministers?|teachers?|leaders?|volunteers?)$/;
/** 'M' and 'F', or whole names where no other column has them. */
const BROTHER_OR_SISTER = /^(?:brother sister|sister brother)$/;

/** 'Youth Name' has the names of a list that has no others; beside 'Name', a 'Child' is someone else. */
function withYoung(cells: readonly string[], fields: readonly (ImportField | null)[]): (ImportField | null)[] {
  const hasOthers = fields.some((field) => field === 'name' || field === 'firstName' || field === 'preferredName');
  if (hasOthers) return [...fields];
  const isLast = fields.includes('lastName');
  const titles = cells.map((cell) => foldLoose(cell.slice(0, 60)));
  const hasSpeaker = hasSpeakers(titles, fields.some(Boolean));
  const isLed = (words: string, column: number): boolean =>
    PERSON.test(words) || /^youths?$/.test(words) || youngHeading(cells[column] ?? '')?.part === 'name';
  const areOfPersons = fields.some(Boolean) && !isLast && !fields.includes('household');
  const hasLed = titles.some((words, column) => !fields[column] && isLed(words, column));
  const read = fields.map((field, column) => {
    const words = titles[column] ?? '';
    if (hasLed && WHO_LEADS.test(words)) return field;
    const isOfPeople =
      PERSON_BESIDE.test(words) || isCoupleColumn(words, titles) || areListed(titles, column, areOfPersons);
    const isBeside = (cells.length > 1 && isOfPeople) || (hasSpeaker && isSpeakerHeading(words));
    const alone = PERSON.test(words) || isBeside ? 'name' : undefined;
    const part = field ? undefined : (youngHeading(cells[column] ?? '')?.part ?? alone);
    if (part === undefined) return field ?? youngContact(cells[column] ?? '', cells);
    return part === 'name' && isLast ? 'firstName' : part;
  });
  if (isLast || read.some(isOfName)) return read;
  return read.map((field, column) => (BROTHER_OR_SISTER.test(titles[column] ?? '') ? 'name' : field));
}

/** Where a list has no other first name, the preferred one is all that there is. */
export function preferredAsName(fields: readonly (ImportField | null)[]): (ImportField | null)[] {
  if (fields.includes('firstName') || fields.includes('name')) return [...fields];
  const own = fields.includes('lastName') ? 'firstName' : 'name';
  return fields.map((field) => (field === 'preferredName' ? own : field));
}

const headOfText = remembered((cells): Head => readHead(JSON.parse(cells) as string[]));
/** What the cells of a line are as headings. */
export const headOf = (cells: readonly string[]): Head => headOfText(JSON.stringify(cells));

function readHead(cells: readonly string[]): Head {
  const second = cells.findIndex((cell) => SECOND_LAST_NAME.test(foldLoose(cell)));
  const told = cells.map((cell, column) => (column === second ? null : fieldOf(cell)));
  const read = withYoung(cells, told);
  const hasSecond = second >= 0 && read.includes('lastName');
  const fields = preferredAsName(read);
  const order = personalFirst(cells);
  const has = (field: ImportField) => fields.includes(field);
  const names =
    has('firstName') && has('lastName')
      ? 'two'
      : has('name')
        ? 'one'
        : has('firstName')
          ? 'first'
          : has('lastName')
            ? 'last'
            : null;
  const suffixAt = cells.findIndex((cell) => isSuffixHeading(cell));
  const area = has('phone') ? cells.findIndex((cell) => AREA_CODE.test(foldLoose(cell.slice(0, 60)))) : -1;
  const beside = {
    ...(suffixAt >= 0 ? { suffix: suffixAt } : {}),
    ...(area >= 0 && read[area] === null ? { areaCode: area } : {}),
  };
  // 'Nome' and 'Nombre' mean the whole name where no column has the last name.
  if (names === 'first' && cells.some((cell) => NAME_OR_FIRST.test(foldLoose(cell)))) {
    return {
      fields: fields.map((field) => (field === 'firstName' ? 'name' : field)),
      order,
      names: 'one',
      known: new Set(fields).size,
      ...beside,
    };
  }
  const known = new Set(fields.filter(Boolean)).size;
  const before = cells.findIndex((cell) => BEFORE_LAST_NAME.test(foldLoose(cell)));
  return {
    fields,
    order,
    names,
    known,
    ...beside,
    ...(hasSecond ? { secondLastName: second } : {}),
    ...(before >= 0 && has('lastName') ? { beforeLastName: before } : {}),
  };
}
