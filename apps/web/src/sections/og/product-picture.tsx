import { Edge, tokens } from "./page-picture.tsx";

type Props = { name: string; price: string; shop: string; picture: string | undefined };

/** A product beside its name and price, with the edges of a kanga. */
export function ProductPicture({ name, price, shop, picture }: Props) {
  return (
    <div style={{ width: "100%", height: "100%", display: "flex", background: tokens.paper, color: tokens.ink }}>
      <div
        style={{
          width: 630,
          height: 630,
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          background: tokens["primary-strong"],
        }}
      >
        {picture === undefined ? (
          <div
            style={{
              width: 360,
              height: 360,
              display: "flex",
              alignItems: "center",
              justifyContent: "center",
              borderRadius: 180,
              background: tokens.accent,
              fontFamily: "Bricolage Grotesque",
              fontSize: 220,
            }}
          >
            {[...name][0]?.toUpperCase()}
          </div>
        ) : (
          // biome-ignore lint/performance/noImgElement: it is drawn, not sent.
          <img src={picture} width={630} height={630} alt="" />
        )}
      </div>
      <div
        style={{ width: 570, height: 630, display: "flex", flexDirection: "column", justifyContent: "space-between" }}
      >
        <Edge width={570} />
        <div style={{ display: "flex", flexDirection: "column", padding: "0 44px" }}>
          <div
            style={{
              fontFamily: "Bricolage Grotesque",
              fontSize: name.length > 40 ? 46 : name.length > 20 ? 58 : 70,
              lineHeight: 1.06,
              letterSpacing: "-0.02em",
            }}
          >
            {name.length > 90 ? `${name.slice(0, 88)}…` : name}
          </div>
          <div style={{ marginTop: 26, fontFamily: "Bricolage Grotesque", fontSize: 44, color: tokens.primary }}>
            {price}
          </div>
          <div style={{ marginTop: 20, fontFamily: "Inter", fontSize: 30, color: tokens.muted }}>{shop}</div>
        </div>
        <Edge width={570} />
      </div>
    </div>
  );
}
