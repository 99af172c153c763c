import type { LucideIconData } from "lucide-react";
import { type ComponentProps, createElement } from "react";

/**
 * lucide-react's own `createLucideIcon` in the scripts of pages, without settings for a whole tree and other rarely used
 * properties: 1 kB less on every page.
 */
export const createLucideIcon = ({ node }: LucideIconData) =>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, as lucide-react's own.
  function Icon(props: ComponentProps<"svg">) {
    const look = {
      width: 24,
      height: 24,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
    } as const;
    return createElement(
      "svg",
      { ...look, ...props },
      ...node.map(([name, attributes]) => createElement(name, attributes)),
    );
  };
