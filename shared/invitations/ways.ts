/** What a phone dials: digits, with a plus where there was one. */
const dialed = (phone: string): string => phone.replace(/[^\d+]/gu, '').replace(/(?!^)\+/gu, '');

/** Opens the phone's own messages; without a number, one chooses the person there. */
export const textMessageTo = (phone: string | null | undefined, text: string): string =>
  `sms:${dialed(phone ?? '')}?&body=${encodeURIComponent(text)}`;

/** WhatsApp knows numbers by their country alone; for any other, one chooses the person there. */
export function whatsAppTo(phone: string | null | undefined, text: string): string {
  const number = dialed(phone ?? '').replace(/^00/u, '+');
  const known = /^\+\d{7,15}$/u.test(number) ? number.slice(1) : '';
  return `https://wa.me/${known}?text=${encodeURIComponent(text)}`;
}
