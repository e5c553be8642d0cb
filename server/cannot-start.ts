/** A reason not to start, for the person at the terminal. */
export class CannotStart extends Error {}
