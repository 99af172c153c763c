import DiskCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { getMemoryCache } from "next/dist/server/lib/incremental-cache/memory-cache.external.js";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { currentAnswer } from "./lib/front/answer-status.ts";
import { seal } from "./lib/front/seal.ts";

type Given = Parameters<DiskCache["set"]>;
type Page = Extract<Given[1], { kind: "APP_PAGE" }>;

// Node gives what a CommonJS module exports, which holds the class under the name that the types promise.
const Base: typeof DiskCache = Reflect.get(DiskCache, "default") ?? DiskCache;

/** Next remembers how long an answer would be good for, even of one that is not kept. */
function forgetLifetime(key: string): void {
  const lifetimes: unknown = Reflect.get(SharedCacheControls, "cacheControls");
  if (lifetimes instanceof Map) lifetimes.delete(key);
}

/**
 * Next's own cache, through which every page passes that is made once and sent often, before anybody gets it: the place
 * where such a page gets its policy and its status. Only what was found is kept; while the API is down the page as it
 * was goes out instead of one that says so.
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
    // What was read before a change must not pass for news because it was stored after it.
    const stored = this.#memory?.get(key);
    const beganAt = currentAnswer()?.beganAt;
    if (stored && beganAt !== undefined) stored.lastModified = beganAt;
  }

  /** Makes of the page what goes out; whether that may be kept. */
  #seal(key: string, page: Page): boolean {
    const status = currentAnswer()?.status ?? 200;
    const before = this.#memory?.get(key)?.value;
    if (status === 503 && before && "rscData" in before) {
      Object.assign(page, before);
      return false;
    }
    const { html, policy } = seal(page.html);
    page.html = html;
    page.headers = { ...page.headers, "content-security-policy": policy };
    if (status === 200) return true;
    page.status = status;
    this.#memory?.remove(key);
    forgetLifetime(key);
    return false;
  }
}
