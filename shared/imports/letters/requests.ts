import { foldLoose } from '#shared/text/fold.ts';

const TITLE =
  'bishop|president|brothers?|sisters?|brethren|bro|sis|elders?|friends|all|everyone|everybody|obispo|presidente|hermanos?|hermanas?|hno|hna|bispo|irma[os]?|irmaos|bischof|prasident|bruder|schwestern?|geschwister|eveque|freres?|soeurs?|vescovo|fratell[oi]|sorell[ae]|amig[oa]s|todos|todas';
/** 'Bishop', 'Obispo Carlos', 'Hermanos y hermanas': to whom a message is written. */
const ADDRESSEE = new RegExp(`^(?:dear )?(?:${TITLE})(?: (?:and|y|e|et|und) (?:${TITLE}))?(?: \\p{L}+){0,2}$`, 'u');
const LONGEST = 120;
const LONGEST_ADDRESSEE = 40;
const MOST_ADDRESSEES = 2;

/** What stands behind 'Obispo Carlos: Hermanas,', to whom it is said; null where no one is addressed. */
export function behindAddressee(text: string): string | null {
  let rest = text.trim();
  for (let count = 0; count < MOST_ADDRESSEES; count += 1) {
    const at = rest.search(/[,:：]/u);
    if (at < 0 || at > LONGEST_ADDRESSEE || !ADDRESSEE.test(foldLoose(rest.slice(0, at)))) break;
    rest = rest.slice(at + 1).trim();
  }
  return rest === text.trim() ? null : rest;
}

/** What whoever reads a list is asked to do with it, and what else such a request is made of; any other word may say more. */
const LANGUAGES = (
  [
    [
      'send text email share give add put include enter import read forward write',
      'please can could would will you me us your the these this them all everyone names name list lists phones phone numbers number ' +
        'emails email and of here below to on in for ward with thanks thank',
    ],
    [
      'manden mande manda mandenme mandeme mandame envien envie envia envienme envieme enviame agreguen agregue agrega anadan anada ' +
        'incluyan incluya pongan ponga lean lea lee revisen revise escriban escriba importen importe compartan comparta',
      'por favor los las la el me nos sus su esta este estos estas lista listas nombres nombre telefonos telefono numeros correos ' +
        'aqui a todos todas gracias de del barrio y con siguiente siguientes en',
    ],
    [
      'mandem mande manda enviem envie envia adicionem adicione adiciona acrescentem acrescente incluam inclua coloquem coloque ' +
        'ponham leiam leia revisem revise escrevam escreva importem importe compartilhem compartilhe passem passe',
      'por favor os as o a me nos seus suas seu sua esta este estes estas essa lista listas nomes nome telefones telefone numeros ' +
        'emails aqui todos todas obrigado obrigada de da do das dos ala e com na no em',
    ],
    [
      'envoyez envoie ajoutez ajoute lisez lis inscrivez donnez transmettez notez',
      'sil vous te plait svp merci de moi nous les le la l ces ce cette vos votre noms nom liste listes numeros telephones tous ' +
        'toutes avec et des du paroisse ici a',
    ],
    [
      'schickt schicken schick sendet senden sende lest lesen lies fugt fugen tragt gebt geben notiert',
      'bitte mir uns sie die das den diese dieser dieses eure ihre euren namen liste listen nummern telefonnummern alle mit und ' +
        'der gemeinde hier ein hinzu danke durch',
    ],
    [
      'mandate mandatemi mandateci mandami inviate inviatemi inviateci inviami leggete leggi aggiungete aggiungi inserite scrivete',
      'per favore prego mi ci i gli le la il lo questa questo questi queste vostri vostro nomi nome lista liste numeri telefono ' +
        'tutti tutte con e di dei delle grazie qui rione',
    ],
  ] as const
).map(([verbs, others]) => {
  const asked = new Set(verbs.split(' '));
  return { asked, words: new Set([...asked, ...others.split(' ')]) };
});

const LEAST_WORDS = 3;
/** 'Hermanas, por favor lean esta lista:' and 'mandem os nomes', said to whoever reads the list, and of no one on it. */
export function isAskedOfReader(text: string): boolean {
  if (text.length > LONGEST) return false;
  const words = foldLoose(behindAddressee(text) ?? text).split(' ');
  return (
    words.length >= LEAST_WORDS &&
    LANGUAGES.some(
      ({ asked, words: known }) => words.some((word) => asked.has(word)) && words.every((word) => known.has(word)),
    )
  );
}

/** How a message goes on that says of itself what it is. */
const GOES_ON =
  /^(?:here|these|this|attached|below|please|aqui|estos|estas|estes|segue|seguem|adjunto|anexo|por favor|voici|hier|anbei|bitte|ecco)\b/;
/** 'Bishop,' above everything else, and 'Bishop:' above 'Here is my list.' */
export function isToBishop([first = '', second = '', ...others]: readonly string[]): boolean {
  if (behindAddressee(first) !== '') return false;
  if (/,\s*$/.test(first)) return ![second, ...others].some((line) => behindAddressee(line) === '');
  return GOES_ON.test(foldLoose(second.slice(0, LONGEST))) || isAskedOfReader(second);
}
