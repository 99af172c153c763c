// What a page says to the server that sends it (src/front), which takes it out.

/**
 * The status the page is sent with. Next's `notFound()` sends an empty document that only JavaScript fills; a page with
 * this is complete HTML.
 */
export const PageStatus = ({ status }: { status: 404 | 500 | 503 }) => <template data-status={status} />;

/** How long a page may be kept that lacks something; others are kept for longer. */
export const PageAge = ({ seconds }: { seconds: number }) => <template data-seconds={seconds} />;

/** The page keeps React: its hooks, `"use client"` and `next/link` work in the browser, which loads 138 kB more for it. */
export const WithReact = () => <template data-react="1" />;
