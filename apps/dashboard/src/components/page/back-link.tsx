"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { isBehind, isPlainPress } from "./way-back.ts";

/** The way back to a list: as it was left, where it is the page one came from. */
export function BackLink({ href, label }: { href: string; label: string }) {
  const router = useRouter();
  return (
    <Link
      href={href}
      data-back
      onClick={(event) => {
        if (!isPlainPress(event) || !isBehind(href)) return;
        event.preventDefault();
        router.back();
      }}
      className="-ml-1 mb-2 inline-flex h-8 items-center gap-1.5 rounded-control px-1 text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {label}
    </Link>
  );
}
