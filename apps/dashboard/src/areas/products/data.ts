import { type AddOnGroupBody, addOnGroups, type groupShelves, type KeptGroup } from "@mauzo/contract/add-on-groups";
import { type ProductEditInput, productEdits } from "@mauzo/contract/product-edits";
import { productExports } from "@mauzo/contract/product-imports";
import { type Product, type ProductFilter, type ProductInput, products } from "@mauzo/contract/products";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { saveFile } from "../../lib/files/send-file.ts";
import { api } from "../../lib/session/api.ts";
import { toasts } from "../../lib/toasts.ts";
import { offerUndo } from "../../lib/undo.ts";
import { useAttemptKey } from "../../lib/use-attempt-key.ts";
import { useFailureText } from "../../lib/use-failure-text.ts";

const productQuery = (id: string) => api.query(products.get, { params: { id } });

/** The list; while the next one is asked for, the last one stays, unless it is of other products altogether. */
export const useProducts = (filter: ProductFilter) =>
  useInfiniteQuery({
    ...api.pages(products.list, { query: filter }),
    placeholderData: (last, before) => (before?.queryKey[1].query?.status === filter.status ? last : undefined),
  });

/** Whether the shop keeps archived products; asked only when somebody looks at an empty list. */
export const useHasArchived = (asked: boolean) =>
  useQuery({ ...api.query(products.list, { query: { status: "archived", limit: 1 } }), enabled: asked }).data?.items
    .length === 1;

export const useProduct = (id: string) => useQuery(productQuery(id));

export const useChanges = (id: string) =>
  useInfiniteQuery(api.pages(products.changes, { params: { id }, query: { limit: 10 } }));
/** Where a product was sold; asked for by those who may see orders. */
export const useSales = (id: string, enabled: boolean) =>
  useQuery({ ...api.query(products.sales, { params: { id } }), enabled });

/** Creates a product, or changes the one with this id. What it answers is the product as it stands now. */
export function useSaveProduct(id?: string) {
  const client = useQueryClient();
  const attemptKey = useAttemptKey();
  return useMutation({
    mutationFn: (body: ProductInput): Promise<Product> =>
      id === undefined
        ? api.call(products.create, { body }, { idempotencyKey: attemptKey(body) })
        : api.call(products.update, { params: { id }, body }),
    onSuccess: (saved) => {
      client.setQueryData(productQuery(saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: [products.list.path] });
      void client.invalidateQueries({ queryKey: [products.changes.path] });
    },
  });
}

/** Reads a product anew, past the cache. */
export function useNewestProduct(id: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => client.fetchQuery({ ...productQuery(id), staleTime: 0 }) });
}

type Shown = Pick<ProductFilter, "status" | "category" | "search" | "stock" | "price_least" | "price_most">;

/** Saves the products that are shown as a file. */
export function useExport() {
  const t = useTranslations("products");
  const failureText = useFailureText();
  return (shown: Shown) => {
    const given = Object.entries(shown).filter(([, value]) => value !== undefined && value !== "");
    const query = new URLSearchParams([["form", "table"], ...given.map(([name, value]) => [name, String(value)])]);
    saveFile(`${productExports.file.path}?${query}`).catch((error: unknown) =>
      toasts.push({ title: t("exportFailed"), text: failureText(error), tone: "danger" }),
    );
  };
}

/** What an edit would make of these products; the last answer stays while the next one is asked for. */
export const useEditPreview = (input: ProductEditInput | undefined) =>
  useQuery({
    queryKey: [productEdits.preview.path, input],
    queryFn: ({ signal }) => (input ? api.call(productEdits.preview, { body: input }, { signal }) : { products: [] }),
    enabled: input !== undefined,
    placeholderData: (last) => last,
  });

/** Changes many products and offers to take all of it back. */
export function useEditMany() {
  const t = useTranslations("products.edits");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const client = useQueryClient();
  const settled = () => void client.invalidateQueries({ queryKey: [products.list.path] });
  const fail = (error: Error) => toasts.push({ title: t("failed"), text: failureText(error), tone: "danger" });
  const undo = useMutation({
    mutationFn: (id: string) => api.call(productEdits.undo, { params: { id } }),
    onSettled: settled,
    onError: fail,
    onSuccess: ({ undone, kept }) =>
      toasts.push({
        title: t("undone", { count: undone }),
        text: kept.length > 0 ? t("kept", { names: kept.map(({ name }) => name).join(", ") }) : undefined,
        tone: kept.length > 0 ? "info" : "success",
      }),
  });
  const attemptKey = useAttemptKey();
  return useMutation({
    mutationFn: (body: ProductEditInput) =>
      api.call(productEdits.apply, { body }, { idempotencyKey: attemptKey(body) }),
    onSettled: settled,
    onError: fail,
    onSuccess: ({ id, products: edited }) => {
      const count = edited.filter(({ changes }) => changes.length > 0).length;
      if (id === null) return void toasts.push({ title: t("nothing"), tone: "info" });
      offerUndo({ title: t("done", { count }), label: shell("undo"), onUndo: () => undo.mutate(id) });
    },
  });
}

