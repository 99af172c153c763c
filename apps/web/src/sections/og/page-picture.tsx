/** The renderer knows no style sheet, so the tokens of packages/ui/theme.css stand here as values; a test compares. */
export const tokens = {
  ink: "#16211d",
  paper: "#fbf9f4",
  primary: "#0b7a55",
  "primary-strong": "#075c40",
  accent: "#f2a91b",
  muted: "#57605a",
} as const;

const diamonds = Array.from({ length: 30 }, (_, place) => place * 40);

/** The *pindo* of chrome/kanga-border.tsx, which the renderer can't repeat by a pattern. */
function Edge() {
  return (
    <svg width="1200" height="40" viewBox="0 0 1200 28" preserveAspectRatio="none" role="presentation">
      <rect width="1200" height="28" fill={tokens.ink} />
      {diamonds.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path fill={tokens.accent} d="M0 0h10L0 7zM40 0H30l10 7zM0 28h10L0 21zM40 28H30l10-7z" />
          <path fill={tokens.paper} d="m20 4 14 10-14 10L6 14z" />
          <path fill={tokens.primary} d="m20 8.5 7.7 5.5-7.7 5.5-7.7-5.5z" />
        </g>
      ))}
    </svg>
  );
}

function Mark() {
  return (
    <svg width="72" height="72" viewBox="0 0 32 32" role="presentation">
      <rect width="32" height="32" rx="8" fill={tokens.primary} />
      <path
        fill={tokens.paper}
        d="M7 9.5A2.5 2.5 0 0 1 9.5 7h13A2.5 2.5 0 0 1 25 9.5v9a2.5 2.5 0 0 1-2.5 2.5H14l-5.2 4.3c-.7.6-1.8.1-1.8-.8z"
      />
      <path fill={tokens.accent} d="m16 9.2 4.8 4.8-4.8 4.8-4.8-4.8z" />
    </svg>
  );
}

/** A kanga: an edge, the title for a centre, a saying below. */
export function PagePicture({ title, line }: { title: string; line: string }) {
  return (
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        background: tokens.paper,
        color: tokens.ink,
      }}
    >
      <Edge />
      <div style={{ display: "flex", flexDirection: "column", padding: "0 80px" }}>
        <div
          style={{ display: "flex", alignItems: "center", gap: 20, fontFamily: "Bricolage Grotesque", fontSize: 52 }}
        >
          <Mark />
          Mauzo
        </div>
        <div
          style={{
            marginTop: 44,
            fontFamily: "Bricolage Grotesque",
            fontSize: title.length > 32 ? 76 : 96,
            lineHeight: 1.05,
            letterSpacing: "-0.03em",
          }}
        >
          {title}
        </div>
        <div style={{ marginTop: 36, fontFamily: "Inter", fontSize: 36, color: tokens.muted }}>{line}</div>
      </div>
      <Edge />
    </div>
  );
}
