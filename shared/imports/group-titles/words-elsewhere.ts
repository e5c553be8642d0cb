type Language = 'es' | 'pt' | 'fr' | 'de' | 'it';
type Table = Record<string, Record<Language, string>>;

/** Groups of a ward's members, as headings call them; what each says in English is its key. */
const GROUPS: Table = {
  youth: {
    es: 'juventud',
    pt: 'juventude',
    fr: 'jeunesse',
    de: 'jugend jugendliche jugendlichen',
    it: 'gioventu giovani',
  },
  women: { es: 'mujeres', pt: 'mulheres', fr: 'femmes', de: 'frauen damen', it: 'donne' },
  men: { es: 'varones', pt: 'homens', fr: 'hommes', de: 'manner', it: 'uomini' },
  girls: { es: 'muchachas', pt: 'mocas', fr: 'filles', de: 'madchen', it: 'ragazze' },
  boys: { es: 'muchachos', pt: 'rapazes', fr: 'garcons', de: 'jungen', it: 'ragazzi' },
  children: { es: 'ninos', pt: 'criancas', fr: 'enfants', de: 'kinder', it: 'bambini' },
  adults: { es: 'adultos', pt: 'adultos', fr: 'adultes', de: 'erwachsene erwachsenen', it: 'adulti' },
  singles: {
    es: 'solteros solteras',
    pt: 'solteiros solteiras',
    fr: 'celibataires',
    de: 'alleinstehende singles',
    it: 'celibi nubili single',
  },
  elders: { es: 'elderes', pt: 'elderes', fr: 'anciens', de: 'alteste altestenkollegium', it: 'anziani' },
  highPriests: { es: 'sumos', pt: 'sumos', fr: 'grands', de: 'hohepriester hohenpriester', it: 'sommi' },
  priests: { es: 'presbiteros', pt: 'sacerdotes', fr: 'pretres', de: 'priester', it: 'sacerdoti' },
  teachers: { es: 'maestros', pt: 'mestres', fr: 'instructeurs', de: 'lehrer', it: 'insegnanti' },
  deacons: { es: 'diaconos', pt: 'diaconos', fr: 'diacres', de: 'diakone', it: 'diaconi' },
  quorum: { es: 'cuorum quorum', pt: 'quorum', fr: 'college', de: 'kollegium', it: 'quorum' },
  society: { es: 'sociedad', pt: 'sociedade', fr: 'societe', de: 'frauenhilfsvereinigung fhv', it: 'societa' },
  primary: { es: 'primaria', pt: 'primaria', fr: 'primaire', de: 'primarvereinigung pv', it: 'primaria' },
  sundaySchool: { es: 'escuela', pt: 'escola', fr: 'ecole', de: 'sonntagsschule', it: 'scuola' },
  choir: { es: 'coro', pt: 'coro', fr: 'choeur chorale', de: 'chor gemeindechor', it: 'coro' },
  voices: {
    es: 'sopranos contraltos tenores',
    pt: 'sopranos contraltos tenores',
    fr: 'sopranos altos tenors',
    de: 'soprane altstimmen tenore',
    it: 'soprani contralti tenori',
  },
  ushers: {
    es: 'ujieres acomodadores',
    pt: 'recepcionistas',
    fr: 'placeurs',
    de: 'platzanweiser ordner',
    it: 'uscieri',
  },
  counselors: { es: 'consejeros', pt: 'conselheiros', fr: 'conseillers', de: 'ratgeber', it: 'consiglieri' },
  converts: { es: 'conversos', pt: 'conversos', fr: 'convertis', de: 'bekehrte neubekehrte', it: 'convertiti' },
  brothersAndSisters: { es: 'hermanos', pt: 'irmaos', fr: 'freres soeurs', de: 'geschwister', it: 'fratelli sorelle' },
};
/** What else the titles of lists have. */
const OTHERS: Table = {
  list: { es: 'listado', pt: 'relacao', fr: 'listes repertoire', de: 'liste mitgliederliste', it: 'liste elenchi' },
  phones: {
    es: 'telefonica',
    pt: 'telefonica',
    fr: 'telephonique telephones',
    de: 'telefone telefonnummern',
    it: 'telefonico telefonica telefoni',
  },
  contacts: { es: 'contactos', pt: 'contatos', fr: 'contacts', de: 'kontakte kontaktliste', it: 'contatti' },
  bishopric: { es: 'obispado', pt: 'bispado', fr: 'episcopat', de: 'bischofschaft', it: 'vescovato' },
  priesthood: { es: 'sacerdocio', pt: 'sacerdocio', fr: 'pretrise', de: 'priestertum', it: 'sacerdozio' },
  ofAaron: {
    es: 'aaronico melquisedec',
    pt: 'aaronico melquisedeque',
    fr: 'aaronique melchisedek',
    de: 'aaronisches melchisedekisches',
    it: 'aaronico melchisedec',
  },
  meeting: {
    es: 'reunion sacramental',
    pt: 'reuniao sacramental',
    fr: 'reunion sainte cene',
    de: 'abendmahlsversammlung versammlung',
    it: 'riunione sacramentale',
  },
  ofSunday: { es: 'dominical', pt: 'dominical', fr: 'dimanche', de: 'sonntag', it: 'domenicale' },
  relief: { es: 'socorro', pt: 'socorro', fr: 'secours', de: 'hilfsvereinigung', it: 'soccorso' },
  fresh: { es: 'nuevos nuevas', pt: 'novos novas', fr: 'nouveaux nouvelles', de: 'neue junge', it: 'nuovi nuove' },
  small: {
    es: 'y de en',
    pt: 'e de em',
    fr: 'et des d de en pour',
    de: 'und im am fur in zu',
    it: 'e di del della degli dei per',
  },
};
const wordsOf = (table: Table): string[] =>
  Object.values(table).flatMap((words) => Object.values(words).flatMap((some) => some.split(' ')));

const GROUP_WORDS = new Set(wordsOf(GROUPS));
/** Beside another word of a list, former ones in French, and a school in English. */
const SAYS_MORE = new Set(['anciens', 'college']);
const ALL = new Set([...GROUP_WORDS, ...wordsOf(OTHERS)].filter((word) => !SAYS_MORE.has(word)));
/** 'Jugend', 'anciens', 'societe': of several members of a ward. */
export const isGroupElsewhere = (word: string): boolean => GROUP_WORDS.has(word);
/** Any word of the titles of lists in another language than English. */
export const isOfListElsewhere = (word: string): boolean => ALL.has(word);
