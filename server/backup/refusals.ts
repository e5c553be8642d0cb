import { CannotStart } from '#server/cannot-start.ts';

const UNCHANGED = 'Nothing was changed.';

export const damaged = (file: string, why: string) =>
  new CannotStart(`The copy ${file} is damaged: ${why}. Choose another one. ${UNCHANGED}`);
export const newer = (file: string) =>
  new CannotStart(`The copy ${file} was made by a newer version of the planner. ${UNCHANGED}`);
export const missingFile = (file: string) => new CannotStart(`There is no file ${file}.`);
export const onlyOneWard = (file: string, wardId: number) =>
  new CannotStart(`The copy ${file} contains only one ward. Restore it with --ward ${wardId}. ${UNCHANGED}`);
export const lacking = (file: string, lacks: string) =>
  new CannotStart(
    `The copy ${file} contains no ${lacks}, so restoring it would empty the planner. If that’s what you want, add --empty. ${UNCHANGED}`,
  );
export const withoutWard = (file: string, wardId: number) =>
  new CannotStart(`The copy ${file} doesn’t contain ward ${wardId}. ${UNCHANGED}`);
export const notReady = () =>
  new CannotStart(
    `The database is empty or from an earlier version, so a single ward can’t be restored into it. Start the planner once and try again, or restore a copy of everything. ${UNCHANGED}`,
  );
export const programNameTaken = () =>
  new CannotStart(
    `Another ward now has the address of this ward’s public program. Change it there, then try again. ${UNCHANGED}`,
  );
export const noWardToCopy = (wardId: number) => new CannotStart(`There is no ward ${wardId} to copy.`);
export const nothingToCopy = () => new CannotStart('The database is empty: there is nothing to copy.');

export const restoreUsage = () =>
  new CannotStart(
    'Name the backup file: npm run restore -- FILE. For one ward only: npm run restore -- FILE --ward NUMBER. ' +
      'To allow a copy without wards or accounts: npm run restore -- FILE --empty.',
  );
export const backupUsage = () => new CannotStart('Give at most one file name: npm run backup -- FILE.');
export const otherFile = (file: string) =>
  new CannotStart(`${file} already exists and isn’t a planner backup. Choose another name.`);
