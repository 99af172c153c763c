import { KangaBorder } from "../kanga-border.tsx";

export type ProverbText = { text: string; meaning: string };

/** A small kanga: border, centre and, under it, its saying (*jina*) with the meaning. */
export function KangaProverb({ text, meaning }: ProverbText) {
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-2xl bg-primary">
        <KangaBorder id="saying-top" className="block" />
        <svg aria-hidden="true" width="100%" className="block h-24 lg:h-48">
          <pattern id="saying-mji" width="96" height="96" x="50%" patternUnits="userSpaceOnUse">
            <path
              className="fill-primary-strong"
              d="M48 10c4 0 4 12 12 18s22 4 22 20-14 14-22 20-8 18-12 18-4-12-12-18-22-4-22-20 14-14 22-20 8-18 12-18z"
            />
            <path className="fill-accent" d="m48 32 12 16-12 16-12-16z" />
            <circle cx="48" cy="48" r="4" className="fill-primary-strong" />
            <g className="fill-accent">
              <circle cx="0" cy="0" r="4" />
              <circle cx="96" cy="0" r="4" />
              <circle cx="0" cy="96" r="4" />
              <circle cx="96" cy="96" r="4" />
            </g>
          </pattern>
          <rect width="100%" height="100%" fill="url(#saying-mji)" />
        </svg>
        <blockquote
          lang="sw"
          className="text-balance bg-accent px-4 py-3 text-center font-bold font-display text-lg text-on-accent uppercase leading-tight tracking-[0.02em] md:text-xl"
        >
          {text}
        </blockquote>
        <KangaBorder id="saying-bottom" className="block" />
      </div>
      <figcaption className="mt-3 text-pretty text-center text-base text-muted">{meaning}</figcaption>
    </figure>
  );
}
