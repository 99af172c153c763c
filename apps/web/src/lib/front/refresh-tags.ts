/** What a page shows is marked with these, so that a change of it finds the page again. */
export const directoryTag = "shops";
export const shopTag = (slug: string) => `shop:${encodeURIComponent(slug)}`;
