/** The pictures of the manual; `npm run pictures` retakes them from the sample ward. */
export const PICTURES = {
  planner: {
    width: 1200,
    height: 750,
    alt: 'The planner, with the next Sunday at the top, later Sundays below, and items that need attention on the side',
  },
  dialog: {
    width: 1200,
    height: 750,
    alt: 'The Edit Meeting dialog, with sections in meeting order and Cancel and Update Meeting at the bottom',
  },
  grid: {
    width: 1200,
    height: 750,
    alt: 'The planning grid, with a row for each of the next eight Sundays and a column for each part of the meeting',
  },
  members: {
    width: 1200,
    height: 750,
    alt: 'The member list with search, filters, callings, and each member’s last talk',
  },
  import: {
    width: 1200,
    height: 750,
    alt: 'The import preview, showing what will happen to each row and why',
  },
  music: {
    width: 1200,
    height: 750,
    alt: 'Six Sundays in a grid, with opening, sacrament, rest, and closing hymns and the special number',
  },
  sheets: {
    width: 1200,
    height: 750,
    alt: 'Pulpit sheets for upcoming meetings, each with Outline, Script, Download, and AI Generate',
  },
  print: { width: 1200, height: 750, alt: 'The print preview of the program, with two half-sheets on one page' },
  pulpit: {
    width: 390,
    height: 760,
    alt: 'The pulpit view on a phone, showing one part of the meeting in large type, with Prev and Next',
  },
  tracking: { width: 1200, height: 750, alt: 'Talk Tracking, showing who has spoken and who could be asked next' },
  users: { width: 1200, height: 750, alt: 'Ward users with their roles and last sign-in' },
} as const satisfies Record<string, { width: number; height: number; alt: string }>;

export type PictureName = keyof typeof PICTURES;
export type PictureTheme = 'light' | 'dark';
export const pictureFile = (name: PictureName, theme: PictureTheme): string => `${name}-${theme}.jpg`;
