import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

type Props = {
  title?: string;
  description?: string;
  action?: ReactNode;
  className?: string;
  flush?: boolean;
  children: ReactNode;
};

/**
 * A white sheet on the page background. With a title it is a labelled section; `flush` lets a table reach the edges.
 */
export function Card({ title, description, action, className, flush = false, children }: Props) {
  const id = useId();
  const sheet = clsx("rounded-card border border-line bg-card", className);
  if (title === undefined) return <div className={clsx(sheet, !flush && "p-4 md:p-5")}>{children}</div>;
  return (
    <section aria-labelledby={id} className={sheet}>
      <div className="px-4 pt-4 md:px-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="min-w-0 font-semibold text-[0.9375rem]">
            {title}
          </h2>
          {action}
        </div>
        {description !== undefined && <p className="mt-1 text-muted">{description}</p>}
      </div>
      <div className={clsx(flush ? "mt-3" : "px-4 pt-3 pb-4 md:px-5 md:pb-5")}>{children}</div>
    </section>
  );
}
