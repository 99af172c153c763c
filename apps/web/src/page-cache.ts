import DiskCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { getMemoryCache } from "next/dist/server/lib/incremental-cache/memory-cache.external.js";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { currentPageStatus } from "./lib/http/page-status.ts";
import { postProcessPage } from "./lib/http/post-process-page.ts";

type Given = Parameters<DiskCache["set"]>;
type Page = Extract<Given[1], { kind: "APP_PAGE" }>;

// Node imports the exports of this CommonJS module, with the class under the name that the types promise.
const Base: typeof DiskCache = Reflect.get(DiskCache, "default") ?? DiskCache;

/** Next remembers the cache lifetime even of a response that isn't cached. */
function forgetLifetime(key: string): void {
  const lifetimes: unknown = Reflect.get(SharedCacheControls, "cacheControls");
  if (lifetimes instanceof Map) lifetimes.delete(key);
}

/**
 * Extends Next's own cache, through which every page passes that is rendered once and sent often, before anyone gets
 * it: here such a page gets its policy and its status. Only pages that were found are cached; while the API is down,
 * the previous version of a page is sent instead of an error page.
 */
export default class PageCache extends Base {
  readonly #memory: ReturnType<typeof getMemoryCache> | undefined;

  constructor(context: ConstructorParameters<typeof DiskCache>[0]) {
    super(context);
    this.#memory = context.maxMemoryCacheSize ? getMemoryCache(context.maxMemoryCacheSize) : undefined;
  }

  override async set(key: Given[0], data: Given[1], context: Given[2]): Promise<void> {
    if (data && String(data.kind) === "APP_PAGE" && "html" in data && "rscData" in data) {
      const isKept = this.#seal(key, data);
      if (!isKept) return;
    }
    await super.set(key, data, context);
    // Data read before a change must not count as newer because it was stored after the change.
    const stored = this.#memory?.get(key);
    const beganAt = currentPageStatus()?.beganAt;
    if (stored && beganAt !== undefined) stored.lastModified = beganAt;
  }

  /** Turns the page into what is sent; returns whether it may be cached. */
  #seal(key: string, page: Page): boolean {
    const status = currentPageStatus()?.status ?? 200;
    const before = this.#memory?.get(key)?.value;
    if (status === 503 && before && "rscData" in before) {
      Object.assign(page, before);
      return false;
    }
    const { html, policy } = postProcessPage(page.html);
    page.html = html;
    page.headers = { ...page.headers, "content-security-policy": policy };
    if (status === 200) return true;
    page.status = status;
    this.#memory?.remove(key);
    forgetLifetime(key);
    return false;
  }
}
