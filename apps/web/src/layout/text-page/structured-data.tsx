/** Structured data for search engines, in schema.org's format. Escaped so that no text can close the script element. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}
