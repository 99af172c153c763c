import { clsx } from "clsx";

/** The logo: a speech bubble with a kanga diamond. On narrow pages about chat bots the header shows the mark alone. */
export function Logo({ narrowOnChatbots = false }: { narrowOnChatbots?: boolean }) {
  return (
    <span className="flex w-fit items-center gap-[10px] font-bold font-display text-2xl tracking-tight">
      <svg viewBox="0 0 32 32" className="size-[32px] shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <path
          className="fill-paper"
          d="M7 9.5A2.5 2.5 0 0 1 9.5 7h13A2.5 2.5 0 0 1 25 9.5v9a2.5 2.5 0 0 1-2.5 2.5H14l-5.2 4.3c-.7.6-1.8.1-1.8-.8z"
        />
        <path className="fill-accent" d="m16 9.2 4.8 4.8-4.8 4.8-4.8-4.8z" />
        <circle cx="16" cy="14" r="1.7" className="fill-primary" />
      </svg>
      <span className={clsx("min-w-[3.2em]", narrowOnChatbots && "max-wide:on-chatbots:sr-only")}>Mauzo</span>
    </span>
  );
}
