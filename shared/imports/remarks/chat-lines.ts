const DAY = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const HIDDEN = String.raw`[\u200e\u200f\u202a-\u202c]*`;
/** Who wrote it; a name with a colon behind it, or a phone. */
const SENDER = String.raw`[^:\n]{1,60}:[ \t]`;
/** '[11/3/24, 7:02 PM] Bro Lee: ' and '11/3/24, 19:02 - Bro Lee: ', as a chat is copied or exported. */
const BEFORE = new RegExp(
  String.raw`^${HIDDEN}(?:\[${DAY},?\s${TIME}\]\s(?:${SENDER})?|${DAY},?\s${TIME}\s[-–]\s(?:${SENDER})?)${HIDDEN}`,
  'gimu',
);
/** What the program writes itself. */
const OWN =
  /^(?:messages and calls are end-to-end encrypted\b.*|<media omitted>|(?:image|video|sticker|audio|gif) omitted|this message was deleted\.?|you deleted this message\.?|missed (?:voice|video) call.*)$/gim;

/** The messages of a chat as lines of their own, without when they were sent and by whom. */
export function withoutSenders(text: string): string {
  const messages = text.replaceAll(BEFORE, '');
  return messages === text ? text : messages.replaceAll(OWN, '');
}
