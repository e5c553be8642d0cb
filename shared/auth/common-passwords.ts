import { fold } from '#shared/text/fold.ts';

/**
 * The passwords that attackers try first, as bare letters and digits: what a person adds to satisfy a rule
 * (a capital, a '1', an '!') does not make them good. Words from the world of this product are among them.
 */
const COMMON = new Set(
  (
    'password passw0rd passwort password1 password12 password123 password1234 p4ssw0rd pa55word pass1234 mypassword newpassword ' +
    'welcome welcome1 welcome12 welcome123 letmein letmein1 changeme changeme1 changeme123 default default1 secret secret123 ' +
    'admin admin1 admin12 admin123 admin1234 administrator root toor guest guest123 test test1 test123 test1234 testtest user1234 ' +
    'qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwertz qwertz123 azerty azerty123 asdfgh asdfghjkl asdf1234 ' +
    'zxcvbn zxcvbnm 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx qazwsx qazwsxedc zaq12wsx abcd1234 abc12345 abc123456 abcdef1 abcdefg1 ' +
    'a1b2c3d4 aa123456 a1234567 a12345678 123456 1234567 12345678 123456789 1234567890 12341234 11111111 00000000 87654321 ' +
    '987654321 123123123 11223344 12344321 123321 654321 666666 88888888 iloveyou iloveyou1 iloveyou2 loveyou1 ilovegod trustno1 ' +
    'dragon dragon123 monkey monkey123 master master123 superman superman1 batman batman123 spiderman pokemon pokemon1 starwars ' +
    'starwars1 football football1 baseball baseball1 basketball soccer12 hockey123 jordan23 michael michael1 jennifer jessica1 ' +
    'ashley123 charlie1 daniel123 andrew123 matthew1 joshua123 princess princess1 sunshine sunshine1 shadow123 summer summer2024 ' +
    'summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 january1 monday123 sunday123 ' +
    'hello123 hello1234 helloworld whatever1 freedom1 flower123 cookie123 chocolate1 butterfly computer1 internet1 google123 samsung1 ' +
    'apple123 iphone123 android1 hunter12 killer123 mustang1 corvette ferrari1 mercedes porsche1 america1 liverpool chelsea1 ' +
    'jesus123 jesus1234 jesuschrist jesusislord godisgood godislove blessed1 faith123 heaven123 angel123 bible123 amazing1 prayer123 ' +
    'bishop123 bishop1234 bishopric bishopric1 sacrament sacrament1 sacrament123 wardadmin ward1234 ward12345 stake123 stakepresident ' +
    'moroni123 moroni1830 nephi123 nephi600 alma3233 josephsmith joseph1830 lds12345 mormon123 liahona1 zion1234 temple123 ' +
    'primary123 relief123 youngmen1 missionary mission123 returnwithhonor choosetheright ctr12345 hymn1234 music1234 planner1 planner123'
  ).split(' '),
);

const bare = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

/** Symbols that replace letters: 'P@ssw0rd' is 'password'. Those that look like several letters all become one. */
const LOOK_ALIKES: readonly [signs: RegExp, letter: string][] = [
  [/[@4]/g, 'a'],
  [/8/g, 'b'],
  [/[(<]/g, 'c'],
  [/[3€]/g, 'e'],
  [/[69]/g, 'g'],
  [/[1!|l]/g, 'i'],
  [/0/g, 'o'],
  [/[$5]/g, 's'],
  [/[7+]/g, 't'],
  [/2/g, 'z'],
];
const plain = (text: string): string =>
  bare(LOOK_ALIKES.reduce((letters, [signs, letter]) => letters.replace(signs, letter), fold(text)));
const COMMON_PLAIN = new Set([...COMMON].map(plain));

/** Without the digits and signs that are put before or after a word to satisfy a rule. */
const core = (text: string): string => fold(text).replace(/^[^a-z@$]+|[^a-z@$]+$/g, '');

/** True for a password that guessers try first, whatever marks, capitals and look-alikes it is dressed in. */
export function isCommonPassword(password: string): boolean {
  const letters = bare(password);
  return (
    COMMON.has(letters) ||
    [password, core(password)].some((form) => COMMON_PLAIN.has(plain(form))) ||
    /^(.)\1*$/.test(letters)
  );
}

/** True when the password is the username, or the username with a few signs or digits around it. */
export function restsOnUsername(password: string, username: string): boolean {
  if (fold(password) === fold(username)) return true;
  const name = plain(core(username));
  return name.length >= 3 && plain(core(password)) === name;
}
