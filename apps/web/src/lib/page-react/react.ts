import { type ComponentChildren, options, type Ref } from "preact";

/**
 * `react` in the scripts of pages: Preact by React's names. It has only what our components use; all of
 * `preact/compat` would be 1.3 kB more on every page.
 */
export { createContext, createElement } from "preact";
export { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

type WithRef<Props, Instance> = Props & { ref?: Ref<Instance> };

/** Preact passes `ref` like any other property. */
export const forwardRef =
  <Props, Instance>(render: (props: Props, ref: Ref<Instance> | undefined) => ComponentChildren) =>
  (props: WithRef<Props, Instance>) =>
    render(props, props.ref);

/** Attributes of SVG that React writes in camel case. */
const camelCase = /^(stroke|font|text(?!L))([A-Z])/;

options.vnode = ({ type, props }) => {
  if (typeof type !== "string") return;
  const attributes: Record<string, unknown> = props;
  for (const name in attributes) {
    if (!camelCase.test(name)) continue;
    attributes[name.replace(camelCase, "$1-$2").toLowerCase()] = attributes[name];
    delete attributes[name];
  }
};
