import { headingWords } from '../sheets/column-looks.ts';
import { UNITS_BEFORE_NAMES_IN_HEADINGS, UNITS_IN_HEADINGS, UNITS_NEVER_NAMED } from '../units/unit-words.ts';

const LONGEST = 60;
const MOST_OF_NAME = 4;
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The ward that the list is for, and that someone is in it. */
const OURS = setOf(
  'our this in inside within live lives living reside resides residing attend attends attending come comes belong belongs ' +
    'nuestro nuestra este esta en al vive viven asiste asisten pertenece pertenecen ' +
    'nosso nossa deste desta neste nesta na no mora moram frequenta frequentam pertence pertencem ' +
    'notre cette dans habite vit frequente unserer dieser wohnt lebt besucht nostro questo nel abita',
);
/** Whatever else stands in such a heading. */
const BESIDE = setOf(
  'is are does do he she they you a still now currently actively active regularly goes member members record records of the to at home y n yes i ' +
    'es son si sigue siguen todavia aun activo activa miembro miembros de del el la los las e ainda membro membros do da ' +
    'est membre fait partie de la du ist mitglied der die das membro della fa parte',
);
const OTHERS = setOf(
  'other others another diff different wrong otro otra otros otras outro outra outros outras distinto distinta diferente autre autres andere anderer anderen altro altra',
);
/** Before 'ward,' they name none: someone was once in such a one, or it is something else that is called so. */
const NO_NAMES = setOf(
  'not non nao outside out nicht pas hors fuera fora previous previously prior former formerly last old past from original origin first new next current present church assigned assignment official own which what whole entire all every each ' +
    'anterior anteriores previo previa origen origem procedencia actual atual antiguo antigua antigo antiga ancienne fruhere nuevo nueva novo nova ' +
    'military army service family bank company storage housing apartment police union tree birth baptism baptized confirmed confirmation parent parents spouse spouses ' +
    'moved moving move joined arrived entered came since date year years time times served serves serving knows calling callings position role speak speaks talk talks pray prays visit visited visits teacher ministers minister ministering ' +
    'into by for with on or and per through during about until nacimiento nascimento batismo bautismo residencia calle rua bairro colonia ciudad cidade nombre nome name names number id code phone email',
);

/** `own`: a no below it says that someone isn't of the ward; `other`: anything but a no does. `unit`: the ward's name, where the heading has it. */
export type WardHeading = { kind: 'own' } | { kind: 'other'; unit: string | null };

/** 'Pine Ward' and 'Attends Pine Ward' → 'pine ward'; null where the words beside 'ward' are no name. */
function nameIn(words: readonly string[], at: number): string | null {
  const unit = words[at] ?? '';
  const name = words.filter((word, of) => of !== at && !OURS.has(word) && !BESIDE.has(word));
  if (UNITS_NEVER_NAMED.has(unit) || name.length > MOST_OF_NAME || name.some((word) => NO_NAMES.has(word))) return null;
  const whole = (UNITS_BEFORE_NAMES_IN_HEADINGS.has(unit) ? [unit, ...name] : [...name, unit]).join(' ');
  return ` ${words.join(' ')} `.includes(` ${whole} `) && words.at(-1) === whole.split(' ').at(-1) ? whole : null;
}

/** 'Other Ward', 'Vive en el barrio', 'Pine Ward': what a heading with a word for a ward asks of a person; null where it is about anything else. */
export function wardHeading(title: string): WardHeading | null {
  const words = title.length > LONGEST ? [] : headingWords(title).split(' ').filter(Boolean);
  const at = words.findIndex((word) => UNITS_IN_HEADINGS.has(word));
  if (at < 0 || words.length < 2) return null;
  const rest = words.filter((_, of) => of !== at);
  const others = rest.filter((word) => !OURS.has(word) && !BESIDE.has(word));
  if (others.length > 0 && others.every((word) => OTHERS.has(word))) return { kind: 'other', unit: null };
  if (others.length === 0) return rest.some((word) => OURS.has(word)) ? { kind: 'own' } : null;
  const unit = nameIn(words, at);
  return unit === null ? null : { kind: 'other', unit };
}
