import { clsx } from "clsx";

/** The product's logo: a speech bubble with a kanga diamond in it. */
export function MauzoLogo({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={clsx("size-8", className)}>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path
        d="M7 9.5A2.5 2.5 0 0 1 9.5 7h13A2.5 2.5 0 0 1 25 9.5v9a2.5 2.5 0 0 1-2.5 2.5H14l-5.2 4.3c-.7.6-1.8.1-1.8-.8z"
        className="fill-card"
      />
      <path d="m16 9.2 4.8 4.8-4.8 4.8-4.8-4.8z" className="fill-accent" />
      <circle cx="16" cy="14" r="1.7" className="fill-primary" />
    </svg>
  );
}
