import { expect, test } from 'vitest';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

/** How each language calls a parent's phone and email, and the relations. */
const LANGUAGES = {
  en: {
    contacts: ['%s Phone', '%s Cell', '%s Email', 'Phone of %s'],
    relations:
      'Parent,Parents,Mother,Father,Mom,Dad,Husband,Wife,Spouse,Partner,Son,Daughter,Child,Grandparents,Guardian,Legal Representative,Emergency Contact,Next of Kin,Caregiver,Neighbor',
  },
  es: {
    contacts: ['Teléfono de %s', 'Tel. %s', 'Celular %s', 'Correo de %s', 'Email %s'],
    relations:
      'los padres,la madre,padre,mamá,el esposo,esposa,cónyuge,pareja,hijo,hija,hijos,abuelos,tutor,representante legal,emergencia,cuidadora,vecino',
  },
  pt: {
    contacts: ['Telefone de %s', 'Celular %s', 'Email %s', 'E-mail de %s'],
    relations:
      'os pais,dos pais,mãe,pai,marido,esposa,cônjuge,companheiro,filho,filha,avós,responsável,representante legal,emergência,cuidador,vizinho',
  },
  fr: {
    contacts: [
      'Tél. %s',
      'Téléphone de %s',
      'Portable du %s',
      'Mail %s',
      'Email du %s',
      'Courriel de la %s',
      'Adresse mail du %s',
    ],
    relations:
      'parents,mère,père,maman,mari,épouse,conjoint,conjointe,partenaire,fils,fille,enfants,grands-parents,tuteur,représentant légal,responsable légal,urgence,l’enfant,l’épouse,contact d’urgence,personne à prévenir,proche,aidant,voisine',
  },
  de: {
    contacts: [
      'Telefon %s',
      'Tel. %s',
      'Handy der %s',
      'E-Mail %s',
      'E-Mail der %s',
      'E-Mail (%s)',
      'Mailadresse der %s',
      'Email %s',
    ],
    relations:
      'Eltern,Mutter,Vater,Mama,Ehemann,Ehefrau,Ehepartner,Gatte,Partner,Partnerin,Sohn,Tochter,Kinder,Großeltern,Oma,Vormund,Erziehungsberechtigte,gesetzlicher Vertreter,Notfall,Notfallkontakt,Angehörige,Betreuer,Nachbar',
  },
  it: {
    contacts: ['Telefono %s', 'Cellulare della %s', 'Email %s', 'E-mail del %s'],
    relations:
      'genitori,madre,padre,mamma,marito,moglie,coniuge,compagno,figlio,figlia,nonni,tutore,rappresentante legale,emergenza,parente,badante,vicino di casa',
  },
  nl: {
    contacts: ['Telefoon %s', 'Tel. %s', 'Mobiel van %s', 'E-mail %s', 'Email van de %s'],
    relations:
      'ouders,moeder,vader,echtgenoot,echtgenote,partner,zoon,dochter,kinderen,grootouders,oma,voogd,wettelijk vertegenwoordiger,noodgeval,noodcontact,naaste,mantelzorger,buurman',
  },
} as const;

const readOf = (titles: string, cells: string) => {
  const { rows } = rowsOfText(`${titles}\n${cells}`, false);
  const [row] = rows;
  const { phone, email } = (row && readPerson(row).person) ?? {};
  return { phone, email };
};

test.each(Object.entries(LANGUAGES))(
  'in %s, what a heading calls someone else’s is no one’s own',
  (_, { contacts, relations }) => {
    const wrong: string[] = [];
    for (const relation of relations.split(','))
      for (const contact of contacts) {
        const title = contact.replace('%s', relation);
        const isEmail = /mail|correo|courriel/i.test(contact);
        const { phone, email } = readOf(`Name,${title}`, `Tim Doe,${isEmail ? 'al@x.org' : '801-555-1001'}`);
        if (phone || email) wrong.push(title);
      }
    expect(wrong).toEqual([]);
  },
);

test.each([
  'Eltern;Telefon',
  'Mutter;Handy',
  'Vormund;Telefon',
  'Gesetzlicher Vertreter;Telefon',
  'Mère;Portable',
  'Responsable légal;Téléphone',
  'Représentant légal;Tél.',
  'Personne à prévenir;Téléphone',
  'Ouders;Telefoon',
  'Voogd;Mobiel',
  'Genitori;Telefono',
  'Tutore;Cellulare',
  'Pai;Celular',
  'Madre;Correo',
  'Parents;Phone',
  'Parents;Email',
  'Parents Names;Phone Number',
])('behind a column of names, as in %s, the contact is noted at the row', (titles) => {
  const contact = /Email|Correo/.test(titles) ? 'kay@x.org' : '801-555-2000';
  for (const names of ['Rob & Kay Doe', 'Rob Doe', 'Kay']) {
    const { rows } = rowsOfText(`Name;Age;${titles}\nTim Doe;12;${names};${contact}\nJo Ray;13;Al Ray;`, false);
    expect(rows[0]?.values).toMatchObject({ name: 'Tim Doe' });
    expect(JSON.stringify(rows[0]?.values)).not.toContain(contact);
    expect(rows[0]?.noted).toEqual([{ text: contact, column: titles.split(';')[1] }]);
  }
});

test.each([
  ['Muttersprache;Telefon', 'Deutsch;801-555-2000'],
  ['Telefon;Eltern', '801-555-2000;Rob Doe'],
  ['Straße;Telefon', 'Hauptstr. 3;801-555-2000'],
  ['Telefon privat;Telefon Eltern', '801-555-2000;801-555-2001'],
  ['Mutter Telefon;Telefon', '801-555-2001;801-555-2000'],
  ['Mère;Tél. mère;Téléphone', 'Kay Doe;801-555-2001;801-555-2000'],
  ['Ehefrau;Telefon', 'Kay Doe;801-555-2000'],
  ['País;Teléfono', 'Peru;801-555-2000'],
])('the phone below %s is the row’s own', (titles, cells) =>
  expect(readOf(`Name;${titles}`, `Tim Doe;${cells}`).phone).toBe('801-555-2000'),
);
