const MB = 1024 * 1024;

/** How long a file may keep the processor, and how long that may take by the clock where others keep it busy. */
export const LONGEST_WORK_MS = 6_000;
export const LONGEST_MS = 20_000;
/** How long the reader may take to start. */
export const LONGEST_START_MS = 15_000;
/** What the reader may use besides its program: objects, buffers and stacks. */
export const MEMORY_KB = 220 * 1024;
/** Objects alone; at the limit the reader collects what it can before it ends. */
export const HEAP_MB = 128;
/** With the program itself, for systems that do not count for us. */
export const RESIDENT_BYTES = 300 * MB;
/** Twenty thousand people with all that a row may say. */
export const MOST_ANSWER_BYTES = 64 * MB;

/** Some hundred people: read sooner than a process is started. */
export const READ_IN_PLACE_BYTES = 64 * 1024;

/** What the process says before it begins to read: the limits count from then. */
export const READY = 'R';
/** What ends a reader that has had its time; whatever else ends it, the file was too much for its memory. */
export const OUT_OF_TIME = 'SIGTERM';
