import { monthOfWord } from '#shared/calendar/month-words.ts';
import { foldLoose } from '#shared/text/fold.ts';
import { isCallingWord } from '../callings.ts';
import { isTalkWord } from '../group-titles/talk-words.ts';
import { isUsualGiven } from './usual-places.ts';

/** Words of headings, notes, answers, and empty cells, by language. Names with one of them are names; no one has two. */
const WORDS = [
  'presidents presidency counselor counselors secretary secretaries clerk clerks patriarch councilor councilman councilmen organist organists pianist ' +
    'pianists chorister choristers teacher instructor missionaries librarian chairman coordinator leader leaders director directors ' +
    'worker workers representative president bishopric usher ushers speaker speakers elder sister sisters brother brothers ' +
    'families household households home phone phones mobile cell unit number numbers address addresses email text contact ' +
    'contacts record records name names list lists roster rosters directory schedule schedules rotation rotations speaking members date time day week gender sex male female birthday birthdays ' +
    'sacrament meeting meetings conference fast testimony hymn hymns prayer prayers invocation benediction opening closing special ' +
    'musical announcement announcements program agenda notes note church priesthood aaronic melchizedek deacon child children ' +
    'visiting visitors visitor guests happy merry next last this rsvp yes no nan null none undefined true false unknown absent excused ' +
    'total totals empty blank please thank thanks welcome see call on passed away same left message answer wrong less active ' +
    'disconnected route team zone companionship annual monday tuesday wednesday thursday friday saturday sunday january ' +
    'february march july september october november december trip temple one two three new move moved ins convert ' +
    'senior couple marrieds others all not listed attached needed requested serving recently baptized sample practice night ' +
    'teaching party rehearsal activity potluck fireside row rows end sub grand released deceased pending confirmed ' +
    'calling callings position positions open vacant unfilled unassigned assigned filled under review hold process progress nobody ' +
    'anybody yet being considered consideration approved approval proposed recommended submitted extended sustained set apart ' +
    'maybe ok okay declined present done sick inactive baptism confirmation widow widower divorced married out town talk ' +
    'christmas easter guest authority farewell slot off week cancelled canceled any someone else volunteer more rest intermediate ' +
    'violin piano solo your test user need soon lunch break show clean up waiting alternate gospel doctrine prep meal meals funeral hospitality bread historian magazine girls ' +
    'boys scout scouts cub master kitchen office bishops storehouse distribution center department police help desk scheduler apartment ' +
    'returned returning departing outgoing seminary institute graduate graduates graduation concluding remarks area seventy seventies pioneer memorial mothers ' +
    'fathers thanksgiving independence veterans labor deseret industries tuner fire square hospital pharmacy clinic plumber electrician repair store ' +
    // What surrounds a list on a web page.
    'export print download sign log login logout privacy notice policy terms use select language about us headquarters load show hide ' +
    'filter sort menu settings help feedback cookies preferences account profile manage support site map legal copyright app back ' +
    'top skip content main navigation switch expand collapse reports tools clear reset apply close cancel save refresh edit add ' +
    'rs eq yw ym phd md rn dds esq cpa ' +
    // What a meeting is about, what a ward does, and short notes.
    'missionary moment moments choir concert concerts handcart handcarts trek cantata check checks spelling sits sit stands alone quietly ' +
    'please verify updated correct wheelchair needs ride rides',
  'llamamiento llamamientos puesto puestos cargo cargos vacante vacantes libre libres sin por en asignar asignado asignada ' +
    'llamar definir designar designado designada confirmar proceso pendiente pendientes nadie aun fecha nacimiento uso iglesia conferencia general ayuno programa navidad testimonio testimonios numero musical coro invitado ' +
    'invitada autoridad visitante visitantes despedida semana santa primer primero primera segundo ' +
    'segunda tercer tercero tercera consejero consejeros consejera consejeras secretario secretarios secretaria secretarias ' +
    'ejecutivo presidente presidenta presidencia obispo obispado barrio estaca rama distrito sociedad soc socorro primaria ' +
    'escuela dominical cuorum elderes hombres mujeres jovenes joven ninos ninas sumo sumos sacerdote sacerdotes consejo maestro ' +
    'maestra maestros maestras diacono diaconos presbitero presbiteros obra misional misionero misioneros misionera misioneras ' +
    'regulares historia familiar templo lider lideres coordinador coordinadora directora organista hermano hermanos hermana ' +
    'hermanas ministrante ministrantes centro norte sur este oeste lista listas directorio miembro miembros nuevos nuevo conversos ' +
    'converso menos activos activo inactivos cumpleanos enero febrero marzo abril mayo junio julio agosto septiembre octubre ' +
    'noviembre diciembre domingo reunion sacramental himno himnos oracion apertura clausura discurso discursos discursante ' +
    'discursantes orador oradores anuncios nombre nombres apellido apellidos correo electronico telefono direccion impreso el la ' +
    'los las de del pagina bautismo bautismos actividad actividades clase si dia dias madre madres padre padres fin ano anos viaje ' +
    'viajes campamento ayuno resurreccion independencia visita visitas especial noche hogar limpieza comida numero',
  'chamado chamados vago vaga vagas vagos nao atribuido atribuida preencher ala ramo bispado bispo primeiro primeira conselheiro ' +
    'conselheira secretario sociedade rapazes mocas escola sacerdotes mestre mestres missionario missionarios membro membros ' +
    'diretorio nome nomes sobrenome telefone endereco aniversariantes aniversarios hino oracoes oracao novo novos ainda nascimento uso igreja ativo ativos ' +
    'inativos coro jejum maes reuniao reunioes testemunho testemunhos pascoa almoco jantar limpeza acampamento viagem templo ' +
    'visita conferencia despedida especial convidado convidada discurso discursos orador oradores noite familia janeiro fevereiro maio junho julho setembro outubro novembro dezembro em processo sim',
  'appel appels poste pourvoir non attribue attribuee pas paroisse pieu branche eveque episcopat premier premiere deuxieme second ' +
    'seconde conseiller conseillere secretaire secours primaire ecole dimanche jeunes gens filles pretres liste membres annuaire ' +
    'nom prenom adresse anniversaires oui programme programmes societe intermede intermedes soeurs freres grand conseil orateur orateurs invite invitee invites priere prieres finale ouverture cloture cantique ' +
    'repas fraternel fraternels fete fetes meres enfants chorale choeur temple sortie conference generale temoignage temoignages jeune ' +
    'visite visiteur musique morceau special paques nettoyage chapelle reunion sainte',
  'berufung berufungen unbesetzt nicht besetzt besetzen offen vakant noch zu gemeinde pfahl zweig bischof bischofschaft erster ' +
    'erste zweiter zweite ratgeber ratgeberin sekretar sekretarin frauenhilfsvereinigung primarvereinigung fhv damen ' +
    'altestenkollegium kollegium sonntagsschule mitglieder vorname nachname telefon adresse geburtstage ja nein programm auftritt treffen gemeindechor hoher hohe rat gast gaste sprecher ' +
    'sprecherin musikalische musikalischer einlage beitrag heiliger heilige abend junge manner frauen tempelfahrt tempel chor kinder letztes erstes ' +
    'lied lieder gebet anfangsgebet schlussgebet fastsonntag zeugnis zeugnisse versammlung besuch missionsprasident gemeinsames gemeinsame essen ' +
    'grillfest ausflug ostern ostersonntag weihnachten weihnachtsfeier pfingsten muttertag konferenz pfahlkonferenz gemeindekonferenz ' +
    'generalkonferenz verabschiedung missionar missionare putzen reinigung',
  'vescovo vescovato societa soccorso primaria scuola domenicale quorum anziani sacerdozio riunione sacramentale membri elenco nuovi ' +
    'uomini donne adulti coro discorso discorsi preghiera preghiere oratori',
];
const NO_NAMES = new Set(WORDS.join(' ').split(' '));
/** Of groups and organizations, where the other words are no one's name either: 'Sacerdocio Aarónico', 'Weniger Aktive'. */
const OF_GROUPS = new Set(
  (
    'sacerdocio aaronico melquisedec obreros obreras recien bautizados bautizadas adultos adultas mayores solteros solteras ' +
    'melquisedeque obreiros obreiras recem batizados batizadas conselho terceira idade idosos idosas solteiros solteiras ' +
    'nouveaux nouvelles convertis converties recents recentes baptises baptisees moins actif actifs actives inactifs presidence histoire ' +
    'familiale personnes agees futurs anciens missionnaires pretrise melchisedek aaronique servants ' +
    'weniger aktive inaktive alleinstehende erwachsene freunde kirche betreuende schwestern bruder melchisedekisches aaronisches priestertum ' +
    'neu getaufte'
  ).split(' '),
);

