"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useRef } from "react";

/** How long the pointer must rest on a row before its page is prefetched, so that rows scrolled past are not. */
const restMs = 80;

type Props = { href: string; className: string; children: ReactNode };

/**
 * The link from a row to its page. Prefetches the page when the user is about to follow it, not for every visible row.
 */
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
