import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type Props = {
  title?: string;
  message: string;
  icon?: ReactNode;
  retry?: string;
  onRetry?: () => void;
  busy?: boolean;
};

/** An error message, with Retry where that can help. */
export function ErrorPanel({ title, message, icon, retry = "Retry", onRetry, busy }: Props) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <div
        aria-hidden="true"
        className="mb-4 grid size-14 place-items-center rounded-full bg-danger-soft text-danger-strong"
      >
        {icon ?? <TriangleAlert className="size-6" />}
      </div>
      {title !== undefined && <p className="font-semibold text-[0.9375rem]">{title}</p>}
      <p className="mt-1 max-w-md text-balance text-muted">{message}</p>
      {onRetry !== undefined && (
        <Button variant="secondary" className="mt-5" onClick={onRetry} busy={busy}>
          {retry}
        </Button>
      )}
    </div>
  );
}