export const isNoNameWord = (word: string): boolean => NO_NAMES.has(word) || isCallingWord(word);

const SPANISH_NAMES = 'abril agosto domingo julho julio junho junio maio marco mayo segundo segunda socorro'.split(' ');
/** What people are called too. */
export const NAMES_TOO = new Set([
  ...SPANISH_NAMES,
  ...(
    'april brother child church day deacon elder friday grand happy january july march merry monday next one price saturday self ' +
    'sister sunday thursday tuesday wednesday young'
  ).split(' '),
]);
/** Small words inside of 'Viaje al Templo' and 'Chor der Kinder.' */
const BETWEEN = new Set(
  'al aos au aux da das der des di do dos du en et fur im in no of on pelo to und y zum zur'.split(' '),
);
/** 'Gebete Januar', 'Preghiere marzo 2027': talks and prayers, and when. */
function areTalksOfMonth(words: readonly string[]): boolean {
  const isMonth = (word: string, at: number) => monthOfWord(word) !== null && (at > 0 || !isUsualGiven(word));
  return (
    words.some(isMonth) && words.some(isTalkWord) && words.every((word, at) => isMonth(word, at) || isOfTitle(word))
  );
}
const isOfTitle = (word: string): boolean => isTalkWord(word) || isNoNameWord(word) || /^20\d\d$/.test(word);

