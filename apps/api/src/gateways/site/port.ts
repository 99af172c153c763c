/** A shop whose public page has changed; `listing`: whether its directory entry has, too. */
type SiteChange = { slug: string; listing: boolean };

/** Notifies the public site, which caches its pages. Throws when the site did not accept the change. */
export type SiteGateway = { refresh: (change: SiteChange) => Promise<void> };

/** Where no site is notified: its pages expire by age. */
export const noSite: SiteGateway = { refresh: async () => undefined };
