import type { Law, Source } from "../../source/sources.ts";

/** Groups of files that import each other in a cycle, by Tarjan's algorithm. */
function circles(sources: readonly Source[]): string[][] {
  const targets = new Map(
    sources.map(({ path, imports }) => [path, imports.flatMap(({ target }) => (target === undefined ? [] : [target]))]),
  );
  const order = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (path: string): number => {
    order.set(path, order.size);
    let low = order.size - 1;
    stack.push(path);
    for (const target of targets.get(path) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === order.get(path)) {
      const circle = stack.splice(stack.indexOf(path));
      if (circle.length > 1 || targets.get(path)?.includes(path)) found.push(circle);
    }
    return low;
  };
  for (const path of targets.keys()) if (!order.has(path)) visit(path);
  return found;
}

/** No file imports itself through others, not even for a type. */
export const cycles: Law = (sources) => {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return circles(sources).map((circle) => {
    const file = circle.toSorted()[0] ?? "";
    const line =
      byPath.get(file)?.imports.find(({ target }) => target !== undefined && circle.includes(target))?.line ?? 1;
    const message = `import circle with ${circle.filter((path) => path !== file).join(", ")}: move what both need to a file of its own below them`;
    return { file, line, message };
  });
};
