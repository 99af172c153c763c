/** Cache tags of what a page shows, so that a change invalidates the page. */
export const directoryTag = "shops";
export const shopTag = (slug: string) => `shop:${encodeURIComponent(slug)}`;
