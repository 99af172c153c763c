"use client";

import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

type Side = { id: string; title: string; content: ReactNode };

/** Three panels side by side where there is room, and behind tabs where there is not. */
export function ResponsiveTabs({ label, sides }: { label: string; sides: readonly [Side, Side, Side] }) {
  return (
    <Radix.Root defaultValue={sides[0].id} className="@container">
      <Radix.List
        aria-label={label}
        className="mb-3 flex gap-1 overflow-x-auto rounded-control bg-sunken p-1 @4xl:hidden"
      >
        {sides.map(({ id, title }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className="min-h-11 flex-auto whitespace-nowrap rounded-control px-3 text-muted text-sm data-[state=active]:bg-card data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <div className="grid items-start gap-5 @4xl:grid-cols-3">
        {sides.map(({ id, title, content }) => (
          <Radix.Content
            key={id}
            value={id}
            forceMount
            className="min-w-0 rounded-control @max-4xl:data-[state=inactive]:hidden"
          >
            <h3 className="@max-4xl:hidden mb-2 font-medium text-sm">{title}</h3>
            {content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
}
