type Props = { label: string; head: [string, string]; rows: [code: string, text: string][] };

/** Code names on the left, their meaning on the right. */
export function DefinitionsTable({ label, head, rows }: Props) {
  return (
    <table aria-label={label} className="mt-6 w-full max-w-[46rem] text-left text-base max-sm:block">
      <thead className="text-muted text-sm max-sm:sr-only">
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className="py-2 pr-4 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([code, text]) => (
          <tr key={code} className="border-line border-t align-top max-sm:block max-sm:py-2">
            <th scope="row" className="font-normal max-sm:block sm:py-2 sm:pr-4">
              <code className="wrap-anywhere rounded bg-sunken px-1.5 py-0.5 text-sm">{code}</code>
            </th>
            <td className="wrap-anywhere text-pretty max-sm:mt-1 max-sm:block sm:py-2">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
