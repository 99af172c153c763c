/** The class of what only a script can use in such a form. */
export const scriptOnly = "noscript:hidden";

type Props = { name: string; label: string; least: number; most: number };

/** A number in a product's form where no script draws a stepper; what comes with the page has its styles in the page. */
export const FormNumber = ({ name, label, least, most }: Props) => (
  <input
    type="number"
    name={name}
    aria-label={label}
    defaultValue={least}
    min={least}
    max={Math.max(least, most)}
    className="hidden w-20 rounded-control border border-line-strong px-3 py-2 text-base noscript:block"
  />
);
