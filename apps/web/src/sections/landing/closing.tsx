import { ActionLink } from "../../chrome/action-link.tsx";
import { Container } from "../../chrome/container.tsx";
import type { Messages } from "../../i18n/messages/en.ts";
import { SectionHeading } from "./section-heading.tsx";

export function Closing({ messages }: { messages: Messages["landing"]["closing"] }) {
  return (
    <section className="pb-24 md:pb-32">
      <Container className="text-center">
        <SectionHeading>{messages.heading}</SectionHeading>
        <p className="mt-4 text-lg text-muted">{messages.text}</p>
        <div className="mt-8">
          <ActionLink large href="/dashboard?auth=Signup">
            {messages.action}
          </ActionLink>
        </div>
      </Container>
    </section>
  );
}
