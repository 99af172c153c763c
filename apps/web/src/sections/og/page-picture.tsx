/**
 * The renderer has no style sheets, so the tokens of packages/ui/theme.css are repeated here as values; a test compares
 * them.
 */
export const tokens = {
  ink: "#16211d",
  paper: "#fbf9f4",
  primary: "#0b7a55",
  "primary-strong": "#075c40",
  accent: "#f2a91b",
  muted: "#57605a",
  card: "#ffffff",
  line: "#dedad0",
} as const;

const diamonds = Array.from({ length: 30 }, (_, place) => place * 40);

/** The *pindo* of layout/kanga-border.tsx, drawn out because the renderer can't repeat a pattern. */
export function Edge({ width = 1200 }: { width?: number }) {
  return (
    <svg width={width} height="40" viewBox={`0 0 ${width} 28`} preserveAspectRatio="none" role="presentation">
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
    <svg width="60" height="60" viewBox="0 0 32 32" role="presentation">
      <rect width="32" height="32" rx="8" fill={tokens.primary} />
      <path
        fill={tokens.paper}
        d="M7 9.5A2.5 2.5 0 0 1 9.5 7h13A2.5 2.5 0 0 1 25 9.5v9a2.5 2.5 0 0 1-2.5 2.5H14l-5.2 4.3c-.7.6-1.8.1-1.8-.8z"
      />
      <path fill={tokens.accent} d="m16 9.2 4.8 4.8-4.8 4.8-4.8-4.8z" />
    </svg>
  );
}

const rows = Array.from({ length: 6 }, (_, row) => row);
const columns = Array.from({ length: 11 }, (_, column) => column);
const cashew = "M30 4c15-3 27 8 27 24 0 17-12 29-27 29-12 0-20-8-20-18 0-8 6-14 14-14 6 0 9 4 9 8 8-6 6-21-3-29z";

/** The *mji*: alternating cashews and dots, as on the landing page's cloth. */
function Centre() {
  return (
    <svg width="1200" height="630" viewBox="0 0 1200 630" style={{ position: "absolute" }} role="presentation">
      {rows.flatMap((row) =>
        columns.map((column) => (
          <g key={`${row} ${column}`} transform={`translate(${column * 112 - 4} ${row * 105 + 12})`}>
            {(row + column) % 2 === 0 ? (
              <path fill={tokens["primary-strong"]} transform="scale(1.35)" d={cashew} />
            ) : (
              <circle cx="44" cy="44" r="6" fill={tokens.accent} />
            )}
          </g>
        )),
      )}
    </svg>
  );
}

type Order = { title: string; when: string; line: string; total: string };

function OrderNote({ title, when, line, total }: Order) {
  return (
    <div
      style={{
        width: 316,
        display: "flex",
        flexDirection: "column",
        padding: 26,
        borderRadius: 22,
        background: tokens.card,
        fontFamily: "Inter",
        fontSize: 25,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 18 }}>
        <svg width="60" height="60" viewBox="0 0 60 60" role="presentation">
          <circle cx="30" cy="30" r="30" fill={tokens.accent} />
          <path d="m19 31 8 8 15-17" fill="none" stroke={tokens.ink} strokeWidth="5" />
        </svg>
        <div style={{ display: "flex", flexDirection: "column", lineHeight: 1.2 }}>
          <div style={{ fontFamily: "Bricolage Grotesque", fontSize: 32 }}>{title}</div>
          <div style={{ fontSize: 22, color: tokens.muted }}>{when}</div>
        </div>
      </div>
      <div style={{ marginTop: 22, paddingTop: 20, borderTop: `2px solid ${tokens.line}` }}>{line}</div>
      <div style={{ marginTop: 8, fontFamily: "Bricolage Grotesque", fontSize: 32 }}>{total}</div>
    </div>
  );
}

/** A kanga: an edge above and below, cashews in the centre, and on it the page's title. */
export function PagePicture({ title, line, order }: { title: string; line: string; order: Order }) {
  return (
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        background: tokens.primary,
        color: tokens.ink,
      }}
    >
      <Centre />
      <Edge />
      <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between", padding: "0 44px" }}>
        <div
          style={{
            width: 764,
            minHeight: 462,
            display: "flex",
            flexDirection: "column",
            justifyContent: "center",
            padding: "40px 52px",
            borderRadius: 28,
            background: tokens.paper,
          }}
        >
          <div
            style={{ display: "flex", alignItems: "center", gap: 18, fontFamily: "Bricolage Grotesque", fontSize: 44 }}
          >
            <Mark />
            Mauzo
          </div>
          <div
            style={{
              marginTop: 34,
              fontFamily: "Bricolage Grotesque",
              fontSize: title.length > 40 ? 58 : title.length > 24 ? 68 : 84,
              lineHeight: 1.06,
              letterSpacing: "-0.03em",
            }}
          >
            {title}
          </div>
          <div style={{ marginTop: 28, fontFamily: "Inter", fontSize: 31, color: tokens.muted }}>{line}</div>
        </div>
        <OrderNote {...order} />
      </div>
      <Edge />
    </div>
  );
}
