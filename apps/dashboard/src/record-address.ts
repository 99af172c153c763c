/** Finds the id of a record in an address. */
export const recordId = /(?<=\/)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/i;

/** The id of the record that an address shows; empty if it names none. */
export const recordIdIn = (pathname: string): string => recordId.exec(pathname)?.[0] ?? "";

/**
 * The page behind an address, as a folder of `app/[locale]`. One page shows every record and every invite: it reads
 * from the address which.
 */
export const pageOf = (pathname: string): string =>
  pathname.replace(recordId, "by-id").replace(/^\/invite\/[^/]+$/, "/invite");
