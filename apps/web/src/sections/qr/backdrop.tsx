/** The edge of a kanga, with the pattern that the footer of every page defines. */
const Edge = ({ className }: { className: string }) => (
  <svg aria-hidden="true" width="100%" height="28" className={`absolute inset-x-0 max-lg:hidden ${className}`}>
    <rect width="100%" height="28" fill="url(#footer-pindo)" />
  </svg>
);

/** The backdrop behind the code: a plain cloth, with its border where there is room. */
export const Backdrop = () => (
  <div aria-hidden="true" className="absolute inset-0 overflow-hidden rounded-2xl bg-primary lg:rounded-3xl">
    <Edge className="top-0" />
    <Edge className="bottom-0" />
  </div>
);
