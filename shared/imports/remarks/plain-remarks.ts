import { foldLoose } from '#shared/text/fold.ts';

/** How someone is when asked to speak, in the languages of lists. */
const TRAITS =
  'shy|quiet|nervous|soft spoken|outgoing|timid[oa]?|nervios[oa]|nervos[oa]|schuchtern|nervos|timide|nerveu(?:x|se)';
const HOW = 'very|really|quite|a (?:bit|little)|pretty|kind of|somewhat|muy|muito|un poco|um pouco|sehr|tres|molto';
/** What someone spoke on, or is to speak on; in small letters 'faith' is no one. */
const TOPICS =
  'faith|hope|charity|grace|love|prayer|repentance|forgiveness|gratitude|service|tithing|fasting|obedience|sacrifice|humility|patience|' +
  'agency|baptism|atonement|resurrection|revelation|covenants|temples?|family history|missionary work|ministering|sabbath|scriptures|' +
  'word of wisdom|plan of salvation|holy ghost|restoration|easter|christmas|fe|esperanza|caridad|oracion|arrepentimiento|gratitud|' +
  'servicio|diezmo|ayuno|obediencia|esperanca|caridade|oracao|arrependimento|gratidao|servico|dizimo|jejum|expiacion|expiacao';
const PLAIN = new RegExp(`^(?:(?:(?:${HOW}) )?(?:${TRAITS})|(?:(?:the|la|el|a|o) )?(?:${TOPICS}))$`);
const LONGEST = 40;

/** 'Ann Barr (shy)', 'Ann Barr – faith': a note about the person or a talk, which asks nothing and is no one's name. */
export const isPlainRemark = (text: string): boolean =>
  text.length <= LONGEST && /^\p{Ll}/u.test(text.trim()) && PLAIN.test(foldLoose(text));
