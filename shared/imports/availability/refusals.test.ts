import { expect, test } from 'vitest';
import { quotedAtEnd } from '#shared/text/sentence-end.ts';
import { rowsOfJson } from '../json-rows.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

const noted = (note: string, calling = '') =>
  rowsOfText(`Name,Calling,Phone,Notes\n"Reed, Tom",${calling},801-555-0236,"${note}"`, false)
    .rows.map(readPerson)
    .at(-1)?.problem;
const asked = (note: string) => `This row says ${quotedAtEnd(note)} Is this person available?`;

test.each(
  (
    'prayers only|Pray only|prayer only please|just prayers|only prays|only wants to pray|he’ll only do prayers|opening prayer only|' +
    'ok for prayers only|will pray but not speak|prayers yes, talks no|happy to pray but won’t give talks'
  ).split('|'),
)('whoever prays and doesn’t speak, as in “%s,” is asked about', (note) => expect(noted(note)).toBe(asked(note)));

test.each(
  (
    'refuses|Declined|declined 2x|declined in 2019 but spoke 2023|has declined twice|Said no 2024|said no 3 times|always says no|told bishop no|' +
    'Turned us down|won’t do it|won’t|unwilling|not willing|unable|would rather not|prefers not to|no thanks|Never - told bishop|He said never again|' +
    'not interested|no interest|not comfortable|doesn’t feel comfortable|not ready to speak yet|not a speaker|no public speaking|' +
    'do not schedule|don’t assign talks|do not use|has asked not to be asked|doesn’t want to be asked|asked to be left off|remove from speaker list|leave her alone|' +
    'anxiety|severe anxiety|stage fright|scared of public speaking|too shy|too frail to speak|health – no|Health reasons - no|homebound|' +
    'skip|exempt|opted out|not now, new baby|not right now|DNA?|Talks: no|pray - yes, speak - no|terrified - please don’t|Texted 10/3 - no|asked twice, no|called 3x no|84, homebound|homebound, 84|in memory care|on hospice|' +
    'see bishop first|ask bishop first|ask later|ask again in 2027|try again next year|hold|on hold until June|wait till spring|not yet|membership restrictions|on probation|disfellowshipped in 2020'
  ).split('|'),
)('the refusal “%s” is asked about', (note) => expect(noted(note)).toBe(asked(note)));

test.each(
  (
    'no quiere hablar|no desea participar|no invitar|hablar con obispo|todavía no|no le gusta hablar en público|solo oración|sólo oraciones|prefiere no|no gracias|rechazó|miedo a hablar en público|' +
    'não gosta de falar em público|não convidar|não quer|só oração|apenas orações|recusou|tem medo de falar|' +
    'ne veut pas parler|ne parle pas en public|ne pas demander|ne pas solliciter|prière seulement|que des prières|non merci|refuse|pas de discours|' +
    'möchte nicht sprechen|krank, nicht fragen|bitte nicht ansprechen|spricht nicht gern|keine Ansprachen|nur Gebete|lehnt ab|Angst vor Publikum|nein danke|' +
    'hospitalizado|hospitalizada desde mayo|internada no hospital|non vuole parlare|non chiedere|solo preghiere|preferisce di no'
  ).split('|'),
)('the refusal “%s” is asked about in its language, too', (note) => expect(noted(note)).toBe(asked(note)));

test.each(
  (
    'visits the homebound|works in a nursing home|husband in memory care|called about no show|not yet contacted|call after 5|called, no answer|' +
    'speaks Spanish|speaks only Spanish|loves to speak|will speak|happy to pray|prayed last week|prayer list|opening prayer 3/4|no Sunday in July|' +
    'not asked yet|never spoken|hasn’t spoken|left message|No answer|passed the sacrament|moved in 2024|moved in March|new move-in|prefers text|prefers to be called Bob|' +
    'needs a ride|scared of dogs|declined ride|unable to drive|do not use this number|don’t text after 9|never married|no preference|a bit shy|less active|anxiety medication|DNA test done|' +
    'home bound for Thanksgiving|high council|willing to pray, never on fast Sunday|' +
    'no habla inglés|no tiene teléfono, pedir a su esposo|prefiere WhatsApp|todavía no ha hablado|não fala inglês|não tem carro|' +
    'ne parle pas français|n’a pas encore parlé|a emménagé en 2024|spricht nicht Deutsch|spricht nur Spanisch|neu zugezogen|non parla inglese'
  ).split('|'),
)('the ordinary note “%s” asks nothing', (note) => expect(noted(note)).toBeNull());

test.each(['declined', 'said no', 'turned it down'])('beside a calling, “%s” may be about that', (note) => {
  expect(noted(note, 'Organist')).toMatch(/^[^?]*Do they have this calling\?$/);
  expect(noted(note)).toBe(asked(note));
});
test('what can only be about talks is asked about beside a calling, too', () =>
  expect(noted('prayers only', 'Organist')).toBe(asked('prayers only')));

test('notes in JSON are asked about in the same way', () =>
  expect(
    rowsOfJson('[{"name":"Lee, Kim","notes":"prayers only"},{"name":"Roe, Ida","notes":"refuses"}]').rows.map(
      (row) => readPerson(row).problem,
    ),
  ).toEqual([asked('prayers only'), asked('refuses')]));

test.each(
  'Bemerkung|Bemerkungen|Notizen|Notiz|Kommentar|Remarque|Remarques|Commentaires|Observations|Note|Notas|Nota|Comentarios|Observaciones|Observações|Anotações|Osservazioni'.split(
    '|',
  ),
)('“%s” is a column of notes', (heading) => {
  const [person] = rowsOfText(`Name,${heading}\n"Reed, Tom",plays chess`, false).rows.map(readPerson);
  expect(person?.person?.notes).toBe('plays chess');
});
