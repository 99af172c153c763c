import { Button } from "@mauzo/ui/button";

type Props = { label: string; busy: boolean; onMore: () => void };

/** The way to the next page of a list. */
export const LoadMore = ({ label, busy, onMore }: Props) => (
  <div className="flex justify-center border-line border-t p-3">
    <Button variant="secondary" busy={busy} onClick={onMore}>
      {label}
    </Button>
  </div>
);
