"use client";

import { Button } from "@mauzo/ui/button";
import { useEffect, useRef } from "react";

type Choice = { label: string; onChoose: () => void };
type Props = { title: string; text: string; busy: boolean; choices: readonly Choice[] };

/** Somebody else saved first: says so and offers what to do next. Scrolls into view, wherever the user was typing. */
export function StaleNotice({ title, text, busy, choices }: Props) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "center" });
    notice.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={notice}
      role="alert"
      tabIndex={-1}
      aria-label={title}
      className="rounded-card border border-accent bg-accent-soft p-4"
    >
      <p className="wrap-anywhere font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map(({ label, onChoose }) => (
          <Button key={label} variant="warning" size="sm" busy={busy} onClick={onChoose}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
