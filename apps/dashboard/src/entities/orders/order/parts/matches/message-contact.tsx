"use client";

import type { OrderMatches } from "@mauzo/contract/orders/order-matches";
import { Button } from "@mauzo/ui/button";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";

export type ContactPart = "phone" | "name" | "place";
const parts = ["name", "phone", "place"] as const;

type Props = { contact: OrderMatches["contact"]; onUse: (part: ContactPart, text: string) => void };

/** The contact data found in a message, each to take over with one press. */
export function MessageContact({ contact, onUse }: Props) {
  const t = useTranslations("addOrder.paste");
  const [used, setUsed] = useState<ReadonlySet<ContactPart>>(new Set());
  const said = parts.filter((part) => contact[part] !== "");
  if (said.length === 0) return null;
  return (
    <ul aria-label={t("contact")} className="mt-3 flex flex-wrap gap-2">
      {said.map((part) => (
        <li key={part} className="max-w-full">
          {used.has(part) ? (
            <p role="status" className="wrap-anywhere flex min-h-9 items-center gap-1.5 text-muted">
              <Check aria-hidden="true" className="size-4 shrink-0" />
              {t(`used.${part}`, { text: contact[part] })}
            </p>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              className="wrap-anywhere max-w-full text-start"
              onClick={() => {
                setUsed(new Set([...used, part]));
                onUse(part, contact[part]);
              }}
            >
              {t(`use.${part}`, { text: contact[part] })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
