import type { LucideIconData } from "lucide-react";
import type { ComponentProps } from "react";

/**
 * lucide-react's own `createLucideIcon` in the scripts of pages, without settings for a whole tree and other rarely used
 * properties: 1 kB less on every page.
 */
export const createLucideIcon = ({ node }: LucideIconData) =>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, as lucide-react's own.
  function Icon(props: ComponentProps<"svg">) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: who uses an icon hides or names it.
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {node.map(([Shape, attributes]) => (
          // biome-ignore lint/correctness/useJsxKeyInIterable: the shapes of an icon never change.
          <Shape {...attributes} />
        ))}
      </svg>
    );
  };
