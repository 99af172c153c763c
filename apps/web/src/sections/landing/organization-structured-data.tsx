import { StructuredData } from "../../layout/text-page/structured-data.tsx";
import { companyDetails } from "../../lib/company-details.ts";
import { siteUrlAtBuild } from "../../lib/env.ts";

/** The organization behind the site, as structured data for search engines. */
export function OrganizationStructuredData() {
  const { name, email, phone, address, social } = companyDetails;
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
