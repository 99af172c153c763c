"use client";

import type { ReactNode } from "react";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

type Props = { at: string; what: ReactNode; more?: ReactNode };

/** One thing that happened: what, when, and below it more of it. */
export const TimelineRow = ({ at, what, more }: Props) => (
  <>
    <p className="flex flex-wrap justify-between gap-x-3">
      <span className="wrap-anywhere min-w-0 whitespace-pre-line">{what}</span>
      <span className="text-muted text-xs">
        <RelativeTime iso={at} clock />
      </span>
    </p>
    {more && <div className="wrap-anywhere text-[0.8125rem] text-muted">{more}</div>}
  </>
);
