/** lucide's circle-alert without lucide's 2 kB: a form may be the only thing on a page that has an icon. */
export const ErrorSign = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    className="mt-0.5 size-3.5 shrink-0"
  >
    <path d="M12 2a10 10 0 0 1 0 20 10 10 0 0 1 0-20M12 8v4M12 16h.01" />
  </svg>
);
