import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { type Locale, pathIn } from "../i18n/locale.ts";
import type { Messages } from "../i18n/messages/en.ts";
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

function Contact({ messages }: { messages: Messages["footer"] }) {
  const { address, email, phone } = companyDetails;
  return (
    <section aria-label={messages.reachUs} className="min-w-0">
      <h2 className="font-semibold text-base">{messages.reachUs}</h2>
      <dl className="mt-3 not-italic">
        <Fact icon={MapPin} label={messages.address}>
          {address.line}
          <br />
          {address.city}, {address.country}
        </Fact>
        <Fact icon={Mail} label={messages.email}>
          <a
            href={`mailto:${email}`}
            className="wrap-anywhere underline underline-offset-4 hover:text-on-night focus-visible:outline-accent"
          >
            {email}
          </a>
        </Fact>
        <Fact icon={Phone} label={messages.phone}>
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

export function Footer({ locale, messages }: { locale: Locale; messages: Messages["footer"] }) {
  const to = (path: string, label: string) => ({ href: pathIn(locale, path), label });
  return (
    <footer id="footer" className="bg-night text-on-night">
      <KangaBorder id="footer-pindo" className="block" />
      <Container className="grid gap-10 py-14 sm:grid-cols-2 wide:grid-cols-[1.3fr_1fr_1.2fr_1.5fr] wide:gap-12">
        <div className="min-w-0">
          <Logo />
          <p className="mt-4 max-w-xs text-on-night-muted">{messages.line}</p>
          <nav aria-label={messages.follow} className="mt-5">
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
          title={messages.quickLinks}
          links={[
            to("/about", messages.about),
            to("/shops", messages.shops),
            to("/pricing", messages.pricing),
            to("/contact-us", messages.briefUs),
          ]}
        />
        <Column
          title={messages.information}
          links={[
            to("/resources", messages.resources),
            to("/qr-code", messages.qrCode),
            to("/for-developers", messages.developers),
            to("/privacy-policy", messages.privacy),
            to("/terms-of-service", messages.terms),
          ]}
        />
        <Contact messages={messages} />
      </Container>
      <Container className="pb-6">
        <p className="border-on-night-muted/25 border-t pt-6 text-on-night-muted text-sm">
          ©{" "}
          <span data-year="" suppressHydrationWarning>
            {new Date().getFullYear()}
          </span>{" "}
          {messages.copyright}
        </p>
      </Container>
    </footer>
  );
}
