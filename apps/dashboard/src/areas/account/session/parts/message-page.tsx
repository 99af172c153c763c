import type { ReactNode } from "react";
import { AuthLayout } from "../../../../components/page/auth-layout.tsx";

type Props = { title: string; text: ReactNode; children?: ReactNode };

/** A page with one message and what to do next. */
export function MessagePage({ title, text, children }: Props) {
  return (
    <AuthLayout>
      <div role="status">
        <h1 className="font-semibold text-xl tracking-tight">{title}</h1>
        <p className="wrap-anywhere mt-2 text-muted leading-relaxed">{text}</p>
      </div>
      {children !== undefined && <div className="mt-5 flex flex-wrap gap-2">{children}</div>}
    </AuthLayout>
  );
}
