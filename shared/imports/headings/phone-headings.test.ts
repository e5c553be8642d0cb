import { expect, test } from 'vitest';
import { fieldOf } from '../columns.ts';
import { readPerson } from '../person.ts';
import { rowsOfText } from '../rows.ts';

test.each([
  'Telefone celular',
  'Telefone residencial',
  'Tel. Celular',
  'Nº de telefone',
  'Telemóvel',
  'Teléfono móvil',
  'Teléfono fijo',
  'Teléfono de casa',
  'No. de teléfono',
  'Teléfono de contacto 2',
  'Téléphone portable',
  'Tél. (domicile)',
  'Numéro de portable',
  'Telefon (privat)',
  'Festnetz',
  'Telefono cellulare',
  'Telefoon thuis',
  'Мобильный телефон',
  '携帯電話',
  '휴대폰',
  '手机号码',
  'Phones',
  'Cell Phones',
  'Home Telephone',
  'Land Line',
  'Primary Phone',
  'telefoneCelular',
  'Celular/WhatsApp',
  'Your phone number',
  'What is your phone number?',
  'Phone no',
  'Mobile number (with country code)',
])('“%s” is the heading of a phone', (heading) => expect(fieldOf(heading)).toBe('phone'));

test.each([
  'No phone',
  'No celular',
  'Old Phone',
  'Emergency Phone',
  'Spouse Phone',
  'Teléfono de emergencia',
  'Telefone da mãe',
  'Phone Type',
  'Preferred Phone',
  'Phone/Email',
  'Has phone',
  'Mobile Home',
  'Is this your phone?',
  'Your mother’s phone',
  'Home',
  'Particular',
  'Contact',
])('“%s” is not', (heading) => expect(fieldOf(heading)).not.toBe('phone'));

test('a phone at home, at work, or of another kind counts where the cell is blank', () => {
  const table =
    'Nome,Sobrenome,Telefone residencial,Outro telefone,Telefone celular\n' +
    'Ana,Silva,(11) 3333-4400,(11) 3333-4499,(11) 98123-4500\nBia,Souza,(11) 3333-4401,,\nCai,Reis,,(11) 3333-4402,\n';
  const people = rowsOfText(table, false).rows.map((row) => readPerson(row).person?.phone);
  expect(people).toEqual(['(11) 98123-4500', '(11) 3333-4401', '(11) 3333-4402']);
});

test.each([
  'Correo electrónico individual',
  'Correo individual',
  'E-mail individual',
  'Email individual',
  'Correo electrónico personal',
  'E-mail pessoal',
  'Endereço de e-mail pessoal',
  'Correo electrónico (trabajo)',
  'Your email address',
  'What is your email address?',
  'Email id',
  'Email ID',
])('“%s” is the heading of an e-mail address', (heading) => expect(fieldOf(heading)).toBe('email'));

test.each(['No email', 'Email Type', 'Spouse Email', 'Correo de la madre', 'Phone/Email', 'Has email', 'Email OK'])(
  '“%s” is of no address',
  (heading) => expect(fieldOf(heading)).not.toBe('email'),
);

test('a person’s own address counts before another, in whatever order its heading has the words', () => {
  const table =
    'Nombre,Correo electrónico,Correo electrónico individual\nAna Ruiz,hogar@example.com,ana@example.com\nEva Vega,casa@example.com,\n';
  const people = rowsOfText(table, false).rows.map((row) => readPerson(row).person?.email);
  expect(people).toEqual(['ana@example.com', 'casa@example.com']);
});

test('a sign for nothing in one column of phones leaves the phone of another', () => {
  const table =
    'Name,Home,Cell\nAnn Lee,801-555-1004,-\nBo Park,n/a,801-555-1003\nEva Vega,801-555-1005,801-555-1006\n';
  const people = rowsOfText(table, false).rows.map((row) => readPerson(row).person?.phone);
  expect(people).toEqual(['801-555-1004', '801-555-1003', '801-555-1006']);
});
