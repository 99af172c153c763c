"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { isPlainClick, isPreviousPage } from "./back-navigation.ts";

/** A link back to a list; goes back in the history if the user came from there, so that the list is as they left it. */
export function BackLink({ href, label }: { href: string; label: string }) {
  const router = useRouter();
  return (
    <Link
      href={href}
      data-back
      onClick={(event) => {
        if (!isPlainClick(event) || !isPreviousPage(href)) return;
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
