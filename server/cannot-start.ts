/** A reason not to start, for the person at the terminal. */
export class CannotStart extends Error {}

/** Why the planner cannot start. What is wrong with a variable is said in server/env.ts. */
export const CANNOT_START = {
  databaseAway: 'The database in DATABASE_URL can’t be reached. Start it or fix the address, then try again.',
  newerDatabase:
    'A newer version of the planner has updated this database, and this older version can’t use it. Start the newer version, or restore a backup from before the update into an empty database.',
  demoOverData:
    'DEMO=1 only fills an empty database, and the database in DATABASE_URL contains data. Unset DEMO, or use an empty database.',
  folderUnusable: (folder: string, reason: string) =>
    `The data folder ${folder} can’t be used: ${reason}. Set DATA_DIR to a folder the planner can write to.`,
  folderInUse: (folder: string, pid: number) =>
    `The data folder ${folder} is in use by another planner (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
  folderFull: (folder: string) =>
    `The disk that holds the data folder ${folder} is full. Nothing was lost. Free up some space and start again.`,
  folderDamaged: (folder: string, reason: string) =>
    `The database in the data folder ${folder} can’t be opened. Restore your last copy of that folder, or set DATA_DIR to another one. (${reason}.)`,
  portTaken: (port: number) => `Port ${port} is already in use. Stop the other program, or set PORT to another number.`,
  portForbidden: (port: number) => `This user isn’t allowed to listen on port ${port}. Set PORT to 1024 or higher.`,
  hostUnknown: (host: string) => `HOST is not valid: this machine has no address “${host}” to listen on.`,
} as const;
