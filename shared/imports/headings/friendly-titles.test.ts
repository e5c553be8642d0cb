import { expect, test } from 'vitest';
import { importedFrom, notedIn } from '#tests/import-plans.ts';

const NAMES = 'Kim Lee 801-555-0101\nAnn Poe 801-555-0102\n';
const READ = ['Kim Lee, 801-555-0101', 'Ann Poe, 801-555-0102'];

test.each([
  'Here are the names the bishopric came up with for January:',
  'Here are the names and numbers you asked for:',
  'Here are the phone numbers of our members:',
  'Attached is the list of the elders quorum:',
  'Here is the list you wanted.',
  'here is my list of members for the new app:',
  'Attached is the list of ward members for the app:',
  'Sisters who have a phone number on file:',
  'Sisters without phone:',
  'Brothers with no phone number on file:',
  'Members who don’t have an email address:',
  'aquí está mi lista de miembros para la nueva aplicación:',
  'Hermanas sin teléfono:',
  'segue a minha lista de membros para o novo aplicativo:',
  'voici ma liste des membres pour la nouvelle application :',
  'hier ist meine Liste der Mitglieder für die neue App:',
  'Schwestern ohne Telefon:',
  'Sorelle senza telefono:',
  'Here is the list of speakers for January:',
  'These are the people we’d like to ask to speak in February:',
  'The bishopric would like these members to speak next month:',
  'Please invite the following members to give prayers:',
  'Names from bishopric meeting:',
  'Aquí están los nombres para enero:',
  'Seguem os nomes para janeiro:',
  'Voici les noms pour janvier:',
  'Hier sind die Namen für Januar:',
  'Potential speakers for 2027:',
  'Speakers I would suggest',
  'These are the ones I called:',
  'Ok here is the EQ list',
  'Sac mtg ideas',
  'Prayer ideas',
  'Hey bishop here are the names you asked for:',
  'Here are the people in our quorum that could speak in the next couple of months:',
  'Ok so for Sunday I talked to',
  'Brother Ostler mentioned these people:',
  'Here is the list we talked about on Sunday.',
  'Here are the brothers and sisters we talked about last Sunday.',
  'Below are the names we discussed in ward council.',
  'These are the sisters who said they’d be willing to speak:',
  'Can everyone send me who could speak in March?',
  'Esta es la lista de la que hablamos el domingo.',
  'Estas son las hermanas que dijeron que podrían discursar:',
  'Aqui está a lista de que falamos no domingo passado.',
  'Estas são as irmãs que disseram que podem falar:',
  'Voici la liste dont nous avons parlé dimanche dernier.',
  'Ce sont les sœurs qui ont dit qu’elles pourraient parler :',
  'Hier ist die Liste, über die wir am Sonntag gesprochen haben.',
  'Das sind die Schwestern, die gesagt haben, dass sie sprechen können:',
  'Ecco la lista di cui abbiamo parlato domenica scorsa.',
  'Queste sono le sorelle che hanno detto che possono parlare:',
])('below the sentence “%s,” no one is asked about', (sentence) => {
  expect(importedFrom(`${sentence}\n${NAMES}`).people).toEqual(READ);
  expect(importedFrom(`Hi Bro. Jolley,\n\n${sentence}\n\n${NAMES}\nThanks,\nJo Lee\n`).people).toEqual(READ);
});

test.each([
  'Here are the people who moved out:',
  'Attached is the list of members who moved for the new app:',
  'Members without a calling:',
  'Sisters who do not have a phone and do not want visits:',
  'I copied these from the old directory:',
  'Here are the names to remove from the list:',
  'Here are the names that the bishop said not to ask:',
  'Here are the people I could not reach:',
  'Here are the names from the other ward:',
  'Here are the names the bishopric came up with to release:',
  'Here are the people to pray for:',
  'Estos son los hermanos que no van a discursar:',
  'Ok here are the ones who moved:',
  'Hey bishop here are the ones we released:',
  'Speakers I would not suggest',
  'These are the ones I could not reach',
  'List of potential members',
  'Names not to call:',
  'Brother Ostler mentioned these people are leaving:',
  'Ok so for Sunday I talked to the people who said no',
  'These are the sisters who said they’d rather be left alone:',
  'Here are the people we talked about releasing on Sunday.',
  'Here are the names we discussed taking off the list.',
  'Estas son las hermanas que dijeron que no podrían discursar:',
  'Estes são os irmãos que disseram que não podem falar:',
  'Ce sont les sœurs qui ont dit ne pas pouvoir parler :',
  'Das sind die Schwestern, die gesagt haben, dass sie nicht sprechen können:',
  'Queste sono le sorelle che hanno detto che non possono parlare:',
])('a word that isn’t known to say nothing asks, as in “%s”', (sentence) =>
  expect(importedFrom(`${sentence}\n${NAMES}`).people).toEqual([]),
);

