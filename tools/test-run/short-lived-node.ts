/**
 * What Node is given for a server that lives for a few tests: compiling its busy parts a second time, of the database
 * and of its scripts, takes more than they ever get back.
 */
export const SHORT_LIVED = ['--liftoff-only', '--no-opt'];
