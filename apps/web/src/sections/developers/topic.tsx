import type { ReactNode } from "react";
import { SectionTitle } from "../../layout/text-page/section-title.tsx";

type Props = { anchor: string; heading: string; text?: string; aside?: ReactNode; children?: ReactNode };

/** A section of the documentation with an anchor of its own. */
export function Topic({ anchor, heading, text, aside, children }: Props) {
  return (
    <section aria-labelledby={anchor} className="border-line border-t py-12 md:py-16">
      <SectionTitle id={anchor}>
        {heading} {aside}
      </SectionTitle>
      {text && <p className="mt-4 max-w-[42rem] text-pretty text-muted">{text}</p>}
      {children}
    </section>
  );
}
