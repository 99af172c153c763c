/** What search engines read of a page, as schema.org writes it. No text in it can end the element it stands in. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}
