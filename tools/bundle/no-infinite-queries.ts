const leftOut = (): never => {
  throw new Error('Infinite queries are left out of the build: see vite.config.ts.');
};

/** In place of what TanStack Query brings along for lists that grow page by page: none here does. */
export { leftOut as hasNextPage, leftOut as hasPreviousPage, leftOut as infiniteQueryBehavior };
