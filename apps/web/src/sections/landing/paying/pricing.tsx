import { Check } from "lucide-react";
import { type Locale, pathIn } from "../../../i18n/locale.ts";
import type { Messages } from "../../../i18n/messages/en.ts";
import { ButtonLink } from "../../../layout/button-link.tsx";
import { Container } from "../../../layout/container.tsx";
import { SectionHeading } from "../section-heading.tsx";

export function Pricing({ locale, messages }: { locale: Locale; messages: Messages["landing"]["pricing"] }) {
  return (
    <section id="pricing" className="py-20 md:py-28">
      <Container>
        <div className="grid overflow-hidden rounded-3xl bg-night text-on-night lg:grid-cols-[1.15fr_1fr]">
          <div className="min-w-0 p-6 sm:p-8 md:p-14">
            <SectionHeading>{messages.heading}</SectionHeading>
            <p className="mt-10 font-bold font-display text-[min(clamp(3rem,2rem+5vw,5.25rem),15vw)] text-accent leading-none tracking-[-0.03em]">
              {messages.amount}
            </p>
            <p className="mt-3 text-lg text-on-night-muted">{messages.once}</p>
          </div>
          <div className="flex min-w-0 flex-col border-on-night-muted/25 p-6 sm:p-8 max-lg:border-t md:p-14 lg:border-l">
            <ul className="space-y-4 text-lg">
              {messages.items.map((item) => (
                <li key={item} className="flex gap-3">
                  <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
                  {item}
                </li>
              ))}
            </ul>
            <p className="mt-6 text-pretty text-base text-on-night-muted">{messages.fees}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink
                large
                variant="warning"
                href="/dashboard?auth=Signup"
                className="focus-visible:outline-on-night!"
              >
                {messages.action}
              </ButtonLink>
              <a
                href={pathIn(locale, "/pricing")}
                className="inline-flex min-h-11 items-center text-base text-on-night underline underline-offset-4 focus-visible:outline-on-night"
              >
                {messages.more}
              </a>
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
