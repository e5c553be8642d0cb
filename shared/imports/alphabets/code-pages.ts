/** What each alphabet has from the 128th place on; U+FFFD where it has nothing. */
const UNTIL_160 = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';
const LATIN = String.fromCharCode(...Array.from({ length: 96 }, (_, at) => 160 + at));
const WINDOWS = UNTIL_160 + LATIN;
const MAC =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uFFFDÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const by = (page: string, latin: string): string =>
  latin.replaceAll(/[\u0080-\u00ff]/g, (letter) => page[letter.charCodeAt(0) - 0x80] ?? '\uFFFD');

/** What stands beside a letter where an alphabet was taken for another: 'JosŽ', 'Pawe³', 'Garc¡a', 'Mu–oz', 'Ïåòðîâ', 'Ayþe'. */
const MISREAD = [
  /\p{L}[‚ƒ„…†‡ˆ‰‹›•–—˜™¡¢£¤¥¦§¨©«¬®¯°±²³µ¶¸¹»¼½¾¿×÷](?=\p{Ll})/u,
  /\p{L}[‚ƒ‡ˆ‰¡¢£¤¥¦¨¬¯±³µ¶¸¹¿](?!\p{L})/u,
  /(?<!\p{L})[ƒ£¤¥¦§¬¯±³µ¶¹]\p{L}/u,
  /\p{Ll}[ŠŒŽŸÀ-ÖØ-Þ]/u,
  /\p{Lu}[ŠŒŽŸÕ]\p{Lu}?\p{Ll}/u,
  /[À-ÖØ-öø-ÿ]{3}/u,
  /[øØ]\p{L}{0,30}[áéíóúýÁÉÍÓÚÝ]|[áéíóúýÁÉÍÓÚÝ]\p{L}{0,30}[øØ]/u,
  // Turkish letters stand in the places of Icelandic ones, which have neither an 'ü' nor a 'ç' beside them.
  /\p{L}þ(?![óúrjöi])|ý\p{L}{0,9}ý|[þðýÞÐÝ][^\n]{0,99}[üçÜÇ]|[üçÜÇ][^\n]{0,99}[þðýÞÐÝ]/u,
  // An 'í' and an 'ë' of a Mac stand in the places of quotation marks: 'Mart’nez', 'D’az', 'Zo‘'. 'Ka‘ili', 'Fa’afetai',
  // and 'Ward’s' have their own.
  /(?![aeiou])\p{Ll}’(?!(?:s|t|d|m|l|ll|re|ve)\b)\p{Ll}|\bD’az\b|\b[B-CF-JP-SV-X]’\p{Ll}{2}/u,
  /\p{L}‘(?![aeiouāēīōū\p{Lu}])/u,
];
/** Letters that an older alphabet may stand behind where a Windows one is usual in few languages: 'Kšhler', 'Jesœs'. */
const RARE = /[ŠŽšžŸ]|œ(?!u)/u;

/** Letters that names in the Americas and Western Europe have often; others in their place decide nothing. */
const USUAL = /^[a-zA-ZáéíóúñüäöåæøçãõßâêôàèëïÁÉÍÓÚÑÜÄÖÅÆØÇÃÕÂÊÔÀÈË]+$/;
const ONE_CASE = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u;
/** A cedilla is before 'a', 'o', or 'u', and an 'ß' after a letter. */
const ODD_PLACE = /ç(?![aouáãâóõôúüAOU])|^ß/;
const AROUND_WORDS = /[\s,;:|"()<>/+@=!?“”‘’«»…–—.'\-\d]+/;

/** Whether every letter beyond English makes a usual word with those next to it. */
const isPlausible = (text: string): boolean =>
  text
    .split(AROUND_WORDS)
    .every((word) => !/\P{ASCII}/u.test(word) || (USUAL.test(word) && ONE_CASE.test(word) && !ODD_PLACE.test(word)));

/**
 * A text in an older alphabet, byte by byte. That of Windows, unless its letters make no sense and those of one other do.
 * Not sure where some may be wrong, and nothing tells which alphabet it is.
 */
export function inOlderAlphabet(bytes: Uint8Array): { text: string; isSure: boolean } {
  const latin = new TextDecoder('latin1')
    .decode(bytes)
    // Some versions of Node take Latin-1 for windows-1252.
    .replaceAll(/[\u0100-\uFFFF]/g, (letter) => String.fromCharCode(0x80 + UNTIL_160.indexOf(letter)));
  const text = by(WINDOWS, latin);
  const isMisread = MISREAD.some((shape) => shape.test(text));
  if (!isMisread && !RARE.test(text)) return { text, isSure: true };
  const [fitting, another] = [MAC, DOS].map((page) => by(page, latin)).filter(isPlausible);
  if (!isMisread) return { text, isSure: fitting === undefined };
  return fitting !== undefined && another === undefined ? { text: fitting, isSure: true } : { text, isSure: false };
}
