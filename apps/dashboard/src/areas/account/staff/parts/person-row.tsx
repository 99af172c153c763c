import type { ReactNode } from "react";

type Props = { name: ReactNode; email?: string; access: string; when: ReactNode; note?: string; children?: ReactNode };

/** A member or an invited person: name, permissions, since when, and the available actions. */
export function PersonRow({ name, email, access, when, note, children }: Props) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-t px-4 py-3.5 md:px-5">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium">{name}</p>
        {email !== undefined && <p className="wrap-anywhere text-muted">{email}</p>}
        <p className="wrap-anywhere mt-1">{access}</p>
        <p className="text-muted text-xs">{when}</p>
        {note !== undefined && <p className="mt-1 text-muted text-xs">{note}</p>}
      </div>
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </li>
  );
}
