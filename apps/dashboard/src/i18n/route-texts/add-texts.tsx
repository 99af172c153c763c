"use client";

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";

type Props = { messages: Partial<Messages>; children: ReactNode };

/** Adds a route's texts to those around it: next-intl's provider by itself would replace them. */
export function AddTexts({ messages, children }: Props) {
  const outer = useMessages();
  const all = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
