/** What the build puts into the pages: the only place of code for the browser that reads process.env. */
export const buildId = process.env.BUILD_ID ?? "development";

/** Where a new visitor's country is looked up. By default the site's own stand-in, which knows none outside of trials. */
export const ipLocationUrl = process.env.IP_LOCATION_URL || "/sandbox/ip-location";
