import type { ReactNode } from "react";

/** A phone around a message, as its reader will see it. `label` says whose screen it is. */
export function PhoneFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure
      aria-label={label}
      className="mx-auto w-full max-w-72 rounded-[2.25rem] border-8 border-night bg-night shadow-float ring-1 ring-line-strong"
    >
      <div className="flex h-6 items-center justify-center">
        <span aria-hidden="true" className="h-1.5 w-16 rounded-full bg-night-soft" />
      </div>
      <div className="flex min-h-88 flex-col gap-2 rounded-[1.5rem] bg-sunken p-3 text-ink">{children}</div>
    </figure>
  );
}

/** A message inside the frame: the shop's at the left, the customer's at the right. */
export function PhoneMessage({ own = false, children }: { own?: boolean; children: ReactNode }) {
  return (
    <div
      className={
        own
          ? "max-w-[85%] self-end rounded-card rounded-br-none bg-primary-soft px-3 py-2"
          : "max-w-[85%] self-start rounded-card rounded-bl-none border border-line bg-card px-3 py-2"
      }
    >
      {children}
    </div>
  );
}
