import type { ReactNode } from "react";
import { Container } from "./container.tsx";

/** A page with one message and something to do about it. */
export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Container className="flex flex-col items-center py-24 text-center md:py-36">
      <svg viewBox="0 0 96 80" className="h-20 w-24" aria-hidden="true">
        <path
          className="fill-primary-soft"
          d="M8 12A10 10 0 0 1 18 2h60a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H40L22 74c-2 2-6 0-6-3V58a10 10 0 0 1-8-10z"
        />
        <path className="fill-accent" d="m48 14 16 16-16 16-16-16z" />
        <path className="fill-card" d="m48 22 8 8-8 8-8-8z" />
      </svg>
      <h1 className="mt-8 text-balance font-bold font-display text-4xl tracking-tight">{title}</h1>
      <p className="mt-3 max-w-md text-balance text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </Container>
  );
}
