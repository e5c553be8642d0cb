const MB = 1024 * 1024;

export const LONGEST_MS = 6_000;
export const LONGEST_START_MS = 15_000;
/** What the reader may use besides its program: objects, buffers and stacks. */
export const MEMORY_KB = 220 * 1024;
/** Objects alone; at the limit the reader collects what it can before it ends. */
export const HEAP_MB = 128;
/** With the program itself, for systems that do not count for us. */
export const RESIDENT_BYTES = 300 * MB;
/** Twenty thousand people with all that a row may say. */
export const MOST_ANSWER_BYTES = 64 * MB;

/** What the process says before it begins to read. */
export const READY = 'R';
