import type { Drawing, Shape } from "../../../lib/qr/drawing/drawing.ts";

function Part({ shape }: { shape: Shape }) {
  if (shape.kind === "path")
    return <path d={shape.d} fill={shape.fill} transform={`translate(${shape.x ?? 0} ${shape.y ?? 0})`} />;
  if (shape.kind === "picture")
    return <image href={shape.href} x={shape.x} y={shape.y} width={shape.size} height={shape.size} />;
  return (
    <text
      x={shape.x}
      y={shape.y}
      fill={shape.fill}
      fontSize={shape.size}
      fontWeight={700}
      textAnchor="middle"
      textLength={shape.width}
      lengthAdjust="spacingAndGlyphs"
    >
      {shape.text}
    </text>
  );
}

type Props = {
  drawing: Drawing;
  /** Without a name it is decorative. */
  name?: string;
  /** Shows only the upper left corner, where the shapes of squares and eyes can be told apart. */
  corner?: boolean;
  className?: string;
};

/** A drawing on the page, centred in its box. */
export function DrawingSvg({ drawing, name, corner = false, className }: Props) {
  return (
    <svg
      viewBox={corner ? "3 3 13 13" : `0 0 ${drawing.width} ${drawing.height}`}
      className={className}
      role={name === undefined ? undefined : "img"}
      aria-label={name}
      aria-hidden={name === undefined ? true : undefined}
    >
      {drawing.shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have nothing but their order.
        <Part key={at} shape={shape} />
      ))}
    </svg>
  );
}
