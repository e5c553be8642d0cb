/** Words of headings between people, which hardly anyone is called: where they are, what they do, and when. */
const HEADING_WORDS = new Set(
  (
    'team teams crew duty shift roll side end bound time part full main empty nest nesters early morning evening afternoon hour hours ' +
    'year years month months later soon dishes drivers players residents apartments building buildings complex condos townhomes ' +
    'trailer court terrace villa villas floor level upper lower north south east west care nursing assisted living memory facility ' +
    'rehab hospital hospitals visits dinner lunch group groups need needs special food allergies college school university students ' +
    'military deployed soldiers away service project projects yard work train helpers greeters ushers handouts rotation cleaning ' +
    'chapel captains parents couples families timers faces shut shuts unable missions mission spoken spoke speak asked already never rarely ' +
    'boundaries updated follow bad wrong left interest foster lesson lessons job jobs sports game ball camp trek reunion seasonal spring ' +
    'autumn term garden gardens birds heights bend temporary permanent retired widows orphans ' +
    'agers club clubs manor circle village lodge estates commons plaza landing crossing loop ' +
    'program eve super convert converts student cantata representative broadcast testimony testimonies weekend flag grandparents daylight savings ' +
    'break wide patriotic newly weds company control water social services service facilities security alarm carpet cleaner removal pest garbage ' +
    'collection repair mailbox hotline supplies energy gas elementary sheriff ambulance movers florist shop animal management ' +
    'por para sin en fora em relevar mision missao hospital ciudad cidade llamar discursar servicio servico neue neuen neues dans ' +
    'mise hors auf bei ' +
    'room rooms talks paper cold hot take down has have going paid late merrie miss twin sound snack snacks front'
  ).split(' '),
);
export const isHeadingWord = (word: string): boolean => HEADING_WORDS.has(word);

/** Where people sleep at a camp, what takes them there, and what they bring or look after: no one's last name beside any first. */
const THINGS = new Set(
  (
    'cabin cabins tent tents yurt bunkhouse bus buses car cars truck minivan booth doors door goods salads salad desserts dessert casserole ' +
    'casseroles cabana carpa carpas tienda autobus coche coches barraca tenda onibus carro carros cabane tente voiture zelt hutte auto wagen'
  ).split(' '),
);
const NUMBER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|uno|dos|tres|um|dois|un|deux|trois|eins|zwei|drei)$/;
/** 'Aspen Cabin', 'Cabin One', 'Van Two', 'Soprano One': a part of a list, by its words. */
export const isPartWord = (word: string): boolean => THINGS.has(word);
export const areNumbered = (first: string, last: string): boolean =>
  /^(?:vans?|sopranos?|altos?|tenors?|baritones?|bass|group|team)$/.test(first) && NUMBER.test(last);

/** What streets and homes for the old are called. */
const PLACES = new Set(
  (
    'lane place court circle drive road street avenue way loop trail terrace cove square plaza park hill hills glen grove groves ridge ' +
    'manor village villas woods meadow meadows heights gardens estates homes house haven lodge pointe point landing crossing springs creek ' +
    'valley view vista bend hollow orchard orchards field fields canyon bluff bluffs row commons hall beach ln ct cir dr rd st ave blvd pl'
  ).split(' '),
);
/** The same, and neighborhoods and groups by number or by place, where other languages put the word first. */
const PLACES_FIRST =
  /^(?:calle|avenida|colonia|barrio|bairro|rua|travessa|jardim|quartier|avenue|boulevard|gruppe|bezirk|groupe|grupo|sector|setor|secteur|zone)$/;
const STREETS_LAST = /^(?:strasse|allee)$/;
/** 'Calle Hidalgo', 'Quartier du Lac', 'Berliner Straße' */
export const isPlaceElsewhere = (first: string, last: string): boolean =>
  PLACES_FIRST.test(first) || STREETS_LAST.test(last);
/** Of which places are named, and people too. */
const NATURE = new Set(
  (
    'cherry oak maple elm aspen cedar pine willow birch ash walnut chestnut poplar spruce sycamore magnolia cypress juniper heather hazel ' +
    'holly ivy rose violet laurel lily daisy iris fern jasmine myrtle olive ginger poppy rosemary sage clover autumn summer spring winter ' +
    'sunset sunrise river brook eagle robin lark wren ruby amber opal pearl crystal jade sky skye dawn hope harmony heritage legacy ' +
    'liberty pleasant country golden silver copper deer elk quail hidden shadow mountain canyon valley'
  ).split(' '),
);
/** 'Cherry Lane', 'Heather Hills': of a place, although both words are in names. */
export const isPlaceWord = (word: string): boolean => PLACES.has(word);
export const isOfNature = (word: string): boolean => NATURE.has(word);
