/** The database cannot do this now: it does not answer, or it is overloaded. */
export class DatabaseUnavailable extends Error {}
