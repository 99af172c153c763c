import { Calculator, Globe, Languages, ListChecks, MessagesSquare, PackageMinus } from "lucide-react";
import type { Messages } from "../../i18n/messages/en.ts";
import { Container } from "../../layout/container.tsx";
import { SectionHeading } from "./section-heading.tsx";

const icons = [MessagesSquare, Calculator, PackageMinus, ListChecks, Languages, Globe];

export function Features({ messages }: { messages: Messages["landing"]["features"] }) {
  return (
    <section className="py-20 md:py-28">
      <Container>
        <SectionHeading className="max-w-2xl">{messages.heading}</SectionHeading>
        <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {messages.items.map(({ title, text }, place) => {
            const Icon = icons[place] ?? MessagesSquare;
            return (
              <li key={title} className="border-ink border-t-2 pt-5">
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-7 text-primary" />
                <h3 className="mt-4 font-bold font-display text-xl tracking-tight">{title}</h3>
                <p className="mt-2 text-pretty text-muted">{text}</p>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
