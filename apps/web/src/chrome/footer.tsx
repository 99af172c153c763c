import { type Locale, pathIn } from "../i18n/locale.ts";
import type { Messages } from "../i18n/messages/en.ts";
import { Container } from "./container.tsx";
import { CurrentYear } from "./current-year.tsx";
import { KangaBorder } from "./kanga-border.tsx";
import { Logo } from "./logo.tsx";

function Column({ title, links }: { title: string; links: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold text-base">{title}</h2>
      <ul className="mt-3">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-9 items-center text-base text-on-night-muted underline-offset-4 hover:text-on-night hover:underline focus-visible:outline-accent"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer({ locale, messages }: { locale: Locale; messages: Messages["footer"] }) {
  const home = pathIn(locale, "/");
  return (
    <footer className="bg-night text-on-night">
      <KangaBorder id="footer-pindo" className="block" />
      <Container className="flex flex-wrap gap-10 py-14 max-md:flex-col md:gap-x-20">
        <div className="min-w-0 flex-1">
          <Logo />
          <p className="mt-4 max-w-xs text-on-night-muted">{messages.line}</p>
        </div>
        <Column
          title={messages.quickLinks}
          links={[
            { href: home, label: messages.home },
            { href: pathIn(locale, "/shops"), label: messages.shops },
            { href: `${home}#how`, label: messages.how },
          ]}
        />
        <Column
          title={messages.information}
          links={[
            { href: `${home}#pricing`, label: messages.pricing },
            { href: "/dashboard?auth=Login", label: messages.login },
            { href: "/dashboard?auth=Signup", label: messages.signup },
          ]}
        />
      </Container>
      <Container className="pb-6">
        <p className="border-on-night-muted/25 border-t pt-6 text-on-night-muted text-sm">
          © <CurrentYear built={new Date().getFullYear()} /> {messages.copyright}
        </p>
      </Container>
    </footer>
  );
}
