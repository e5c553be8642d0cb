import type { ImportField } from '../schema.ts';

/**
 * Usual headings in German, French, Italian, Dutch, the languages of the North, Polish, Czech, Turkish, Russian, Ukrainian,
 * Japanese, Chinese, Korean, and others. A 'Nom' or 'Jméno' may be all of the name or a part; the columns beside it tell.
 */
export const HEADINGS_ELSEWHERE: Partial<Record<ImportField, string>> = {
  name:
    'vorname nachname|nachname vorname|vor und nachname|vollstandiger name|nom|nom complet|nom et prenom|nom prenom|prenom nom|' +
    'prenom et nom|prenoms et nom|nome e cognome|cognome e nome|nome cognome|cognome nome|naam|volledige naam|namn|navn|nimi|nev|' +
    'nume|nume complet|jmeno|jmeno a prijmeni|prijmeni a jmeno|imie i nazwisko|nazwisko i imie|ad soyad|adi soyadi|nama|' +
    'nama lengkap|фио|имя и фамилия|фамилия и имя|имя фамилия|фамилия имя|氏名|姓名|名前|お名前|이름|성명',
  firstName:
    'christian name|christian names|vorname|vornamen|prenom|prenoms|voornaam|voornamen|fornamn|fornavn|etunimi|keresztnev|imie|' +
    'imiona|ime|prenume|adi|nama depan|имя|імя|名',
  lastName:
    'cognome|cognomi|cognoms|nom de famille|nachname|familienname|zuname|achternaam|familienaam|efternamn|efternavn|etternavn|' +
    'sukunimi|vezeteknev|csaladnev|nazwisko|prijmeni|prezime|nume de familie|soyadi|soyad|nama belakang|nama keluarga|apelyido|' +
    'фамилия|прізвище|姓|성',
  sex: 'anrede|civilite|geschlecht|geslacht|sexe|sesso|kon|kjonn|plec|pohlavi|пол|性別|性别|성별|jenis kelamin|cinsiyet',
  email:
    'courriel|adresse email|adresse e mail|e mail adresse|mail adresse|e post|epost|posta elettronica|почта|электронная почта|' +
    'メール|メールアドレス|邮箱|이메일',
  phone:
    'telefon|telefonnummer|tel|tel nr|handy|handynummer|mobil|mobilnummer|mobiltelefon|telefoon|telefoonnummer|mobiel|' +
    'numero de telephone|portable|cellulare|numero di telefono|puhelin|telepon|телефон|電話|電話番号|电话|手机|전화|전화번호',
  calling:
    'berufung|berufungen|appel|appels|incarico|incarichi|chiamata|chiamate|roeping|kallelse|kald|powolanie|призвание|召し|부름|panggilan',
  birthYear:
    'geb|geb datum|geburtsdatum|geburtstag|geburtsjahr|geboren|date de naissance|annee de naissance|ne le|ne e le|data di nascita|geboortedatum|' +
    'fodselsdato|fodelsedatum|data urodzenia|datum narozeni|дата рождения|生年月日|출생일|생년월일|tanggal lahir|dogum tarihi',
  isAvailable: 'verfugbar|verfugbarkeit|verf|disponibilite|disponibile|disponibilita|beschikbaar',
  notes:
    'bemerkung|bemerkungen|notiz|notizen|kommentar|kommentare|anmerkung|anmerkungen|hinweis|hinweise|remarque|remarques|' +
    'commentaire|commentaires|observation|observations|nota|comentario|anotacion|anotacao|anotacoes|osservazione|osservazioni|' +
    'commento|commenti|annotazioni|opmerking|opmerkingen',
  lastTalkDate:
    'letzte ansprache|datum der letzten ansprache|dernier discours|date du dernier discours|ultimo discorso',
  age: 'alter|leeftijd|wiek|возраст|年齢|年龄|나이|umur',
};
