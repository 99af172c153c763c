import type { ReactNode } from "react";
import { Container } from "../container.tsx";
import { KangaProverb, type ProverbText } from "./kanga-proverb.tsx";

type Props = { title: string; text: string; saying: ProverbText; children?: ReactNode };

/** The top of a text page: its topic, beside a kanga with a saying that fits. */
export function PageHero({ title, text, saying, children }: Props) {
  return (
    <Container className="grid grid-cols-1 items-center gap-x-16 gap-y-10 py-12 md:py-20 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="wrap-anywhere min-w-0">
        <h1 className="text-balance font-bold font-display text-[min(clamp(2.5rem,2rem+2.4vw,4rem),14vw)] leading-[1.03] tracking-[-0.03em]">
          {title}
        </h1>
        <p className="mt-5 max-w-[38rem] text-pretty text-lg text-muted md:text-xl">{text}</p>
        {children}
      </div>
      <KangaProverb {...saying} />
    </Container>
  );
}
