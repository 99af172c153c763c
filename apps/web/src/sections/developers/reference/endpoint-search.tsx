type Props = { label: string; found: string; none: string };

/** The search over the API calls; the page's script runs it. */
export const EndpointSearch = ({ label, found, none }: Props) => (
  <search className="mt-6 block noscript:hidden">
    <label className="block font-medium text-base">
      {label}
      <input
        type="search"
        data-find=""
        className="mt-1.5 block h-12 w-full max-w-md rounded-control border border-line-strong bg-card px-3"
      />
    </label>
    <p role="status" data-found={found} data-none={none} className="mt-2 min-h-7 text-base text-muted" />
  </search>
);
