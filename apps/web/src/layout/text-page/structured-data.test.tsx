import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StructuredData } from "./structured-data.tsx";

it("holds any text without ending its element", () => {
  const name = '</script><img src=x onerror="alert(1)"><!--<script>';
  const html = renderToStaticMarkup(<StructuredData data={{ "@type": "Thing", name }} />);
  const [, json = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@type": "Thing", name });
});