type Named = { id: string; name: string };

/** Does the same to each product; says which it was done to, and why not to the rest. */
async function toEach(items: readonly Named[], call: (id: string) => Promise<unknown>) {
  const answers = await Promise.allSettled(items.map(({ id }) => call(id)));
  const done = items.filter((_, index) => answers[index]?.status === "fulfilled");
  const [failure] = answers.flatMap((answer): unknown[] => (answer.status === "rejected" ? [answer.reason] : []));
  return { done, failure };
}

/** `archive` takes products out of the shop and offers to put them back, `restore` puts them back. */
export function useArchive() {
  const t = useTranslations("products");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const client = useQueryClient();
  const tell = (title: string, failure: unknown) =>
    failure !== undefined && toasts.push({ title, text: failureText(failure), tone: "danger" });
  const settled = () => void client.invalidateQueries({ queryKey: [products.list.path] });
  const restore = useMutation({
    mutationFn: (items: readonly Named[]) => toEach(items, (id) => api.call(products.restore, { params: { id } })),
    onSettled: settled,
    onSuccess: ({ done, failure }) => {
      tell(t("restoreFailed"), failure);
      if (done.length > 0) toasts.push({ title: t("restored", { count: done.length }), tone: "success" });
    },
  });
  const archive = useMutation({
    mutationFn: (items: readonly Named[]) => toEach(items, (id) => api.call(products.archive, { params: { id } })),
    onSettled: settled,
    onSuccess: ({ done, failure }) => {
      tell(t("archiveFailed"), failure);
      if (done.length === 0) return;
      offerUndo({
        title: t("archived", { count: done.length }),
        text: done.length === 1 ? done[0]?.name : t("archivedText", { count: done.length }),
        label: shell("undo"),
        onUndo: () => restore.mutate(done),
      });
    },
  });
  return { archive: archive.mutate, restore: restore.mutate, restoring: restore.isPending };
}

const groupQuery = (id: string) => api.query(addOnGroups.get, { params: { id } });

/** The shop's add-on groups; while the next search is asked for, the last one stays. */
export const useGroups = (query: { status?: (typeof groupShelves)[number]; search: string }, enabled = true) =>
  useInfiniteQuery({ ...api.pages(addOnGroups.list, { query }), enabled, placeholderData: keepPreviousData });

export const useGroup = (id: string) => useQuery(groupQuery(id));

/** In how many products each of these groups is, as far as it is known. */
export const useGroupUses = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(useQueries({ queries: ids.map(groupQuery) }).flatMap(({ data }) => (data ? [[data.id, data.products]] : [])));

/** Reads groups anew, past the cache. */
export function useNewestGroups() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => client.fetchQuery({ ...groupQuery(id), staleTime: 0 }))),
  });
}

/** Creates a group, or changes the one with this id for every product that has it. */
export function useSaveGroup(id?: string) {
  const client = useQueryClient();
  const attemptKey = useAttemptKey();
  return useMutation({
    mutationFn: (body: AddOnGroupBody): Promise<KeptGroup> =>
      id === undefined
        ? api.call(addOnGroups.create, { body }, { idempotencyKey: attemptKey(body) })
        : api.call(addOnGroups.update, { params: { id }, body }),
    onSuccess: (saved) => {
      client.setQueryData(groupQuery(saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: [addOnGroups.list.path] });
    },
  });
}

/** `archive` takes a group out of every product and offers to put it back, `restore` puts it back. */
export function useArchiveGroup() {
  const t = useTranslations("addOns");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const client = useQueryClient();
  const onSettled = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [first] }) => typeof first === "string" && first.startsWith(addOnGroups.list.path),
    });
  const onError = (error: Error) => toasts.push({ title: t("changeFailed"), text: failureText(error), tone: "danger" });
  const restore = useMutation({
    mutationFn: ({ id }: Named) => api.call(addOnGroups.restore, { params: { id } }),
    onSettled,
    onError,
    onSuccess: (_, { name }) => toasts.push({ title: t("restored"), text: name, tone: "success" }),
  });
  const archive = useMutation({
    mutationFn: ({ id }: Named) => api.call(addOnGroups.archive, { params: { id } }),
    onSettled,
    onError,
    onSuccess: (_, group) =>
      offerUndo({ title: t("archived"), text: group.name, label: shell("undo"), onUndo: () => restore.mutate(group) }),
  });
  return { archive: archive.mutate, restore: restore.mutate };
}
