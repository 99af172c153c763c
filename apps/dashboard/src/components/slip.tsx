"use client";

import { Button } from "@mauzo/ui/button";
import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import { printSlip } from "../lib/print/print-slip.ts";

type Props = {
  /** Of the paper, in millimetres. */
  width: 58 | 80;
  print: string;
  children: ReactNode;
  /** Beside the button that prints. */
  actions?: ReactNode;
};

/** A slip of paper as it will come out of the printer: black on white in any theme. */
export function Slip({ width, print, children, actions }: Props) {
  const slip = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="overflow-x-auto rounded-control border border-line bg-white py-3">
        <div
          ref={slip}
          className={clsx("wrap-anywhere mx-auto bg-white text-black text-xs", width === 58 ? "w-[50mm]" : "w-[72mm]")}
        >
          {children}
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => slip.current && printSlip(slip.current, width)}>
          {print}
        </Button>
        {actions}
      </div>
    </>
  );
}

/** A row of a slip: what, and how much, which stands below where both are too long for the paper. */
export function SlipRow({ name, amount, strong = false }: { name: ReactNode; amount: ReactNode; strong?: boolean }) {
  return (
    <div className={clsx("flex flex-wrap justify-between gap-x-2", strong && "font-semibold")}>
      <dt className="min-w-0">{name}</dt>
      <dd className="ml-auto max-w-full text-right tabular-nums">{amount}</dd>
    </div>
  );
}
