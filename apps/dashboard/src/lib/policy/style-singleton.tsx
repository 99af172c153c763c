"use client";

import { useEffect } from "react";

type Props = { styles: string; dynamic?: boolean };

/**
 * Replaces the `react-style-singleton` of the scroll lock behind dialogs: it writes a style element, which the content
 * security policy refuses; a constructed style sheet needs no permission. Same promise: the styles are there while any
 * of its components is.
 */
export function styleSingleton() {
  let mounted = 0;
  let sheet: CSSStyleSheet | undefined;
  return ({ styles, dynamic }: Props) => {
    // Without `dynamic`, what the first one brought stays.
    const version = dynamic ? styles : "";
    // biome-ignore lint/correctness/useExhaustiveDependencies: `version` says when `styles` counts
    useEffect(() => {
      if (mounted++ === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        if (--mounted > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    }, [version]);
    return null;
  };
}
