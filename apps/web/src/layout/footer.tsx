import { Mail, MapPin, Phone } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { getPathname } from "../i18n/get-pathname.ts";
import { companyDetails } from "../lib/company-details.ts";
import { Container } from "./container.tsx";
import { KangaBorder } from "./kanga-border.tsx";
import { Logo } from "./logo.tsx";

const linkClass =
  "inline-flex min-h-9 items-center text-base text-on-night-muted underline-offset-4 hover:text-on-night hover:underline focus-visible:outline-accent";

function Column({ title, links }: { title: string; links: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold text-base">{title}</h2>
      <ul className="mt-3">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={linkClass}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Fact({ icon: Icon, label, children }: { icon: typeof Mail; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="mt-2">
        <Icon aria-hidden="true" className="size-5 text-accent" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 py-1.5 text-base text-on-night-muted">{children}</dd>
    </div>
  );
}

function Contact() {
  const t = useTranslations("footer");
  const { address, email, phone } = companyDetails;
  return (
    <section aria-label={t("reachUs")} className="min-w-0">
      <h2 className="font-semibold text-base">{t("reachUs")}</h2>
      <dl className="mt-3 not-italic">
        <Fact icon={MapPin} label={t("address")}>
          {address.line}
          <br />
          {address.city}, {address.country}
        </Fact>
        <Fact icon={Mail} label={t("email")}>
          <a
            href={`mailto:${email}`}
            className="wrap-anywhere underline underline-offset-4 hover:text-on-night focus-visible:outline-accent"
          >
            {email}
          </a>
        </Fact>
        <Fact icon={Phone} label={t("phone")}>
          <a
            href={`tel:${phone.dialled}`}
            className="underline underline-offset-4 hover:text-on-night focus-visible:outline-accent"
          >
            {phone.shown}
          </a>
        </Fact>
      </dl>
    </section>
  );
}

export function Footer() {
  const t = useTranslations("footer");
  const locale = useLocale();
  const to = (path: string, label: string) => ({ href: getPathname({ locale, href: path }), label });
  return (
    <footer id="footer" className="bg-night text-on-night">
      <KangaBorder id="footer-pindo" className="block" />
      <Container className="grid gap-10 py-14 sm:grid-cols-2 wide:grid-cols-[1.3fr_1fr_1.2fr_1.5fr] wide:gap-12">
        <div className="min-w-0">
          <Logo />
          <p className="mt-4 max-w-xs text-on-night-muted">{t("line")}</p>
          <nav aria-label={t("follow")} className="mt-5">
            <ul className="flex flex-wrap gap-x-5">
              {companyDetails.social.map(({ network, href }) => (
                <li key={network}>
                  <a href={href} rel="noopener me" className={linkClass}>
                    {network}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <Column
          title={t("quickLinks")}
          links={[
            to("/about", t("about")),
            to("/shops", t("shops")),
            to("/pricing", t("pricing")),
            to("/contact-us", t("briefUs")),
          ]}
        />
        <Column
          title={t("information")}
          links={[
            to("/resources", t("resources")),
            to("/qr-code", t("qrCode")),
            to("/for-developers", t("developers")),
            to("/privacy-policy", t("privacy")),
            to("/terms-of-service", t("terms")),
          ]}
        />
        <Contact />
      </Container>
      <Container className="pb-6">
        <p className="border-on-night-muted/25 border-t pt-6 text-on-night-muted text-sm">
          ©{" "}
          <span data-year="" suppressHydrationWarning>
            {new Date().getFullYear()}
          </span>{" "}
          {t("copyright")}
        </p>
      </Container>
    </footer>
  );
}
