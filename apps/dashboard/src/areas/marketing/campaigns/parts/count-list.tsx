import { formatCount } from "@mauzo/format/numbers/format-count";

type Props = { title: string; rows: readonly { text: string; count: number }[] };

/** Reasons with how many there are of each; nothing where there are none. */
export function CountList({ title, rows }: Props) {
  const shown = rows.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1">
        {shown.map(({ text, count }) => (
          <li key={text} className="flex justify-between gap-3 border-line border-t py-1.5 first:border-0">
            <span className="wrap-anywhere min-w-0">{text}</span>
            <span className="shrink-0 tabular-nums">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
