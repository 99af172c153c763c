import { clsx } from "clsx";

const variants = {
  primary: "bg-primary text-on-primary hover:bg-primary-strong",
  secondary: "border border-line bg-card text-ink hover:bg-sunken",
  tertiary: "bg-primary-soft text-primary-strong hover:bg-sunken",
  danger: "bg-danger text-on-danger hover:bg-danger-strong",
  warning: "bg-accent text-on-accent hover:bg-accent-strong",
  success: "bg-primary-strong text-on-primary hover:bg-primary",
  info: "bg-info text-on-info hover:bg-info-strong",
  light: "bg-sunken text-ink hover:bg-line",
  dark: "bg-night text-on-night hover:bg-night-soft",
  flat: "bg-transparent text-ink hover:bg-sunken",
  link: "bg-transparent px-0! text-primary underline-offset-4 hover:text-primary-strong hover:underline",
  outline: "border border-primary bg-transparent text-primary hover:bg-primary-soft",
  ghost: "bg-transparent text-muted hover:bg-sunken hover:text-ink",
} as const;

const sizes = {
  sm: "min-h-8 gap-1.5 px-3 py-1 text-[0.8125rem] pointer-coarse:min-h-10",
  md: "min-h-9 gap-2 px-4 py-1.5 pointer-coarse:min-h-11",
  lg: "min-h-11 gap-2 px-5 py-2 text-base",
  icon: "size-9 pointer-coarse:size-11",
} as const;

export type ButtonVariant = keyof typeof variants;
export const buttonVariants = [
  "primary",
  "secondary",
  "tertiary",
  "danger",
  "warning",
  "success",
  "info",
  "light",
  "dark",
  "flat",
  "link",
  "outline",
  "ghost",
] as const satisfies readonly ButtonVariant[];
export type ButtonSize = keyof typeof sizes;

/** The classes of a button, also for a link that looks like one. */
export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "md", extra?: string): string {
  return clsx(
    "inline-flex shrink-0 select-none max-w-full items-center justify-center wrap-normal rounded-control text-center font-medium",
    "transition-colors duration-150 disabled:pointer-events-none disabled:opacity-55",
    variants[variant],
    sizes[size],
    extra,
  );
}
