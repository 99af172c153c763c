/** A shop whose public page is no longer what it was; `listing`: nor what the directory shows of it. */
type SiteChange = { slug: string; listing: boolean };

/** The way to the public site, which keeps its pages made. It throws when the site did not take the change. */
export type SiteGateway = { refresh: (change: SiteChange) => Promise<void> };

/** Where no site is told: its pages renew themselves by their age. */
export const noSite: SiteGateway = { refresh: async () => undefined };
