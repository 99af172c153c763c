/** @jsxImportSource preact */

/** The centre of a kanga in the shop's colour, for a conversation that has not begun. */
export const Emblem = () => (
  <svg viewBox="-52 -52 104 104" aria-hidden="true" fill="currentColor">
    <path opacity=".1" d="M0-50 50 0 0 50-50 0z" />
    <path opacity=".16" d="M0-36 36 0 0 36-36 0z" />
    <path
      d="M0-20C-12-20-21-12-21-2c0 6 3 11 7 14l-2 10 11-6 5 .5c12 0 21-8.5 21-18.5S12-20 0-20zm0 9 9 9-9 9-9-9z"
      fill-rule="evenodd"
    />
    <path opacity=".55" d="M0-47l3 3-3 3-3-3zM0 41l3 3-3 3-3-3zM-44-3l3 3-3 3-3-3zM44-3l3 3-3 3-3-3z" />
  </svg>
);