test('such a sentence is no person whose last name is asked', () =>
  expect(importedFrom(`Speakers I would suggest\n${NAMES}`).problems).toEqual([
    '“Speakers I would suggest” is a heading or a note, not a person.',
  ]));

test('a calling below such a sentence may be a proposal, so it is asked about', () => {
  const sentence = 'Here are the names the bishopric came up with for January:';
  expect(importedFrom(`${sentence}\nKim Lee - Primary President\nAnn Poe 801-555-0102\n`).people).toEqual([READ[1]]);
});

test.each([
  'Haven’t spoken yet',
  'Never spoken',
  'Not asked yet',
  'Have not spoken since 2024',
  'Members not yet assigned',
  'Here are people who have not spoken this year:',
  'No talk in 2026',
  'Unassigned',
  'People we have not heard from in sacrament meeting',
  'No han discursado',
  'Ainda não discursaram',
])('below “%s,” they are the ones to ask', (title) => {
  expect(importedFrom(`${title}\n${NAMES}`).people).toEqual(READ);
  expect(importedFrom(`"${title}",\nName,Phone\n${NAMES.replaceAll(' 801', ',801')}`).people).toEqual(READ);
});

test.each([
  'Who spoke',
  'Who has spoken:',
  'Spoke already',
  'Have spoken this year',
  'Speakers so far',
  'Quién discursó',
  'Quiénes ya han discursado',
  'Quem discursou',
  'Irmãos que já falaram',
  'Wer hat gesprochen',
  'Wer schon gesprochen hat',
  'Qui a parlé',
  'Chi ha già parlato',
])('“%s” heads those who had their turn, with days or without, and asks about no one', (title) => {
  expect(importedFrom(`${title}\n${NAMES}`).people).toEqual(READ);
  const spoke = ['Kim Lee', 'Ann Poe', 'Tom Bell'];
  const day = (at: number): string => `3/${at + 1}/2026`;
  for (const list of [
    spoke,
    spoke.map((name, at) => `${name} ${day(at)}`),
    spoke.map((name, at) => `${day(at)} ${name}`),
  ])
    expect(importedFrom(`${title}\n${list.join('\n')}\n`).people).toEqual(spoke);
});

test.each(['Who spoke and moved', 'Spoke at the funeral', 'Quién no quiso discursar', 'Wer nicht gesprochen hat'])(
  'what else “%s” may say of those below it is asked',
  (title) => expect(importedFrom(`${title}\n${NAMES}`).people).toEqual([]),
);

test.each(['Not reached', 'Does not speak', 'Will not speak', 'Never at church'])(
  'below “%s,” everyone is asked about',
  (title) => expect(importedFrom(`${title}\n${NAMES}`).people).toEqual([]),
);

test.each([
  'Elders who can speak',
  'As requested',
  'Here ya go',
  'People who said yes:',
  'People willing to give prayers:',
  'These people haven’t spoken in a year',
  'Have never spoken in our ward:',
  'Empty nesters',
  'Temple workers',
  'New families in the ward',
  'Speakers - 2027',
  'Speakers Q1 2027',
  'Speakers (who I know of)',
  'My ministering families',
  'Others',
  'Good evening Sister Clerk. Please add the following members to the planner. Thank you!',
])('“%s” says nothing against anyone below it', (title) => {
  expect(importedFrom(`${title}\n${NAMES}`).people).toEqual(READ);
  expect(importedFrom(`${title}\n\n${NAMES}`).people).toEqual(READ);
});

test.each([
  'Elders who can’t speak',
  'Elders who can no longer speak',
  'Elders who can serve missions',
  'People who said no:',
  'People who said yes to moving',
  'People not willing to give prayers',
  'Haven’t spoken in a year because of illness',
  'Have never been to our ward',
  'Temple missionaries',
  'Families new to the stake',
  'Speakers 2027 - canceled',
  'Speakers (moved)',
  'My former ministering families',
  'Others who moved',
  'Good evening. These members moved out. Thank you!',
  'These people are in Arizona. Please add them. Thank you!',
])('“%s” asks about everyone below it', (title) => expect(importedFrom(`${title}\n${NAMES}`).people).toEqual([]));

test('below a title that asks, what stands beside a name is noted with it', () =>
  expect(notedIn('Substitutes\nLee Bowen - nursery\nKen Lamb - call after 6pm\nAnn Poe 801-555-0102\n')).toEqual({
    'Lee Bowen': ['nursery'],
    'Ken Lamb': ['call after 6pm'],
  }));
