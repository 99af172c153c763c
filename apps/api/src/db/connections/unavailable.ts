/** The database cannot do it now: it does not answer, or it has more to do than it gets done. */
export class DatabaseUnavailable extends Error {}
