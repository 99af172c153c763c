import { clsx } from "clsx";

/** The classes shared by input, textarea and select. 16 px on a phone, because iOS zooms into anything smaller. */
export const controlClass = (extra?: string) =>
  clsx(
    "w-full rounded-control border border-line-strong bg-card px-3 text-base text-ink placeholder:text-muted md:text-sm",
    "transition-colors duration-150 hover:border-muted disabled:bg-sunken disabled:text-muted",
    "aria-invalid:border-danger",
    extra,
  );
