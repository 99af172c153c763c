import type { ReactNode } from "react";
import { Container } from "../container.tsx";
import { SectionTitle } from "./section-title.tsx";

/** The end of a text page: what to do next. */
export function CallToAction({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <section className="pb-20 md:pb-28">
      <Container>
        <div className="rounded-3xl bg-night px-6 py-12 text-center text-on-night sm:px-10 md:py-16">
          <SectionTitle>{heading}</SectionTitle>
          <p className="mx-auto mt-3 max-w-xl text-pretty text-lg text-on-night-muted">{text}</p>
          <div className="mt-8 flex flex-wrap justify-center gap-3 *:focus-visible:outline-on-night!">{children}</div>
        </div>
      </Container>
    </section>
  );
}
