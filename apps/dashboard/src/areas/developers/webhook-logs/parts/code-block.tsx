/** A text as machines write it, under a heading. */
export function CodeBlock({ title, text }: { title?: string; text: string }) {
  return (
    <>
      {title !== undefined && <p className="mt-3 mb-1 text-[0.8125rem] text-muted">{title}</p>}
      <pre className="wrap-anywhere whitespace-pre-wrap rounded-control bg-sunken px-3 py-2 font-mono text-xs">
        <code>{text}</code>
      </pre>
    </>
  );
}
