/** What is said before the name of someone in the ward, in its full form. */
export const FORMS_OF_ADDRESS = ['Bishop', 'President', 'Elder', 'Brother', 'Sister'] as const;

const ANY = FORMS_OF_ADDRESS.join('|');

/** Before a name, written out or abbreviated: 'Sister Price', 'Bro. Lee'. */
export const ADDRESSED = new RegExp(`^(?:${ANY}|Pres\\.?|Bro\\.?|Sis\\.?) (?=\\S)`, 'u');
