"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useRef } from "react";

/** So long the pointer rests on a row before its page is asked for: rows that are scrolled past are not. */
const restMs = 80;

type Props = { href: string; className: string; children: ReactNode };

/** The way from a row to its page. What it leads to is asked for when somebody is about to follow it, not for every row that is seen. */
export function RowLink({ href, ...rest }: Props) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ahead = () => router.prefetch(href);
  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      data-row-link
      onPointerEnter={() => {
        timer.current = setTimeout(ahead, restMs);
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
      onPointerDown={ahead}
      onFocus={ahead}
    />
  );
}
