"use client";

import { Command } from "cmdk";
import type { ReactNode } from "react";

export type PaletteItem = {
  id: string;
  label: string;
  note?: string;
  /** What it is found by besides its label. */
  keywords?: readonly string[] | undefined;
  /** Why it was found, where its label does not show it. */
  why?: ReactNode;
  icon?: ReactNode;
  keys?: string;
  run: () => void;
};
type Props = { heading: string; choices: readonly PaletteItem[]; onRun: (choice: PaletteItem) => void };

export function PaletteGroup({ heading, choices, onRun }: Props) {
  if (choices.length === 0) return null;
  return (
    <Command.Group
      heading={heading}
      className="mb-1 **:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-muted **:[[cmdk-group-heading]]:text-xs"
    >
      {choices.map((choice) => (
        <Command.Item
          key={choice.id}
          value={`${heading} ${choice.id}`}
          onSelect={() => onRun(choice)}
          className="flex min-h-10 cursor-pointer flex-wrap items-center gap-x-3 gap-y-0.5 rounded-control px-2.5 py-1.5 data-[selected=true]:bg-sunken pointer-coarse:min-h-12"
        >
          {choice.icon}
          <span className="min-w-0 truncate">{choice.label}</span>
          {choice.note !== undefined && (
            <span className="ml-auto min-w-0 truncate text-muted text-xs tabular-nums">{choice.note}</span>
          )}
          {choice.keys !== undefined && (
            <kbd className="ml-auto font-sans text-muted text-xs uppercase max-md:hidden">{choice.keys}</kbd>
          )}
          {choice.why !== undefined && <span className="basis-full truncate text-muted text-xs">{choice.why}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
