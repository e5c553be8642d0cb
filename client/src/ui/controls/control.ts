/** The box that every field of text shares. */
export const control =
  'w-full min-w-0 rounded-md border border-input bg-surface px-3 text-control text-text ' +
  'aria-invalid:border-danger [&[readonly]]:border-line [&[readonly]]:bg-sunken ' +
  'disabled:border-line disabled:bg-sunken disabled:text-muted ' +
  'focus-visible:border-ring focus-visible:outline-offset-1';
