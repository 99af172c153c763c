import { StructuredData } from "../../chrome/text-page/structured-data.tsx";
import { siteUrlAtBuild } from "../../lib/env.ts";
import { siteFacts } from "../../lib/site-facts.ts";

/** Who stands behind the site, as search engines read it. */
export function Organization() {
  const { name, email, phone, address, social } = siteFacts;
  const site = siteUrlAtBuild();
  return (
    <StructuredData
      data={{
        "@type": "Organization",
        name,
        ...(site && { url: site, logo: `${site}/icon.svg` }),
        email,
        telephone: phone.dialled,
        address: {
          "@type": "PostalAddress",
          streetAddress: address.line,
          addressLocality: address.city,
          addressCountry: "TZ",
        },
        sameAs: social.map(({ href }) => href),
      }}
    />
  );
}