/** Two such words and more are no one, but 'Domingo Julio' are two first names. */
export function areNoName(words: readonly string[]): boolean {
  const own = words.filter((word, at) => at === 0 || at === words.length - 1 || !BETWEEN.has(word));
  if (areTalksOfMonth(own)) return true;
  return (
    own.length > 1 &&
    own.every((word) => isNoNameWord(word) || OF_GROUPS.has(word)) &&
    !own.every((word) => SPANISH_NAMES.includes(word))
  );
}
/** 'M' and 'F' behind a whole name, and degrees. */
const LETTERS = /^(?:m|f|m d|r n|ph d|d d s)$/;

/** 'Una Baker, Primary', 'Reed, yes', 'Jo Ray, out of town': what stands behind the comma is about someone, and no first name. */
export function isNoFirstName(before: string, behind: string): boolean {
  const folded = foldLoose(behind);
  const words = folded.split(' ');
  const [only = ''] = words;
  const isBehindWhole = before.includes(' ');
  const beginsSmall = /^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(behind);
  if (beginsSmall && (isBehindWhole || words.length > 1)) return true;
  if (words.length > 1) return areNoName(words) || (isBehindWhole && LETTERS.test(folded));
  if (NAMES_TOO.has(only)) return false;
  return isBehindWhole ? LETTERS.test(folded) || isNoNameWord(only) : only.length > 3 && NO_NAMES.has(only);
}
