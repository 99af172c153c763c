import type { ReactNode } from "react";
import { SessionFrame } from "../../../../components/page/session-frame.tsx";

type Props = { title: string; text: ReactNode; children?: ReactNode };

/** A page that says one thing and offers what comes next. */
export function Message({ title, text, children }: Props) {
  return (
    <SessionFrame>
      <div role="status">
        <h1 className="font-semibold text-xl tracking-tight">{title}</h1>
        <p className="wrap-anywhere mt-2 text-muted leading-relaxed">{text}</p>
      </div>
      {children !== undefined && <div className="mt-5 flex flex-wrap gap-2">{children}</div>}
    </SessionFrame>
  );
}
