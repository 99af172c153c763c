import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

/** Where a product is, for people who may see products. */
export function useProductPath(): (id: string) => string | undefined {
  const seesProducts = useCanAccess({ resource: "product", action: "read" });
  return (id) => (seesProducts ? `/dashboard/products/${id}` : undefined);
}
