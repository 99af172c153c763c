import { buttonClass } from "@mauzo/ui/button-class";

type Props = { title: string; text: string; action: { href: string; label: string } };

/** A page with one message and one link to go on. */
export function MessagePage({ title, text, action }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-12 text-center">
      <svg aria-hidden="true" viewBox="0 0 96 72" className="w-24 text-line-strong" fill="none" strokeWidth="3">
        <path d="M14 26h68l-7 38a4 4 0 0 1-4 3H25a4 4 0 0 1-4-3z" className="fill-card" stroke="currentColor" />
        <path d="M30 26 44 6M66 26 52 6M36 38v16M48 38v16M60 38v16" stroke="currentColor" strokeLinecap="round" />
      </svg>
      <h1 className="mt-5 wrap-anywhere font-semibold text-2xl">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <a href={action.href} className={buttonClass("primary", "lg", "mt-6 min-h-12 font-semibold")}>
        {action.label}
      </a>
    </div>
  );
}
