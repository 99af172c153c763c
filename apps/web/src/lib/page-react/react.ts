import { type ComponentChildren, options, type Ref } from "preact";

/**
 * `react` in the scripts of pages: Preact by React's names. Of `preact/compat` it has only what our components use; the
 * whole would be 2 kB more on every page.
 */
export { createContext, createElement, Fragment } from "preact";
export { useCallback, useContext, useEffect, useId, useMemo, useRef, useState } from "preact/hooks";

type WithRef<Props, Instance> = Props & { ref?: Ref<Instance> };

/** Preact passes `ref` like any other property. */
export const forwardRef =
  <Props, Instance>(render: (props: Props, ref: Ref<Instance> | undefined) => ComponentChildren) =>
  (props: WithRef<Props, Instance>) =>
    render(props, props.ref);

/** Attributes of SVG that React writes with a hyphen. */
const hyphenated = /^(?:stroke|font|textA)[A-Za-z]*$/;

const before = options.vnode;
options.vnode = (vnode) => {
  if (typeof vnode.type === "string") {
    const props: Record<string, unknown> = vnode.props;
    for (const name in props) {
      if (!hyphenated.test(name) || !/[A-Z]/.test(name)) continue;
      props[name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)] = props[name];
      delete props[name];
    }
  }
  before?.(vnode);
};
