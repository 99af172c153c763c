import type { ReactNode } from "react";

/** Shown when there is nothing yet: one picture, one sentence, one action. */
export function EmptyState({
  picture,
  title,
  text,
  action,
}: {
  picture?: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      {picture !== undefined && (
        <div
          aria-hidden="true"
          className="mb-4 grid size-14 place-items-center rounded-full bg-primary-soft text-primary"
        >
          {picture}
        </div>
      )}
      <p className="font-semibold text-[0.9375rem]">{title}</p>
      {text !== undefined && <p className="mt-1 max-w-sm text-balance text-muted">{text}</p>}
      {action !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
