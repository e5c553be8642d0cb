/** The pictures of the manual; `npm run pictures` takes them anew from the sample ward. */
export const PICTURES = {
  planner: {
    width: 1200,
    height: 750,
    alt: 'The planner: the next Sunday at the top, the Sundays after it, and what needs attention at the side',
  },
  dialog: {
    width: 1200,
    height: 750,
    alt: 'The dialog of a meeting, with its sections in the order of the meeting and Cancel and Update Meeting at the bottom',
  },
  members: {
    width: 1200,
    height: 750,
    alt: 'The members list with search, filters, callings and the last talk of each member',
  },
  import: {
    width: 1200,
    height: 750,
    alt: 'The preview of an import: each row of the file with what will happen to it and why',
  },
  music: {
    width: 1200,
    height: 750,
    alt: 'Six Sundays in a grid: opening, sacrament, rest and closing hymns and the special number',
  },
  sheets: {
    width: 1200,
    height: 750,
    alt: 'The pulpit sheets of the coming meetings, each with outline, script, download and AI generate',
  },
  print: { width: 1200, height: 750, alt: 'The preview of the program: two halves on one page' },
  pulpit: {
    width: 390,
    height: 760,
    alt: 'The pulpit view on a phone: one part of the meeting in large type, with Prev and Next',
  },
  tracking: { width: 1200, height: 750, alt: 'Talk tracking: who has spoken when, and whom one could ask' },
  users: { width: 1200, height: 750, alt: 'The users of a ward with their roles and when they last signed in' },
} as const satisfies Record<string, { width: number; height: number; alt: string }>;

export type PictureName = keyof typeof PICTURES;
export type PictureTheme = 'light' | 'dark';
export const pictureFile = (name: PictureName, theme: PictureTheme): string => `${name}-${theme}.jpg`;
