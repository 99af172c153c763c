import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SectionTitle } from "../../layout/text-page/section-title.tsx";
import { companyDetails } from "../../lib/company-details.ts";

const linkClass = "inline-flex min-h-8 items-center text-primary underline-offset-4 hover:underline";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-line border-t py-4">
      <dt className="text-base text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  );
}

/** Address, e-mail, phone and social networks. */
export function ContactDetails() {
  const t = useTranslations("contact.reach");
  const { email, phone, address, social } = companyDetails;
  return (
    <section className="wrap-anywhere min-w-0">
      <SectionTitle className="text-2xl! md:text-3xl!">{t("heading")}</SectionTitle>
      <dl className="mt-5">
        <Fact name={t("email")}>
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        </Fact>
        <Fact name={t("phone")}>
          <a href={`tel:${phone.dialled}`} className={linkClass}>
            {phone.shown}
          </a>
        </Fact>
        <Fact name={t("address")}>
          {address.line}
          <br />
          {address.city}, {address.country}
        </Fact>
        <Fact name={t("social")}>
          <ul className="flex flex-wrap gap-x-5">
            {social.map(({ network, href }) => (
              <li key={network}>
                <a href={href} rel="noopener" className={linkClass}>
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
    </section>
  );
}
